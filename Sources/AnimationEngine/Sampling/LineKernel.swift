/// A straight line on even rows: what it shows at its first row, and its rise of a row times the rows
/// since then. Nothing is divided but once.
///
/// The rise is kept in two parts, of which the first has 27 bits: its product with a row number below
/// 2^26 is exact, and what both leave out lies far below the last place of the span. So a row rounds
/// twice, once less than the closed form, and a line over round numbers shows round numbers.
struct LineKernel {
  /// The first row that the line holds on, and what shows there.
  private let first: Double
  private let start: Double
  private let high: Double
  private let low: Double

  /// Nil where what the line is made of is too large or too small to be multiplied without a loss.
  init?(_ from: Double, _ span: Double, _ duration: Double, _ range: RowRange) {
    let clock = range.clock
    let rise = TwofoldNumber(span, times: clock.span).scaled(by: clock.rate)
      .divided(by: TwofoldNumber(clock.divisions, times: duration))
    guard rise.isReliable else { return nil }
    (high, low) = rise.inShortParts
    first = Double(range.first)
    start = from + span * (clock.time(range.first) / duration)
  }

  func write(_ range: RowRange, to column: ColumnWriter) {
    var row = range.rows.lowerBound
    while row < range.rows.upperBound {
      let passed = ramp + (Double(row) - first)
      column.write(start + (passed * high + passed * low), at: row, within: range.rows)
      row += 8
    }
  }
}

/// A number in twice the digits of a double, as an unevaluated sum.
private struct TwofoldNumber {
  private let high: Double
  private let low: Double
  /// Whether no product on the way was so large or so small that digits may be lost.
  let isReliable: Bool

  private init(_ high: Double, _ low: Double, _ isReliable: Bool) {
    (self.high, self.low) = (high, low)
    self.isReliable =
      isReliable && (high == 0 || (high.magnitude > 1e-200 && high.magnitude < 1e200))
  }

  /// The exact product.
  init(_ a: Double, times b: Double) {
    let product = a * b
    self.init(product, (-product).addingProduct(a, b), true)
  }

  func scaled(by factor: Double) -> TwofoldNumber {
    if factor == 1 { return self }
    let product = TwofoldNumber(high, times: factor)
    return TwofoldNumber(
      product.high, product.low + low * factor, isReliable && product.isReliable)
  }

  func divided(by other: TwofoldNumber) -> TwofoldNumber {
    let quotient = high / other.high
    let rest = high.addingProduct(-quotient, other.high) + (low - quotient * other.low)
    return TwofoldNumber(quotient, rest / other.high, isReliable && other.isReliable)
  }

  /// The same sum, with no more than 27 bits in the first part.
  var inShortParts: (high: Double, low: Double) {
    let short = Double(bitPattern: high.bitPattern & ~(1 << 26 - 1))
    return (short, (high - short) + low)
  }
}
