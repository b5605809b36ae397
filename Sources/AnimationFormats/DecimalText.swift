import AnimationEngine

/// Decimal numbers as text, independent of language and locale.
enum DecimalText {
  /// The text of `units / 10^decimals`: no exponent, no zeros at the end, no sign of a zero.
  ///
  ///     DecimalText.text(units: -1250, decimals: 3)   // "-1.25"
  static func text(units: Int, decimals: Int) -> String {
    var (digits, places) = (units.magnitude, decimals)
    while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    var text = String(digits)
    if places > 0 {
      let missing = places + 1 - text.utf8.count
      if missing > 0 { text = String(repeating: "0", count: missing) + text }
      text.insert(".", at: text.utf8.index(text.endIndex, offsetBy: -places))
    }
    return units < 0 ? "-" + text : text
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

  /// A number rounded to four digits, for people: `0.6667`, `1500`, `1.2e-8`.
  static func short(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "none" : number < 0 ? "-∞" : "∞" }
    var exponent = 0
    var size = number.magnitude
    guard size >= 1e-100 else { return "0" }
    while size >= 10_000 { (size, exponent) = (size / 10, exponent + 1) }
    while size < 1000 { (size, exponent) = (size * 10, exponent - 1) }
    let units = Int(saturating: size.rounded()) * (number < 0 ? -1 : 1)
    switch exponent {
    case -9..<0: return text(units: units, decimals: -exponent)
    case 0...6: return String(units) + String(repeating: "0", count: exponent)
    default: return scientific(units, exponent)
    }
  }
}
