/// Decimal numbers as text, the same in every language and place.
enum DecimalText {
  /// The text of `units / 10^decimals`: no exponent, no zeros at the end, no sign of a zero.
  ///
  ///     DecimalText.text(units: -1250, decimals: 3)   // "-1.25"
  static func text(units: Int, decimals: Int) -> String {
    var digits = String(units.magnitude)
    while digits.count <= decimals { digits = "0" + digits }
    let whole = digits.dropLast(decimals)
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
