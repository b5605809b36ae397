internal import AnimationEngine

/// A text in place of a number, and what was probably meant.
enum NumberMistake {
  /// A number in quotation marks.
  case quoted(String)
  /// A number in a notation that JSON does not have, such as `.5`; `plain` is the one to write instead.
  case notated(number: String, plain: String)
  /// A number with a unit; `plain` is the number to write instead, nil if the unit is unknown.
  case united(number: String, plain: String?)

  /// The mistake in a text; nil if it does not begin like a number.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let bytes = ArraySlice(text.utf8)
    guard let number = WrittenDecimal.prefix(of: bytes), number.value.isFinite else { return nil }
    let unit = text.utf8.dropFirst(number.end)
    guard !unit.isEmpty else {
      let beginsWithDigit = bytes.first { $0 != UInt8(ascii: "-") }.map(\.isDigit) ?? false
      self =
        beginsWithDigit
        ? .quoted(text) : .notated(number: text, plain: NumberWriter().text(number.value))
      return
    }
    guard unit.allSatisfy({ $0 == UInt8(ascii: "%") || $0.isLetter }) else { return nil }
    self = .united(
      number: text, plain: Self.plain(number.value, String(decoding: unit, as: UTF8.self)))
  }

  /// Whether the number to write instead is known.
  var isTold: Bool {
    switch self {
    case .quoted, .notated, .united(_, _?): true
    case .united(_, nil): false
    }
  }

  /// The message that says what to write instead.
  var sentence: String {
    switch self {
    case .quoted(let number): "A number stands without quotation marks: \(number)."
    case .notated(let number, let plain):
      "A number begins with a digit: write \(plain) for \(number)."
    case .united(let number, .some(let plain)):
      "Numbers have no unit here: write \(plain) for \(number)."
    case .united(let number, .none): "Numbers have no unit here; this is \"\(number)\"."
    }
  }

  /// The hint for writing the same text as a value that keeps it.
  var valueHint: String {
    switch self {
    case .quoted(let text), .notated(let text, _): #"{"discrete":"\#(text)"} where it is a text"#
    case .united(let text, _): #"{"css":"\#(text)"} where it keeps its unit"#
    }
  }

  /// The greatest length of a text that may be a number, in bytes.
  private static let longest = 40

  /// The number converted to seconds, degrees or points; nil if the unit is unknown.
  private static func plain(_ number: Double, _ unit: String) -> String? {
    switch unit.lowercased() {
    case "s", "sec", "px", "pt", "deg", "hz", "x": NumberWriter().text(number)
    case "ms": NumberWriter().text(number / 1000)
    case "%": NumberWriter().text(number / 100)
    default: nil
    }
  }
}
