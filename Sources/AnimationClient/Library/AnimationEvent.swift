/// Something that happened in the library.
public struct AnimationEvent: Hashable, Sendable {
  /// What can happen to an animation of a library.
  public enum Kind: String, Hashable, Sendable {
    /// A new revision.
    case revision
    /// The animation was deleted with its history.
    case deleted
  }

  /// Says where to go on from: ``AnimationsClient/events(of:after:)``.
  public var id: String
  /// What happened to the animation.
  public var kind: Kind
  /// The name of the animation.
  public var name: String
  /// The new revision, or the last one of a deleted animation.
  public var revision: Int
  /// When, as in ``AnimationEntry/updated``.
  public var updated: String
}
