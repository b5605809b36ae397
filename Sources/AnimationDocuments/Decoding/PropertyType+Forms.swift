internal import AnimationEngine

extension PropertyType {
  /// The space in which a colour mixes; nil for all other types.
  var colorSpace: ColorSpace? {
    if case .color(let space) = self { return space }
    return nil
  }

  /// The words of the components; none for scalars and vectors.
  var componentWords: [Word] {
    switch self {
    case .point: Self.pointWords
    case .point3: Self.point3Words
    case .size: Self.sizeWords
    case .rect: Self.rectWords
    case .insets: Self.insetsWords
    case .color: Self.colorWords
    case .number, .angle, .integer, .discrete, .vector, .transform, .path, .css: []
    }
  }

  /// The same as a set.
  var componentSet: WordSet {
    switch self {
    case .point: .point
    case .point3: .point3
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .color: .channels
    case .number, .angle, .integer, .discrete, .vector, .transform, .path, .css: WordSet()
    }
  }

  private static let pointWords: [Word] = [.x, .y]
  private static let point3Words: [Word] = [.x, .y, .z]
  private static let sizeWords: [Word] = [.width, .height]
  private static let rectWords: [Word] = [.x, .y, .width, .height]
  private static let insetsWords: [Word] = [.top, .leading, .bottom, .trailing]
  private static let colorWords: [Word] = [.red, .green, .blue, .opacity]

  /// The type in a sentence.
  var sentence: String {
    switch self {
    case .angle: "an angle"
    case .insets: "insets"
    case .integer: "an integer"
    case .discrete: "a discrete value"
    case .css: "a CSS value"
    case .vector(let count): "a vector of \(count) numbers"
    case .color(.oklch(let rule)): "a color in oklch by the \(rule.rawValue) hue"
    case .color(let space): "a color in \(space.name)"
    case .number, .point, .point3, .size, .rect, .transform, .path: "a \(name)"
    }
  }

  /// How a value of the type is written, for hints.
  var form: String {
    switch self {
    case .number: "1.5"
    case .angle: #""15deg""#
    case .vector: "[0,1,2]"
    case .color: ##""#ff3b30""##
    case .integer: #"{"integer":3}"#
    case .transform: #"{"transform":"rotate(45deg)"}"#
    case .path: #"{"path":"M0 0 L10 10"}"#
    case .css: #"{"css":"10px"}"#
    case .discrete: #"{"discrete":"…"}"#
    case .point, .point3, .size, .rect, .insets:
      "{" + componentNames.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    }
  }
}
