// Filling a column at times in any order. Times that follow each other and lie on one segment are
// looked at side by side; every number depends on its time alone.

extension Lane {
  /// Writes what is asked at `rows` of a list of times.
  ///
  /// - Complexity: O(rows) where few times lie on another segment than the one before, O(rows * log
  ///   segments) else.
  func write(_ quantity: Quantity, _ rows: Range<Int>, at times: [Double], to column: ColumnWriter)
  {
    var row = rows.lowerBound
    var index = 0
    while row < rows.upperBound {
      if !holds(index, at: times[row]) { index = segmentIndex(at: times[row]) }
      var end = row + 1
      let last = min(row + 8, rows.upperBound)
      while end < last, holds(index, at: times[end]) { end += 1 }
      write(quantity, segments[index], row..<end, at: times, to: column)
      row = end
    }
  }

  /// Whether `time` lies on a segment.
  @inline(__always)
  private func holds(_ index: Int, at time: Double) -> Bool {
    segments[index].start < time
      && (index + 1 == segments.count || segments[index + 1].start >= time)
  }

  /// Writes up to eight rows, which lie on one segment.
  private func write(
    _ quantity: Quantity, _ segment: LaneSegment, _ rows: Range<Int>, at times: [Double],
    to column: ColumnWriter
  ) {
    var octet = Octet(repeating: times[rows.lowerBound])
    for row in rows { octet[row - rows.lowerBound] = times[row] }
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
  /// What is asked, at eight times since the start; nil where eight cost as much as one after the other.
  ///
  /// These are the bits of the closed form, but for springs: theirs are within a few units in the last
  /// place of the largest number that they show.
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
