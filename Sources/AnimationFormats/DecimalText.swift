import AnimationEngine

/// Decimal numbers as text, independent of language and locale.
enum DecimalText {
  /// The text of `units / 10^decimals`: no exponent, no zeros at the end, no sign of a zero.
  ///
  ///     DecimalText.text(units: -1250, decimals: 3)   // "-1.25"
  static func text(units: Int, decimals: Int) -> String {
    var bytes: [UInt8] = []
    write(units: units, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of a number rounded to `decimals` decimals; nil for one of more digits than a double has.
  static func rounded(_ number: Double, decimals: Int) -> String? {
    let units = (number * power(of: decimals)).rounded()
    return units.magnitude < 1e15 ? text(units: Int(saturating: units), decimals: decimals) : nil
  }

  /// Ten to the power of a number of decimals.
  static func power(of decimals: Int) -> Double {
    (0..<decimals).reduce(1) { power, _ in power * 10 }
  }

  /// Appends the text of `units / 10^decimals`.
  static func write(units: Int, decimals: Int, to bytes: inout [UInt8]) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    var (digits, places) = (units.magnitude, decimals)
    while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    let length = max(count(of: digits), places + 1) + (places > 0 ? 1 : 0)
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "."), count: length))
    var span = bytes.mutableSpan
    // From the last digit to the first, but for the point.
    let point = places > 0 ? start + length - 1 - places : -1
    for place in stride(from: start + length - 1, through: start, by: -1) where place != point {
      span[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
      digits /= 10
    }
  }

  /// The number of digits of a number; 1 for zero.
  private static func count(of digits: UInt) -> Int {
    var (count, rest) = (1, digits)
    while rest >= 10 { (count, rest) = (count + 1, rest / 10) }
    return count
  }

  /// The text of `units * 10^exponent` with one digit before the point.
  ///
  ///     DecimalText.scientific(-25, -9)   // "-2.5e-8"
  static func scientific(_ units: Int, _ exponent: Int) -> String {
    guard units != 0 else { return "0" }
    let digits = String(units.magnitude).count
    let mantissa = text(units: units, decimals: digits - 1)
    let power = exponent + digits - 1
    return power == 0 ? mantissa : "\(mantissa)e\(power)"
  }

  /// A number rounded to four digits, for people: `0.6667`, `1500`, `1.2e-8`. A bound of what is less
  /// is rounded `up`.
  static func short(
    _ number: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> String {
    guard number.isFinite else { return number.isNaN ? "none" : number < 0 ? "-∞" : "∞" }
    var exponent = 0
    var size = number.magnitude
    guard size >= 1e-100 else { return "0" }
    while size >= 10_000 { (size, exponent) = (size / 10, exponent + 1) }
    while size < 1000 { (size, exponent) = (size * 10, exponent - 1) }
    let units = Int(saturating: size.rounded(rule)) * (number < 0 ? -1 : 1)
    switch exponent {
    case -9..<0: return text(units: units, decimals: -exponent)
    case 0...6: return String(units) + String(repeating: "0", count: exponent)
    default: return scientific(units, exponent)
    }
  }
}
