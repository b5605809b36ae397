import AnimationEngine

/// What a property is on other platforms: what every one of them can move has a name of its own here.
enum ExportTarget: Hashable, Sendable {
  /// Moves a view by x and y.
  case translate
  /// Stretches it by x and y.
  case scale
  /// Turns it by degrees.
  case rotate
  case opacity
  case width, height
  /// Red, green, blue and opacity of the text, or of what lies behind.
  case color, background
  case cornerRadius, blur
  /// A list of transform functions, a path, anything else.
  case transform, path
  case custom(String)

  /// Which columns of a target a property moves, with the value of those that nothing moves.
  struct Slot: Hashable, Sendable {
    var target: ExportTarget
    /// For each column of the property its place among those of the target.
    var places: [Int]
    /// Whether one column moves all places.
    var isUniform = false
  }

  /// What stands where nothing moves a column: an empty list for targets that are whole.
  var rest: [Double] {
    switch self {
    case .translate: [0, 0]
    case .scale: [1, 1]
    default: []
    }
  }

  /// Whether people who ask for less motion still see it.
  var isCalm: Bool {
    switch self {
    case .opacity, .color, .background: true
    default: false
    }
  }

  /// The target that a name stands for, as `map` writes it; any other name is a custom property.
  static func named(_ name: String, _ type: PropertyType) -> [Slot] {
    let isPair = type == .point || type == .size || type == .vector(count: 2)
    let isNumber = type == .number || type == .integer
    switch name {
    case "x",
      "translateX" where isNumber:
      return [Slot(target: .translate, places: [0])]
    case "y",
      "translateY" where isNumber:
      return [Slot(target: .translate, places: [1])]
    case "offset", "position", "translation",
      "translate" where isPair:
      return [Slot(target: .translate, places: [0, 1])]
    case "scale" where isNumber: return [Slot(target: .scale, places: [0, 1], isUniform: true)]
    case "scale" where isPair: return [Slot(target: .scale, places: [0, 1])]
    case "scaleX" where isNumber: return [Slot(target: .scale, places: [0])]
    case "scaleY" where isNumber: return [Slot(target: .scale, places: [1])]
    case "rotation", "rotate",
      "angle" where isNumber || type == .angle:
      return [Slot(target: .rotate, places: [0])]
    case "size" where type == .size:
      return [Slot(target: .width, places: [0]), Slot(target: .height, places: [0])]
    default: return [whole(name, type)]
    }
  }

  private static func whole(_ name: String, _ type: PropertyType) -> Slot {
    let isNumber = type == .number || type == .integer
    let isColor = if case .color = type { true } else { false }
    let target: ExportTarget =
      switch name {
      case "opacity" where isNumber: .opacity
      case "width" where isNumber: .width
      case "height" where isNumber: .height
      case "cornerRadius" where isNumber: .cornerRadius
      case "blur" where isNumber: .blur
      case "color",
        "tint" where isColor:
        .color
      case "background",
        "backgroundColor" where isColor:
        .background
      case "transform" where type == .transform: .transform
      case "path",
        "d" where type == .path:
        .path
      default: .custom(name)
      }
    return Slot(target: target, places: [])
  }
}
