/// An animation of the library without its document.
public struct AnimationEntry: Hashable, Sendable, Decodable {
  /// The name of the animation.
  public var name: String
  /// The number of the newest revision.
  public var revision: Int
  /// The document's kind, such as `keyframes`.
  public var kind: String
  /// How long it lasts, in seconds; nil when it has no end.
  public var duration: Double?
  /// When that revision was written: RFC 3339 in UTC, to the microsecond, so that the texts are in
  /// the order of the times.
  public var updated: String
}

/// A page of the list of animations.
public struct AnimationPage: Hashable, Sendable, Decodable {
  /// The animations of the page, in order of name.
  public var animations: [AnimationEntry]
  /// Asks for the next page; nil on the last.
  public var cursor: String?
}
