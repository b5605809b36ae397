import AnimationEngine

/// Whose running animations are meant.
public enum AnimationScope: Hashable, Sendable {
  /// Those of all properties.
  case all
  /// Those of the properties of a view.
  case view(String)
  /// Those of some properties, by their indices.
  case properties([Int])
}

extension AnimationScope {
  /// Whether those of a property are meant.
  func contains(_ index: Int, _ property: AnimatedProperty) -> Bool {
    switch self {
    case .all: true
    case .view(let view): property.view == view
    case .properties(let properties): properties.contains(index)
    }
  }
}
