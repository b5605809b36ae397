import AnimationDocuments
import AnimationEngine

/// A value read from another format.
enum ImportedValue: Hashable, Sendable {
  case number(Double)
  /// A number that shows rounded, such as a `z-index`.
  case integer(Double)
  /// An angle in degrees.
  case angle(Double)
  case point(x: Double, y: Double)
  case vector([Double])
  /// A CSS colour, and the space in which it interpolates, by default as in CSS.
  case color(String, space: String = ColorSpace.css.name)
  /// A list of CSS transform functions.
  case transform(String)
  /// The data of a path.
  case path(String)
  /// Any other CSS value.
  case css(String)
  /// A value that cannot be interpolated, as JSON.
  case discrete(String)

  /// The value as documents write it.
  var json: String {
    switch self {
    case .number(let number): number.json
    case .integer(let number): "{\"integer\":\(number.json)}"
    case .angle(let degrees): "\"\(degrees.json)deg\""
    case .point(let x, let y): "{\"x\":\(x.json),\"y\":\(y.json)}"
    case .vector(let numbers): "[" + numbers.map(\.json).joined(separator: ",") + "]"
    case .color(let text, let space):
      "{\"color\":\(text.quotedJSON),\"space\":\(space.quotedJSON)}"
    case .transform(let text): "{\"transform\":\(text.quotedJSON)}"
    case .path(let text): "{\"path\":\(text.quotedJSON)}"
    case .css(let text): "{\"css\":\(text.quotedJSON)}"
    case .discrete(let json): "{\"discrete\":\(json)}"
    }
  }

  /// The numbers of the value; empty for a text.
  var numbers: [Double] {
    switch self {
    case .number(let number), .integer(let number), .angle(let number): [number]
    case .point(let x, let y): [x, y]
    case .vector(let numbers): numbers
    case .color, .transform, .path, .css, .discrete: []
    }
  }

  /// The value as one that shows rounded, if it is a whole number.
  var whole: ImportedValue {
    guard case .number(let number) = self, number == number.rounded() else { return self }
    return .integer(number)
  }

  /// Whether the value can be interpolated; other values switch.
  var moves: Bool {
    if case .discrete = self { return false }
    return true
  }

  /// The greatest difference of a number from that of another value. Texts, whose numbers are
  /// unknown, count as 1 apart, which is also the most for colours.
  func distance(to other: ImportedValue) -> Double {
    guard !numbers.isEmpty, numbers.count == other.numbers.count else {
      return self == other ? 0 : 1
    }
    return zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
  }
}
