/// A text form with placeholders for numbers, in which an animated value is written, such as
/// `M0 0L10 10`, `rotate(45deg)` or `calc(10px + 5%)`.
///
///     ValueText([.text("rotate("), .number, .text("deg)")])
public struct ValueText: Hashable, Sendable {
  /// A part of the text form; parts take the columns of a value in order.
  public enum Part: Hashable, Sendable {
    /// Constant text.
    case text(String)
    /// One column, written as a number.
    case number
    /// One column that chooses between two texts: the first where it is above 0.
    case choice(String, String)
    /// Four columns, written as a colour: gamma-encoded red, green and blue, and the opacity.
    case color(ColorNotation)
    /// One column that is not written; where it is NaN there is no text.
    case presence

    /// The number of columns that the part takes.
    public var columnCount: Int {
      switch self {
      case .text: 0
      case .number, .choice, .presence: 1
      case .color: 4
      }
    }
  }

  /// The notations of a colour in a text.
  public enum ColorNotation: Hashable, Sendable {
    /// The colour as it is: a hex colour where it rounds to one, otherwise `color(srgb …)`.
    case whole
    /// The colour mapped into sRGB by the gamut mapping of CSS Color 4.
    case inGamut
    /// Always `color(srgb …)` with opacity, so that any two texts differ in numbers alone.
    case function
  }

  /// The parts in order; consecutive texts are merged.
  public private(set) var parts: [Part] = []

  /// Creates the text form of some parts.
  public init(_ parts: some Sequence<Part> = []) {
    for part in parts { append(part) }
  }

  /// The number of columns that the whole text takes.
  ///
  /// - Complexity: O(parts).
  public var columnCount: Int { parts.reduce(0) { $0 + $1.columnCount } }

  /// Adds a part at the end.
  public mutating func append(_ part: Part) {
    if case .text(let text) = part {
      if text.isEmpty { return }
      if case .text(let before)? = parts.last {
        parts[parts.count - 1] = .text(before + text)
        return
      }
    }
    parts.append(part)
  }

  /// The text with its placeholders filled by numbers, which `write` writes.
  ///
  /// - Precondition: There are ``columnCount`` numbers.
  /// - Complexity: O(parts).
  public func filled(
    with numbers: some Collection<Double>, _ write: (Double) -> String
  ) -> String {
    var rest = Array(numbers)[...]
    precondition(rest.count == columnCount, "\(rest.count) numbers for \(columnCount)")
    return parts.reduce(into: "") { text, part in
      let own = Array(rest.prefix(part.columnCount))
      rest = rest.dropFirst(part.columnCount)
      switch part {
      case .text(let fixed): text += fixed
      case .number: text += write(own[0])
      case .choice(let above, let below): text += own[0] > 0 ? above : below
      case .presence: break
      case .color(let notation):
        text += ResolvedColor(red: own[0], green: own[1], blue: own[2], opacity: own[3])
          .written(notation, number: write)
      }
    }
  }

  /// The same text form with a text before it and one after it.
  public func within(_ opening: String, _ closing: String) -> ValueText {
    ValueText([.text(opening)] + parts + [.text(closing)])
  }
}

extension PathStructure {
  /// The text form of paths with this structure: `M0 0L10 10Z`.
  ///
  /// - Complexity: O(numbers).
  public var text: ValueText {
    var text = ValueText()
    let nothing = [Double](repeating: 0, count: numberCount)
    forEachTextPart(numbers: nothing[...]) { part in
      switch part {
      case .command(let letter): text.append(.text(String(UnicodeScalar(letter))))
      case .space: text.append(.text(" "))
      case .number: text.append(.number)
      case .flag: text.append(.choice("1", "0"))
      }
    }
    return text
  }
}
