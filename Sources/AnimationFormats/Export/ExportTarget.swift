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
  /// Red, green, blue and opacity of the text, of what lies behind, of what stands out.
  case color, background, tint
  case cornerRadius, blur
  /// A list of transform functions, a path.
  case transform, path
  /// A value of CSS, under the name of its property there.
  case css(String)
  /// Anything else, under its own name.
  case custom(String)

  /// Which numbers of a target a property gives.
  struct Slot: Hashable, Sendable {
    var target: ExportTarget
    /// For each number of the target that is given its place; a property of one number gives it to all
    /// of them. Empty where the target is whatever the property is.
    var places: [Int] = []
  }

  /// What stands where nothing moves a number: an empty list for targets that are whole.
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
    case .opacity, .color, .background, .tint: true
    default: false
    }
  }

  /// What a property of a name and a type is: one thing, or for a size its width and its height. What
  /// has no other name is a custom property.
  static func slots(of name: String, _ type: PropertyType) -> [Slot] {
    switch type {
    case .number, .integer: numbers[name] ?? [Slot(target: .custom(name))]
    case .angle: [Slot(target: turns.contains(name) ? .rotate : .custom(name))]
    case .point, .size, .vector(count: 2): pairs[name] ?? [Slot(target: .custom(name))]
    case .color: [Slot(target: colors[name] ?? .custom(name))]
    case .transform: [Slot(target: name == "transform" ? .transform : .custom(name))]
    case .path: [Slot(target: ["path", "d"].contains(name) ? .path : .custom(name))]
    case .css: [Slot(target: .css(name))]
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
