public import AnimationEngine

extension PropertyType {
  /// The type of a value whose members are plain numbers; nil where none of them is there.
  ///
  /// Members may be missing or too many: the type is the one that was probably meant.
  init?(compositeOf words: WordSet) {
    if words.isDisjoint(with: .compositeMembers) { return nil }
    let hasOrigin = words.contains(.x) || words.contains(.y)
    if !words.isDisjoint(with: .insets) {
      self = .insets
    } else if words.contains(.width) || words.contains(.height) {
      self = hasOrigin ? .rect : .size
    } else {
      self = words.contains(.z) ? .point3 : .point
    }
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
  static let compositeMembers = point3.union(size).union(insets)
  /// The members of which every value that is an object has one.
  static let valueMembers = Forms.valueObjects.reduce(compositeMembers) {
    $0.union($1.object.words)
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
    case .transform: "transform"
    case .path: "path"
    case .css: "css"
    case .discrete: "discrete"
    }
  }
}
