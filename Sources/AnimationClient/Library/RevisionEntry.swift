/// A revision of an animation.
public struct RevisionEntry: Hashable, Sendable, Decodable {
  /// The number of the revision.
  public var revision: Int
  /// When it was written, as in ``AnimationEntry/updated``.
  public var updated: String
  /// The length of its document.
  public var bytes: Int
}

/// A page of the history of an animation.
public struct RevisionPage: Hashable, Sendable, Decodable {
  /// The revisions of the page, the newest first.
  public var revisions: [RevisionEntry]
  /// Asks for the next page; nil on the last.
  public var cursor: String?
}
