// The letters and digits of ASCII, of which numbers and names are made.

extension UInt8 {
  /// Whether the byte is a digit, `0` to `9`.
  @inlinable
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is a letter, `a` to `z` or `A` to `Z`.
  @inlinable
  package var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
