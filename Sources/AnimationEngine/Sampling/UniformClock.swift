/// The rule that converts row numbers to times: `(start + row * span / divisions) * rate + shift`.
///
/// Each time is computed from its row alone, so no error adds up along a grid. `rate` and `shift`
/// are the linear map from the caller's time to the local time of one piece of a ``TimeMap``.
struct UniformClock: Hashable, Sendable {
  var start: Double
  var span: Double
  var divisions: Double
  var rate = 1.0
  var shift = 0.0
  /// Whether `rate` is 1 and `shift` 0; then they are not applied.
  var isPlain = true

  init(start: Double, span: Double, divisions: Double) {
    self.start = start
    self.span = span
    self.divisions = divisions
  }

  /// Creates a clock with `divisions` even steps from `start` to `end`. Where the width, or a
  /// multiple of it, overflows, the step is computed first.
  static func evenly(divisions: Double, start: Double, end: Double) -> UniformClock {
    if ((end - start) * divisions).isFinite {
      return UniformClock(start: start, span: end - start, divisions: divisions)
    }
    let step = end / divisions - start / divisions
    return UniformClock(start: start, span: step, divisions: 1)
  }

  /// The time between two rows.
  var step: Double { span / divisions * rate }

  /// The time of a row.
  @inline(__always)
  func time(_ row: Int) -> Double {
    let time = start + Double(row) * span / divisions
    return isPlain ? time : time * rate + shift
  }

  /// The times of eight rows from `row` on, each bit-identical to the time of that row alone.
  @inline(__always)
  func times(from row: Int) -> Octet {
    let times = start + (ramp + Double(row)) * span / divisions
    return isPlain ? times : times * rate + shift
  }

  /// This clock converted to the local time `time * rate + shift`, where `time` is a time of this
  /// clock.
  func mapped(rate: Double, shift: Double) -> UniformClock {
    var clock = self
    clock.rate = self.rate * rate
    clock.shift = self.shift * rate + shift
    clock.isPlain = clock.rate == 1 && clock.shift == 0
    return clock
  }

  /// The first row, at or above 0, whose time is greater than `threshold`; `Int.max` when there is
  /// none.
  func firstRow(after threshold: Double) -> Int {
    if time(0) > threshold { return 0 }
    let guess = ((threshold - time(0)) / step).rounded(.down)
    guard step > 0, guess < Self.mostRows else { return .max }
    var low = max(Int(saturating: guess) - 2, 0)
    if time(low) > threshold { low = 0 }
    return firstRow(after: threshold, from: low)
  }

  /// The first row whose time is greater than `threshold`, known to be after `low`. The first guess
  /// is off by a row or two at most, unless the step is lost in the rounding of the times; so the
  /// search widens its bracket, then halves it.
  private func firstRow(after threshold: Double, from low: Int) -> Int {
    var low = low
    var width = 1
    while time(low + width) <= threshold {
      low += width
      width *= 2
      if Double(low) > Self.mostRows { return .max }
    }
    let rows = low + 1..<low + width
    return rows.lowerBound + rows.prefixCount { !(time($0) > threshold) }
  }

  /// A row number above that of any grid; beyond it doubles cannot represent every row number.
  private static let mostRows = 4e15

  /// The first row, at or above 0, whose time is at least `threshold`.
  func firstRow(from threshold: Double) -> Int { firstRow(after: threshold.nextDown) }

  /// The number of rows that are before `end` by more than a nanosecond, or than half a step where
  /// that is less, plus a closing row if requested. So no row differs from the closing one by
  /// rounding alone.
  func rows(before end: Double, closing: Bool) -> Int {
    let rows = firstRow(from: end - min(1e-9, step / 2))
    return rows == .max ? .max : rows + (closing ? 1 : 0)
  }
}
