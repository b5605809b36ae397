internal import AnimationEngine

/// Angles written as text: a number and a unit.
enum AngleText {
  /// The degrees of a text such as `0.5turn`, perhaps infinite; nil if it is no angle.
  static func degrees(_ text: ArraySlice<UInt8>) -> Double? {
    guard let number = WrittenDecimal.prefix(of: text),
      let unit = units.first(where: { text[number.end...].elementsEqual($0.utf8) }),
      let size = FixedUnit.degrees(of: unit)
    else { return nil }
    return number.value * size
  }

  /// The degrees of a plain text such as `45deg` in the given range of a longer text, as fast as
  /// possible. Nil for any text but a short number with the unit `deg`.
  static func plainDegrees(_ text: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard let number = ShortDecimal(text, from: range.lowerBound),
      number.end &+ 3 == range.upperBound, text.packed(from: number.end, count: 3) == degreesUnit
    else { return nil }
    return number.value
  }

  /// The bytes of `deg`, the first lowest.
  private static let degreesUnit: UInt64 = 0x67_65_64

  /// Whether a text was probably meant to be an angle: it begins like a number or ends in a unit.
  static func resembles(_ text: ArraySlice<UInt8>) -> Bool {
    if WrittenDecimal.prefix(of: text) != nil { return true }
    return units.contains { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static let units = ["deg", "rad", "turn"]
}
