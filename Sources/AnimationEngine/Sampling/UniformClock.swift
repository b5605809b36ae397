/// The rule that turns row numbers into times: `(start + row * span / divisions) * rate + shift`.
///
/// Each time is computed afresh from its row, so nothing adds up along a grid. `rate` and `shift`
/// hold the map from the time of the caller to the local time of one piece of a ``TimeMap``.
struct UniformClock: Hashable, Sendable {
  var start: Double
  var span: Double
  var divisions: Double
  var rate = 1.0
  var shift = 0.0
  /// Whether `rate` and `shift` change nothing; then they are not applied at all.
  var isPlain = true

  init(start: Double, span: Double, divisions: Double) {
    self.start = start
    self.span = span
    self.divisions = divisions
  }

  /// A clock of so many even steps from `start` to `end`. Where the width, or a multiple of it, is more
  /// than a double holds, the step is computed first.
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

  /// The times of eight rows from one on: each to the last bit that of the row by itself.
  @inline(__always)
  func times(from row: Int) -> Octet {
    let times = start + (ramp + Double(row)) * span / divisions
    return isPlain ? times : times * rate + shift
  }

  /// This clock seen from a local time that is `time * rate + shift` in the time of this one.
  func mapped(rate: Double, shift: Double) -> UniformClock {
    var clock = self
    clock.rate = self.rate * rate
    clock.shift = self.shift * rate + shift
    clock.isPlain = clock.rate == 1 && clock.shift == 0
    return clock
  }

  /// The first row at or above 0 whose time is greater than `threshold`; `Int.max` when none is.
  func firstRow(after threshold: Double) -> Int {
    if time(0) > threshold { return 0 }
    let guess = ((threshold - time(0)) / step).rounded(.down)
    guard step > 0, guess < Self.mostRows else { return .max }
    var low = max(Int(saturating: guess) - 2, 0)
    if time(low) > threshold { low = 0 }
    return firstRow(after: threshold, from: low)
  }

  /// The same, known not to lie at or before `low`. The guess is off by a row or two at most,
  /// unless the step is lost in the rounding of the times; so the search widens, then halves.
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

  /// No grid has this many rows; beyond it a row number is no longer a whole double.
  private static let mostRows = 4e15

  /// The first row at or above 0 whose time is at least `threshold`.
  func firstRow(from threshold: Double) -> Int { firstRow(after: threshold.nextDown) }

  /// How many rows stand before `end` by more than a nanosecond, or than half a step where that is
  /// less, and one more when a closing row is asked for: no row is the closing one but for rounding.
  func rows(before end: Double, closing: Bool) -> Int {
    let rows = firstRow(from: end - min(1e-9, step / 2))
    return rows == .max ? .max : rows + (closing ? 1 : 0)
  }
}
