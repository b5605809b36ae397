/// A straight line on evenly spaced rows: its value at the first row, plus the rise per row times
/// the number of rows since then. It divides only once.
///
/// The rise is stored in two parts. The first has 27 bits, so its product with a row number below
/// 2^26 is exact. The rest that both parts leave out lies far below the last place of the span. So
/// a row is rounded twice, once less than the closed form, and a line over round numbers gives
/// round numbers.
struct LineKernel {
  /// The index of the first row of the line, and the value there.
  private let first, start: Double
  /// The two parts of the rise per row.
  private let high, low: Double

  /// Creates the kernel; nil where a number is so large or small that products lose digits.
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

/// A number with twice the digits of a double, as an unevaluated sum of two.
private struct TwofoldNumber {
  private let high: Double
  private let low: Double
  /// Whether no intermediate product was so large or so small that digits may have been lost.
  let isReliable: Bool

  private init(_ high: Double, _ low: Double, _ isReliable: Bool) {
    (self.high, self.low) = (high, low)
    self.isReliable =
      isReliable && (high == 0 || (high.magnitude > 1e-200 && high.magnitude < 1e200))
  }

  /// Creates the exact product of two doubles.
  init(_ a: Double, times b: Double) {
    let product = a * b
    self.init(product, (-product).addingProduct(a, b), true)
  }

  func scaled(by factor: Double) -> TwofoldNumber {
    if factor == 1 { return self }
    let product = TwofoldNumber(high, times: factor)
    return TwofoldNumber(product.high, product.low + low * factor, isReliable && product.isReliable)
  }

  func divided(by other: TwofoldNumber) -> TwofoldNumber {
    let quotient = high / other.high
    let rest = high.addingProduct(-quotient, other.high) + (low - quotient * other.low)
    return TwofoldNumber(quotient, rest / other.high, isReliable && other.isReliable)
  }

  /// The same sum, with at most 27 bits in the first part.
  var inShortParts: (high: Double, low: Double) {
    let short = Double(bitPattern: high.bitPattern & ~(1 << 26 - 1))
    return (short, (high - short) + low)
  }
}
