/// A scanner of the tokens of path data, which reads each UTF-8 byte once from front to back.
struct PathScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips the next byte.
  mutating func skip() { position += 1 }

  /// Skips spaces and line breaks.
  mutating func skipSpace() { while let byte = next, Self.isSpace(byte) { position += 1 } }

  /// Skips a separator between two arguments.
  ///
  /// - Returns: Whether it contains a comma.
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    position += 1
    skipSpace()
    return true
  }

  /// Whether the next byte can begin a number.
  var isAtNumber: Bool {
    guard let byte = next else { return false }
    return byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "+")
  }

  /// Reads a flag; nil if neither `0` nor `1` is next.
  mutating func flag() -> Double? {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    return Double(byte - UInt8(ascii: "0"))
  }

  /// Reads a number; nil, with nothing read, if none is next. A number beyond the range of doubles
  /// is infinite.
  mutating func number() -> Double? {
    guard let number = WrittenDecimal.prefix(of: bytes[position...], takesBarePoint: true) else {
      return nil
    }
    position = number.end
    return number.value
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }
}
