/// The decimals that are written most: a sign, at most fifteen digits, perhaps a point.
///
/// Such a number is one quotient of two exact doubles. Longer numbers and those with an exponent
/// are left to `WrittenDecimal`, which gives the same results for these.
struct ShortDecimal {
  let value: Double
  /// The offset of the byte after the number.
  let end: Int

  /// The number at `start` of a text; nil if it is not such a short decimal.
  @inline(__always)
  init?(_ text: Span<UInt8>, from start: Int) {
    let isNegative = text.byte(at: start) == UInt8(ascii: "-")
    let first = isNegative ? start &+ 1 : start
    var (digits, index) = (Int64(0), first)
    Self.append(digitsOf: text, from: &index, to: &digits)
    let whole = index &- first
    guard whole > 0, whole == 1 || text.byte(at: first) != UInt8(ascii: "0") else { return nil }
    var fraction = 0
    if text.byte(at: index) == UInt8(ascii: ".") {
      index &+= 1
      let point = index
      Self.append(digitsOf: text, from: &index, to: &digits)
      fraction = index &- point
      guard fraction > 0 else { return nil }
    }
    guard whole &+ fraction <= Self.mostDigits else { return nil }
    if text.byte(at: index) | 0x20 == UInt8(ascii: "e") { return nil }
    let magnitude = fraction == 0 ? Double(digits) : Double(digits) / Self.powers[fraction]
    value = isNegative ? -magnitude : magnitude
    end = index
  }

  /// Moves `index` past digits and adds them. With too many digits to fit, the sum is meaningless.
  @inline(__always)
  private static func append(
    digitsOf text: Span<UInt8>, from index: inout Int, to digits: inout Int64
  ) {
    while true {
      let digit = text.byte(at: index) &- UInt8(ascii: "0")
      guard digit <= 9 else { return }
      digits = digits &* 10 &+ Int64(digit)
      index &+= 1
    }
  }

  private static let mostDigits = 15

  /// The powers of ten to divide by, by the number of decimals: all exact doubles.
  private static let powers: InlineArray<16, Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
