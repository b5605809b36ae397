/// The properties whose running animations are removed.
public enum AnimationScope: Hashable, Sendable {
  /// All properties of the scene.
  case all
  /// The properties of a view.
  case view(String)
  /// The properties with the given indices.
  case properties([Int])
}
