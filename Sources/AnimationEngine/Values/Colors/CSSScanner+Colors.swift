// What is particular to colours: hexadecimal digits, names of ASCII alone, and comments that have an end.

extension CSSScanner {
  /// Takes hexadecimal digits, however many there are.
  mutating func takeHexDigits() -> ArraySlice<UInt8> {
    let digits = bytes[offset...].prefix { Character(Unicode.Scalar($0)).isHexDigit }
    offset = digits.endIndex
    return digits
  }

  /// Skips white space and comments.
  ///
  /// - Throws: where a comment has no end.
  mutating func skipClosedSpace() throws(ValueSyntaxError) {
    skipSpace()
    if let openComment { throw failure("A comment has no end.", at: openComment) }
  }

  /// Takes letters, digits, `-` and `_` from a letter on, in lower case; nil if none is next.
  mutating func takeIdentifier() -> String? {
    guard let first = next, Self.isLetter(first) else { return nil }
    let start = offset
    while let byte = next, byte < 0x80, Self.isWordByte(byte) { offset += 1 }
    return text(from: start).lowercased()
  }
}
