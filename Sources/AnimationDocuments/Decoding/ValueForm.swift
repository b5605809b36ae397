public import AnimationEngine

/// Which value an object is, by the names of its members.
enum ValueForm {
  /// One of the types whose members are plain numbers.
  case composite(PropertyType)
  case angle
  case color
  case integer
  case discrete
  /// A type of the contract that is not animated here, by its name.
  case unsupported(String)

  /// The form that members belong to; nil when no form has any of them.
  ///
  /// Members may be missing or too many: the form is the one that was probably meant.
  init?(of words: WordSet) {
    if words.contains(.discrete) {
      self = .discrete
    } else if words.contains(.color) {
      self = .color
    } else if words.contains(.integer) {
      self = .integer
    } else if !words.isDisjoint(with: [.degrees, .radians]) {
      self = .angle
    } else if !words.isDisjoint(with: [.transform, .matrix]) {
      self = .unsupported("transform")
    } else if words.contains(.path) {
      self = .unsupported("path")
    } else if let type = Self.composite(of: words) {
      self = .composite(type)
    } else {
      return nil
    }
  }

  /// The members of all forms.
  static var words: WordSet {
    [
      .x, .y, .z, .width, .height, .top, .leading, .bottom, .trailing, .color, .integer,
      .degrees, .radians, .transform, .path, .discrete,
    ]
  }

  private static func composite(of words: WordSet) -> PropertyType? {
    if !words.isDisjoint(with: [.top, .leading, .bottom, .trailing]) { return .insets }
    let hasOrigin = !words.isDisjoint(with: [.x, .y])
    if !words.isDisjoint(with: [.width, .height]) { return hasOrigin ? .rect : .size }
    if words.contains(.z) { return .point3 }
    return hasOrigin ? .point : nil
  }
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
    case .discrete: "discrete"
    }
  }
}
