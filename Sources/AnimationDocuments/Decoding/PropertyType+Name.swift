public import AnimationEngine

extension PropertyType {
  /// The name of the type in documents, answers and messages.
  public var name: String {
    switch self {
    case .number: "number"
    case .angle: "angle"
    case .composite(let type): type.shape.name
    case .vector: "vector"
    case .color: "color"
    case .integer: "integer"
    case .transform: "transform"
    case .path: "path"
    case .css: "css"
    case .discrete: "discrete"
    }
  }
}
