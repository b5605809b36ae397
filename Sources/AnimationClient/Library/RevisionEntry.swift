/// A revision of an animation.
public struct RevisionEntry: Hashable, Sendable, Decodable {
  /// The number of the revision.
  public var revision: Int
  /// The time at which the revision was stored, in the form of ``AnimationEntry/updated``.
  public var updated: String
  /// The length of the revision's document in bytes.
  public var bytes: Int
}

/// A page of an animation's revisions.
public struct RevisionPage: Hashable, Sendable, Decodable {
  /// The revisions of the page, the newest first.
  public var revisions: [RevisionEntry]
  /// The cursor of the next page; nil on the last one.
  public var cursor: String?
}
