// Tokens of colours only: hexadecimal digits, ASCII names, and comments that must be closed.

extension CSSScanner {
  /// Reads hexadecimal digits, of any number.
  mutating func takeHexDigits() -> ArraySlice<UInt8> {
    let digits = bytes[offset...].prefix { $0.hexDigitValue != nil }
    offset = digits.endIndex
    return digits
  }

  /// Skips white space and comments.
  ///
  /// - Throws: ``ValueSyntaxError`` where a comment is not closed.
  mutating func skipClosedSpace() throws(ValueSyntaxError) {
    skipSpace()
    if let openComment { throw failure("A comment has no end.", at: openComment) }
  }

  /// Reads a letter and the letters, digits, `-` and `_` after it, converted to lower case. Nil if
  /// no letter is next.
  mutating func takeIdentifier() -> String? {
    guard let first = next, first.isLetter else { return nil }
    let start = offset
    while let byte = next, byte < 0x80, Self.isWordByte(byte) { offset += 1 }
    return text(from: start).lowercased()
  }
}
