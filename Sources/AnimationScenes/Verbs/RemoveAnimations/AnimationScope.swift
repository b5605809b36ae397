import AnimationEngine

/// The properties whose running animations are removed.
public enum AnimationScope: Hashable, Sendable {
  /// All properties of the scene.
  case all
  /// The properties of a view.
  case view(String)
  /// The properties with the given indices.
  case properties([Int])
}

extension AnimationScope {
  /// Whether a property is in the scope.
  func contains(_ index: Int, _ property: AnimatedProperty) -> Bool {
    switch self {
    case .all: true
    case .view(let view): property.view.isExactly(view)
    case .properties(let properties): properties.contains(index)
    }
  }
}
