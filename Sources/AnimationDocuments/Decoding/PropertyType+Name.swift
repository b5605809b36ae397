public import AnimationEngine

extension PropertyType {
  /// What the type is called in documents, answers and sentences.
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
