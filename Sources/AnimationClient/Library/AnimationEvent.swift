/// A change of an animation in the library.
public struct AnimationEvent: Hashable, Sendable {
  /// The kinds of changes.
  public enum Kind: String, Hashable, Sendable {
    /// A new revision was stored.
    case revision
    /// The animation was deleted with its history.
    case deleted
  }

  /// The id of the event, from which a stream can be resumed:
  /// ``AnimationsClient/events(of:after:)``.
  public var id: String
  /// The kind of change.
  public var kind: Kind
  /// The name of the animation.
  public var name: String
  /// The new revision, or the last one of a deleted animation.
  public var revision: Int
  /// The time of the change, in the form of ``AnimationEntry/updated``.
  public var updated: String
}
