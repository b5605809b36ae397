public import AnimationEngine

/// Which value an object is, by the names of its members.
enum ValueForm {
  /// One of the types whose members are plain numbers.
  case composite(PropertyType)
  case angle
  case color
  case integer
  case discrete
  case transform
  case path
  case css

  /// The form that members belong to; nil when no form has any of them.
  ///
  /// Members may be missing or too many: the form is the one that was probably meant.
  init?(of words: WordSet) {
    if let type = Self.composite(of: words) {
      self = .composite(type)
    } else if words.contains(.css) {
      self = .css
    } else if words.contains(.discrete) {
      self = .discrete
    } else if !words.isDisjoint(with: .color) {
      self = .color
    } else if words.contains(.integer) {
      self = .integer
    } else if !words.isDisjoint(with: .angle) {
      self = .angle
    } else if words.contains(.transform) || words.contains(.matrix) {
      self = .transform
    } else if !words.isDisjoint(with: .path) {
      self = .path
    } else {
      return nil
    }
  }

  private static func composite(of words: WordSet) -> PropertyType? {
    if words.isDisjoint(with: .compositeMembers) { return nil }
    if !words.isDisjoint(with: .insets) { return .insets }
    let hasOrigin = words.contains(.x) || words.contains(.y)
    if words.contains(.width) || words.contains(.height) { return hasOrigin ? .rect : .size }
    return words.contains(.z) ? .point3 : .point
  }
}

extension WordSet {
  static let point: WordSet = [.x, .y]
  static let point3: WordSet = [.x, .y, .z]
  static let size: WordSet = [.width, .height]
  static let rect: WordSet = [.x, .y, .width, .height]
  static let insets: WordSet = [.top, .leading, .bottom, .trailing]
  /// The components of a colour, as its velocity is written.
  static let channels: WordSet = [.red, .green, .blue, .opacity]
  static let angle: WordSet = [.degrees, .radians]
  static let color: WordSet = [.color, .space, .hue]
  static let integer: WordSet = [.integer]
  static let discrete: WordSet = [.discrete]
  static let transform: WordSet = [.transform, .matrix]
  static let path: WordSet = [.path, .morph]
  static let morphs: WordSet = [.auto]
  static let cssValue: WordSet = [.css, .discrete]
  static let colorSpaces: WordSet = [.srgb, .srgbLinear, .oklab, .oklch, .displayP3, .css]
  static let compositeMembers = point3.union(size).union(insets)
  /// The members of which every value that is an object has one.
  static let valueMembers = compositeMembers.union(angle).union(color).union(transform)
    .union([.integer, .discrete, .css]).union(path)
}

extension PropertyType {
  /// What the type is called in documents, answers and sentences.
  public var name: String {
    switch self {
    case .number: "number"
    case .angle: "angle"
    case .point: "point"
    case .point3: "point3"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
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
