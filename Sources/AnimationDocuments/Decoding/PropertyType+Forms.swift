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

  /// The space in which a colour interpolates; nil for all other types.
  var colorSpace: ColorSpace? {
    if case .color(let space) = self { return space }
    return nil
  }

  /// The member names of the components; none for types that are not written as objects.
  var componentWords: [Word] { compositeForm?.words ?? [] }

  /// The member names of the components as a set.
  var componentSet: WordSet { compositeForm?.set ?? [] }

  private var compositeForm: CompositeForm? {
    switch self {
    case .composite(let type): type.form
    case .color: .color
    default: nil
    }
  }

  /// The type with its article, for messages: "an angle".
  var sentence: String {
    switch self {
    case .angle: "an angle"
    case .composite(let type): type.shape.isPlural ? name : "a \(name)"
    case .integer: "an integer"
    case .discrete: "a discrete value"
    case .css: "a CSS value"
    case .vector(let count): "a vector of \(count.things("number"))"
    case .color(.oklch(let rule)): "a color in oklch by the \(rule.rawValue) hue"
    case .color(let space): "a color in \(space.name)"
    case .number, .transform, .path: "a \(name)"
    }
  }

  /// An example of a value of the type, for hints.
  var form: String {
    switch self {
    case .number: "1.5"
    case .angle: #""15deg""#
    case .vector(let count): "[" + (0..<count).map { "\($0)" }.joined(separator: ",") + "]"
    case .color: ##""#ff3b30""##
    case .integer: #"{"integer":3}"#
    case .transform: #"{"transform":"rotate(45deg)"}"#
    case .path: #"{"path":"M0 0 L10 10"}"#
    case .css: #"{"css":"10px"}"#
    case .discrete: #"{"discrete":"…"}"#
    case .composite: "{" + componentNames.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    }
  }
}
