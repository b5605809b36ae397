/// A stored animation without its document.
public struct AnimationEntry: Hashable, Sendable, Decodable {
  /// The name of the animation.
  public var name: String
  /// The number of the newest revision.
  public var revision: Int
  /// The document's kind, such as `keyframes`.
  public var kind: String
  /// The duration of the animation in seconds; nil when the animation has no end.
  public var duration: Double?
  /// The time of the newest revision: RFC 3339 in UTC, to the microsecond, so that texts sort
  /// like times.
  public var updated: String
}

/// A page of a list of animations.
public struct AnimationPage: Hashable, Sendable, Decodable {
  /// The animations of the page, in order of name.
  public var animations: [AnimationEntry]
  /// The cursor of the next page; nil on the last one.
  public var cursor: String?
}
