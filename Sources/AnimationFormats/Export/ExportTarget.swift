import AnimationEngine

/// What a property animates on other platforms. Targets that all platforms have are separate cases.
enum ExportTarget: Hashable, Sendable {
  /// The position of a view relative to its place, x and y.
  case translate
  /// The scale of a view, x and y.
  case scale
  /// The rotation of a view in degrees.
  case rotate
  case opacity
  case width, height
  /// The colour of the text, of the background and of the accent: red, green, blue and opacity.
  case color, background, tint
  case cornerRadius, blur
  /// A list of transform functions, and a path.
  case transform, path
  /// A CSS value, by the name of its CSS property.
  case css(String)
  /// Any other property, under its own name.
  case custom(String)

  /// The numbers of a target that a property provides.
  struct Slot: Hashable, Sendable {
    var target: ExportTarget
    /// For each number of the property, its index among the target's numbers; a property with one
    /// number provides all of them. Empty if the property is the whole target.
    var places: [Int] = []
  }

  /// The values of the target's numbers that nothing animates; empty for targets that are always
  /// whole.
  var rest: [Double] {
    switch self {
    case .translate: [0, 0]
    case .scale: [1, 1]
    default: []
    }
  }

  /// Whether the target keeps moving for people who prefer reduced motion.
  var isCalm: Bool {
    switch self {
    case .opacity, .color, .background, .tint: true
    default: false
    }
  }

  /// The targets of a property with a name and type: one, or the width and height of a size. A
  /// property without a known name is a custom property.
  static func slots(of name: String, _ type: PropertyType) -> [Slot] {
    switch type {
    case .number, .integer: numbers[name] ?? [Slot(target: .custom(name))]
    case .angle: [Slot(target: turns.contains(name) ? .rotate : .custom(name))]
    case .point, .size, .vector(count: 2): pairs[name] ?? [Slot(target: .custom(name))]
    case .color: [Slot(target: colors[name] ?? .custom(name))]
    case .transform: [Slot(target: name == "transform" ? .transform : .custom(name))]
    case .path: [Slot(target: ["path", "d"].contains(name) ? .path : .custom(name))]
    case .css: [Slot(target: name.hasPrefix("--") ? .custom(name) : .css(name))]
    case .composite, .vector, .discrete: [Slot(target: .custom(name))]
    }
  }

  private static let turns: Set = ["rotation", "rotate", "angle"]

  private static let numbers: [String: [Slot]] = [
    "x": [Slot(target: .translate, places: [0])],
    "translateX": [Slot(target: .translate, places: [0])],
    "y": [Slot(target: .translate, places: [1])],
    "translateY": [Slot(target: .translate, places: [1])],
    "scale": [Slot(target: .scale, places: [0, 1])],
    "scaleX": [Slot(target: .scale, places: [0])],
    "scaleY": [Slot(target: .scale, places: [1])],
    "rotation": [Slot(target: .rotate)], "rotate": [Slot(target: .rotate)],
    "angle": [Slot(target: .rotate)], "opacity": [Slot(target: .opacity)],
    "width": [Slot(target: .width)], "height": [Slot(target: .height)],
    "cornerRadius": [Slot(target: .cornerRadius)], "blur": [Slot(target: .blur)],
  ]

  private static let pairs: [String: [Slot]] = [
    "offset": [Slot(target: .translate, places: [0, 1])],
    "position": [Slot(target: .translate, places: [0, 1])],
    "translation": [Slot(target: .translate, places: [0, 1])],
    "translate": [Slot(target: .translate, places: [0, 1])],
    "scale": [Slot(target: .scale, places: [0, 1])],
    "size": [Slot(target: .width), Slot(target: .height)],
  ]

  private static let colors: [String: ExportTarget] = [
    "color": .color, "background": .background, "backgroundColor": .background, "tint": .tint,
  ]
}
