/// Converts row numbers to times: `(start + (offset + row * span) / divisions) * rate + shift`.
///
/// Each time is computed from its row alone, so no error adds up along a grid. `rate` and `shift`
/// are the linear map from the caller's time to the local time of one piece of a ``TimeMap``.
struct UniformClock: Hashable, Sendable {
  var start: Double
  /// A start in the unit of the span, which is divided with it.
  private var offset = 0.0
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
      return whole(start: start, divisions: divisions) { start in
        end.microseconds.map { $0 - start }
      } ?? UniformClock(start: start, span: end - start, divisions: divisions)
    }
    let step = end / divisions - start / divisions
    return UniformClock(start: start, span: step, divisions: 1)
  }

  /// Creates a clock whose rows are `step` seconds apart.
  static func steps(of step: Double, start: Double) -> UniformClock {
    whole(start: start, divisions: 1) { _ in step.microseconds }
      ?? UniformClock(start: start, span: step, divisions: 1)
  }

  /// Creates a clock whose rows are `1 / rate` seconds apart.
  static func frames(perSecond rate: Double, start: Double) -> UniformClock {
    let plain = UniformClock(start: start, span: 1, divisions: rate)
    return start == 0 ? plain : whole(start: start, divisions: rate) { _ in 1e6 } ?? plain
  }

  /// Creates a clock that counts in microseconds, so that each time is the double closest to its
  /// decimal: three steps of 0.1 are 0.3. Nil where its numbers are not whole.
  ///
  /// - Parameter width: The span in microseconds, given the start in microseconds.
  private static func whole(
    start: Double, divisions: Double, width: (_ start: Double) -> Double?
  ) -> UniformClock? {
    guard divisions == divisions.rounded(), let first = start.microseconds,
      let span = width(first)
    else { return nil }
    var clock = UniformClock(start: 0, span: span, divisions: 1e6 * divisions)
    clock.offset = first * divisions
    // With a larger number the first row would not be the start.
    return clock.offset.magnitude < 0x1p53 ? clock : nil
  }

  /// The time between two rows.
  var step: Double { span / divisions * rate }

  /// The time of a row.
  @inline(__always)
  func time(_ row: Int) -> Double {
    let time = start + (offset + Double(row) * span) / divisions
    return isPlain ? time : time * rate + shift
  }

  /// A row's time without the map's rounding errors, to tell where a row at a boundary belongs.
  func place(_ row: Int) -> Double {
    if isPlain { return time(row) }
    let passed = (start + (offset + Double(row) * span) / divisions) * rate
    return (passed + shift).withoutNoise(of: max(passed.magnitude, shift.magnitude))
  }

  /// The times of eight rows from `row` on, each bit-identical to the time of that row alone.
  @inline(__always)
  func times(from row: Int) -> Octet {
    let times = start + (offset + (ramp + Double(row)) * span) / divisions
    return isPlain ? times : times * rate + shift
  }

  /// This clock in the local time `time * rate + shift`, where `time` is a time of this clock.
  func mapped(rate: Double, shift: Double) -> UniformClock {
    var clock = self
    clock.rate = self.rate * rate
    clock.shift = self.shift * rate + shift
    clock.isPlain = clock.rate == 1 && clock.shift == 0
    return clock
  }

  /// The first row, from 0 on, whose time is greater than `threshold`; `Int.max` without one.
  func firstRow(after threshold: Double) -> Int {
    if place(0) > threshold { return 0 }
    let guess = ((threshold - place(0)) / step).rounded(.down)
    guard step > 0, guess < Self.mostRows else { return .max }
    var low = max(Int(saturating: guess) - 2, 0)
    if place(low) > threshold { low = 0 }
    return firstRow(after: threshold, from: low)
  }

  /// The first row whose time is greater than `threshold`, known to be after `low`. The first guess
  /// is off by a row or two at most, unless the step is lost in the rounding of the times; so the
  /// search widens its bracket, then halves it.
  private func firstRow(after threshold: Double, from low: Int) -> Int {
    var low = low
    var width = 1
    while place(low + width) <= threshold {
      low += width
      width *= 2
      if Double(low) > Self.mostRows { return .max }
    }
    let rows = low + 1..<low + width
    return rows.lowerBound + rows.prefixCount { !(place($0) > threshold) }
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
