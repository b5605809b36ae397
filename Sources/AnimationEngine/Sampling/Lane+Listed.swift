// Filling a column at times in any order. Consecutive times on one segment are evaluated eight at
// once; every number depends on its time alone.

extension Lane {
  /// Writes the values or velocities at `rows` of a list of times.
  ///
  /// - Complexity: O(rows) where few times lie on another segment than the one before, otherwise
  ///   O(rows * log segments).
  func write(_ quantity: Quantity, _ rows: Range<Int>, at times: [Double], to column: ColumnWriter)
  {
    // Looked at where they stand: a copy of a segment has a reference to count.
    let segments = segments.span
    var row = rows.lowerBound
    while row < rows.upperBound {
      let index = segmentIndex(at: times[row])
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      let run = ListedRun(quantity, on: segments[index], until: next, rows: row..<rows.upperBound)
      row = write(run, segments[index], at: times.span, to: column)
    }
  }

  /// Writes the first rows of a run, and returns the row after them.
  private func write(
    _ run: ListedRun, _ segment: LaneSegment, at times: Span<Double>, to column: ColumnWriter
  ) -> Int {
    if !segment.isComposite, let row = segment.form.write(run, at: times, to: column) { return row }
    return run.writeEach(at: times, to: column) { quantity(run.quantity, at: $0) }
  }
}

extension MotionForm<Double> {
  /// Writes the values or velocities of the first rows of a run, and returns the row after them.
  /// Nil for a curve, and for a cubic in another unit than seconds: these are evaluated time by
  /// time.
  ///
  /// They are bit-identical to the closed form, except for springs: those are within a few units in
  /// the last place of their largest number.
  fileprivate func write(
    _ run: ListedRun, at times: Span<Double>, to column: ColumnWriter
  ) -> Int? {
    switch (self, run.quantity) {
    case (.hold(let value), let quantity):
      let number = quantity == .value ? value : value - value
      return run.write(at: times, to: column) { _ in Octet(repeating: number) }
    case (.line(let from, let span, let duration), .value):
      return run.write(at: times, to: column) { from + span * ($0 / duration) }
    case (.line(_, let span, let duration), .velocity):
      let slope = span * (1 / duration)
      return run.write(at: times, to: column) { _ in Octet(repeating: slope) }
    case (.cubic(let a, let b, let c, let d, 1), .value):
      return run.write(at: times, to: column) { ((d * $0 + c) * $0 + b) * $0 + a }
    case (.cubic(_, let b, let c, let d, 1), .velocity):
      return run.write(at: times, to: column) { (d * (3 * $0) + c * 2) * $0 + b }
    case (.spring(let motion, let from), let quantity):
      return run.write(at: times, to: column, motion.numbers(quantity, from: from))
    case (.cubic, _), (.curve, _): return nil
    }
  }
}

/// The rows of a list of times from one on, and the segment on which the first of them lies.
private struct ListedRun {
  let quantity: Quantity
  private let rows: Range<Int>
  /// The bounds of the segment: its times come after `start`, up to `next`.
  private let start, next: Double
  private let origin: Double
  /// The time of arrival, at which the value is exactly `endValue`; NaN where there is none.
  private let end, endValue: Double

  init(_ quantity: Quantity, on segment: LaneSegment, until next: Double, rows: Range<Int>) {
    self.quantity = quantity
    self.rows = rows
    (start, self.next, origin) = (segment.start, next, segment.origin)
    (end, endValue) = (quantity == .value ? segment.end : .nan, segment.endValue)
  }

  /// Writes the rows that lie on the segment, up to the first that does not, and returns that one.
  ///
  /// The first is written in any case: a NaN time lies on no segment.
  @inline(__always)
  func write(
    at times: Span<Double>, to column: ColumnWriter, _ numbers: (Octet) -> Octet
  ) -> Int {
    var row = rows.lowerBound
    while true {
      let count = count(from: row, times)
      let octet = times.octet(at: row, count)
      var shown = numbers(octet - origin)
      shown.replace(with: endValue, where: octet .== end)
      column.write(shown, at: row, within: row..<row + count)
      row += count
      if count < 8 || row == rows.upperBound || !holds(times[row]) { return row }
    }
  }

  /// Writes the same rows one by one.
  @inline(__always)
  func writeEach(
    at times: Span<Double>, to column: ColumnWriter, _ number: (Double) -> Double
  ) -> Int {
    var row = rows.lowerBound
    repeat {
      column.write(number(times[row]), at: row)
      row += 1
    } while row < rows.upperBound && holds(times[row])
    return row
  }

  /// Whether a time lies on the segment.
  @inline(__always)
  private func holds(_ time: Double) -> Bool { time > start && time <= next }

  /// How many rows from `row` on, which counts in any case, lie on the segment; at most eight.
  @inline(__always)
  private func count(from row: Int, _ times: Span<Double>) -> Int {
    let most = min(8, rows.upperBound - row)
    if most == 8, holds(times.octet(at: row)) { return 8 }
    var count = 1
    while count < most, holds(times[row + count]) { count += 1 }
    return count
  }

  @inline(__always)
  private func holds(_ times: Octet) -> Bool {
    let isOutside = (times .<= start) .| .!(times .<= next)
    return !any(isOutside)
  }
}
