/// A text that stands where a number belongs, read as what was probably meant.
enum NumberMistake {
  /// A number in quotation marks.
  case quoted(String)
  /// A number with a unit, and the number alone where it has the unit that is read here.
  case united(number: String, plain: String?)

  /// What a text was meant to be; nil where it does not begin like a number.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let bytes = ArraySlice(text.utf8)
    guard let number = DecimalText.prefix(of: bytes), number.value.isFinite else { return nil }
    let unit = text.utf8.dropFirst(number.end)
    guard !unit.isEmpty else {
      self = .quoted(text)
      return
    }
    guard unit.allSatisfy({ Self.isPartOfUnit($0) }) else { return nil }
    self = .united(
      number: text, plain: Self.plain(number.value, String(decoding: unit, as: UTF8.self)))
  }

  /// Whether it is known what to write instead.
  var isTold: Bool {
    switch self {
    case .quoted, .united(_, _?): true
    case .united(_, nil): false
    }
  }

  /// What to do about it.
  var sentence: String {
    switch self {
    case .quoted(let number): "A number stands without quotation marks: \(number)."
    case .united(let number, .some(let plain)):
      "Numbers have no unit here: write \(plain) for \(number)."
    case .united(let number, .none): "Numbers have no unit here; this is \"\(number)\"."
    }
  }

  /// How to write a value that is meant as a text.
  var valueHint: String {
    switch self {
    case .quoted(let text): #"{"discrete":"\#(text)"} where it is a text"#
    case .united(let text, _): #"{"css":"\#(text)"} where it keeps its unit"#
    }
  }

  /// Longer texts are no numbers.
  private static let longest = 40

  private static func isPartOfUnit(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The number as it is written here, in seconds, degrees or points.
  private static func plain(_ number: Double, _ unit: String) -> String? {
    switch unit.lowercased() {
    case "s", "sec", "px", "pt", "deg", "hz", "x": NumberWriter().text(number)
    case "ms": NumberWriter().text(number / 1000)
    case "%": NumberWriter().text(number / 100)
    default: nil
    }
  }
}
