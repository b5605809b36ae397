/// Whose running animations are meant.
public enum AnimationScope: Hashable, Sendable {
  /// Those of all properties.
  case all
  /// Those of the properties of a view.
  case view(String)
  /// Those of some properties, by their indices.
  case properties([Int])
}
