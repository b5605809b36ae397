import AnimationEngine

extension PropertyType {
  /// The noun for the type in messages that a format cannot show it, such as "colour".
  var noun: String {
    switch self {
    case .path: "path"
    case .transform: "transform list"
    case .discrete: "value that switches"
    case .color: "colour"
    case .css: "CSS value"
    default: "composite value"
    }
  }
}
