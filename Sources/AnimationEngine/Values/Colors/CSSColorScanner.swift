/// Reads the tokens of a CSS colour from UTF-8 bytes, from front to back and each byte once.
struct CSSColorScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// The byte `distance` places ahead; nil beyond the end.
  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Takes hexadecimal digits, however many there are.
  mutating func hexDigits() -> ArraySlice<UInt8> {
    let digits = bytes[position...].prefix { Character(Unicode.Scalar($0)).isHexDigit }
    position = digits.endIndex
    return digits
  }

  /// Takes `byte` if it is next.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Skips spaces, line ends and comments.
  mutating func skipSpace() throws(ValueSyntaxError) {
    while let byte = peek() {
      if Self.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ValueSyntaxError) {
    let start = position
    position += 2
    while !isAtEnd {
      if take("*") {
        if take("/") { return }
      } else {
        position += 1
      }
    }
    throw ValueSyntaxError("A comment has no end.", at: start)
  }

  /// Takes letters, digits, `-` and `_` from a letter on, in lower case; nil if none is next.
  mutating func identifier() -> String? {
    guard let first = peek(), Self.isLetter(first) else { return nil }
    let start = position
    while let byte = peek(), Self.isNamePart(byte) { position += 1 }
    return String(decoding: bytes[start..<position].map(Self.lowercased), as: UTF8.self)
  }

  /// Takes a number in the form of CSS (`1`, `+.5`, `-2.5e3`); nil if none is next.
  ///
  /// A number that no double holds is infinite.
  mutating func number() -> Double? {
    let start = position
    if !take("+") { _ = take("-") }
    let whole = digits()
    if peek() == UInt8(ascii: "."), let next = peek(1), Self.isDigit(next) {
      position += 1
      _ = digits()
    } else if whole == 0 {
      position = start
      return nil
    }
    exponent()
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Takes an exponent, unless the letter begins a unit.
  private mutating func exponent() {
    let start = position
    guard take("e") || take("E") else { return }
    if !take("+") { _ = take("-") }
    if digits() == 0 { position = start }
  }

  /// Takes digits; returns how many.
  private mutating func digits() -> Int {
    let start = position
    while let byte = peek(), Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercased(byte)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
