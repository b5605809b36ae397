import AnimationDocuments

/// A value as it was read from another language.
enum ImportedValue: Hashable, Sendable {
  case number(Double)
  /// In degrees.
  case angle(Double)
  case point(x: Double, y: Double)
  case vector([Double])
  /// A colour of CSS, which mixes as CSS has it.
  case color(String)
  /// A list of transform functions of CSS.
  case transform(String)
  /// The commands of a path.
  case path(String)
  /// Any other value of CSS.
  case css(String)
  /// What cannot move, as JSON.
  case discrete(String)

  /// The value as documents write it.
  var json: String {
    switch self {
    case .number(let number): number.json
    case .angle(let degrees): "\"\(degrees.json)deg\""
    case .point(let x, let y): "{\"x\":\(x.json),\"y\":\(y.json)}"
    case .vector(let numbers): "[" + numbers.map(\.json).joined(separator: ",") + "]"
    case .color(let text): "{\"color\":\(text.quotedJSON),\"space\":\"css\"}"
    case .transform(let text): "{\"transform\":\(text.quotedJSON)}"
    case .path(let text): "{\"path\":\(text.quotedJSON)}"
    case .css(let text): "{\"css\":\(text.quotedJSON)}"
    case .discrete(let json): "{\"discrete\":\(json)}"
    }
  }

  /// Its numbers; none where they are not known without reading the text.
  var numbers: [Double] {
    switch self {
    case .number(let number), .angle(let number): [number]
    case .point(let x, let y): [x, y]
    case .vector(let numbers): numbers
    case .color, .transform, .path, .css, .discrete: []
    }
  }

  /// Whether values of this form move; the others switch.
  var moves: Bool {
    if case .discrete = self { return false }
    return true
  }

  /// The greatest distance of a number from that of another value. A colour goes at most by 1, and of
  /// texts nothing is known: they count as 1 too.
  func way(to other: ImportedValue) -> Double {
    guard !numbers.isEmpty, numbers.count == other.numbers.count else {
      return self == other ? 0 : 1
    }
    return zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
  }
}
