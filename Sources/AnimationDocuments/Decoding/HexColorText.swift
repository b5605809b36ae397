internal import AnimationEngine

/// Hex colours read from bytes. The result is that of `ResolvedColor(hex:)`, without making a
/// string: colours are the most frequent texts among values.
enum HexColorText {
  /// The colour of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for any other text.
  static func color(_ text: ArraySlice<UInt8>) -> ResolvedColor? {
    let digits = text.dropFirst()
    guard text.first == UInt8(ascii: "#"), [3, 4, 6, 8].contains(digits.count) else { return nil }
    let isShort = digits.count <= 4
    var number: UInt32 = digits.count % 4 == 0 ? 0 : 0xFF
    var shift: UInt32 = 32
    for byte in digits {
      guard let digit = JSONEscapes.hexadecimalDigit(byte) else { return nil }
      shift -= isShort ? 8 : 4
      // In the short notation each digit counts twice.
      number |= (isShort ? digit * 0x11 : digit) << shift
    }
    return ResolvedColor(
      red: channel(number >> 24), green: channel(number >> 16), blue: channel(number >> 8),
      opacity: channel(number))
  }

  private static func channel(_ number: UInt32) -> Double { Double(number & 0xFF) / 255 }
}
