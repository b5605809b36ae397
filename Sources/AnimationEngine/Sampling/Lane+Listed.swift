// Filling a column at times in any order. Consecutive times on one segment are evaluated side by
// side; every number depends on its time alone.

extension Lane {
  /// Writes the values or velocities at `rows` of a list of times.
  ///
  /// - Complexity: O(rows) where few times lie on another segment than the one before, otherwise
  ///   O(rows * log segments).
  func write(_ quantity: Quantity, _ rows: Range<Int>, at times: [Double], to column: ColumnWriter)
  {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let index = segmentIndex(at: times[row])
      let segment = segments[index]
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      // A NaN time lies on no segment, so it is written alone.
      repeat {
        let end = firstRow(beyond: (segment.start, next), from: row, rows, times)
        write(quantity, segment, row..<end, at: times, to: column)
        row = end
      } while row < rows.upperBound && times[row] > segment.start && times[row] <= next
    }
  }

  /// The first row after `row` whose time is not between the two given, at most eight rows on.
  @inline(__always)
  private func firstRow(
    beyond bounds: (start: Double, end: Double), from row: Int, _ rows: Range<Int>,
    _ times: [Double]
  ) -> Int {
    let last = min(row + 8, rows.upperBound)
    var end = row + 1
    while end < last, times[end] > bounds.start, times[end] <= bounds.end { end += 1 }
    return end
  }

  /// Writes up to eight rows on one segment.
  private func write(
    _ quantity: Quantity, _ segment: LaneSegment, _ rows: Range<Int>, at times: [Double],
    to column: ColumnWriter
  ) {
    var octet = Octet(repeating: times[rows.lowerBound])
    if rows.count == 8 {
      for lane in 0..<8 { octet[lane] = times[rows.lowerBound + lane] }
    } else {
      for row in rows { octet[row - rows.lowerBound] = times[row] }
    }
    guard !segment.isComposite,
      var numbers = segment.form.numbers(quantity, at: octet - segment.origin)
    else {
      for row in rows { column.write(self.quantity(quantity, at: times[row]), at: row) }
      return
    }
    if quantity == .value {
      numbers.replace(with: segment.endValue, where: octet .== segment.end)
    }
    column.write(numbers, at: rows.lowerBound, within: rows)
  }
}

extension MotionForm<Double> {
  /// The values or velocities at eight times since the start; nil where eight at once are not
  /// faster than one after the other.
  ///
  /// They are bit-identical to the closed form, except for springs: those are within a few units in
  /// the last place of their largest number.
  fileprivate func numbers(_ quantity: Quantity, at times: Octet) -> Octet? {
    switch (self, quantity) {
    case (.hold(let value), _): Octet(repeating: quantity == .value ? value : value - value)
    case (.line(let from, let span, let duration), .value): from + span * (times / duration)
    case (.line(_, let span, let duration), .velocity): Octet(repeating: span * (1 / duration))
    case (.cubic(let a, let b, let c, let d), .value): ((d * times + c) * times + b) * times + a
    case (.cubic(_, let b, let c, let d), .velocity): (d * (3 * times) + c * 2) * times + b
    case (.spring(let motion, let from), _): motion.numbers(quantity, from: from, at: times)
    case (.curve, _): nil
    }
  }
}
