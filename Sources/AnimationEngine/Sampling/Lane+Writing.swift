// Filling a column for a whole grid. The loop goes segment by segment, so that the form of each is
// looked up once for a range of rows; the inner loops are in `LaneKernel.swift`, those for lists of
// times in `Lane+Listed.swift`.
//
// Every number depends on its row alone, never on the window that was requested: a range begins its
// recurrences at fixed rows (``RowRange/blocks``), and a window that begins later skips the rows
// before it.

extension Lane {
  /// Writes the values or velocities at `rows` of `grid`.
  ///
  /// - Parameter exactly: Whether a list of times gets the bits of single times for springs too. It
  ///   must where the displayed number jumps, since other bits jump at other times.
  /// - Complexity: O(rows + segments) on a uniform grid, O(rows * log segments) on a list of times.
  func write(
    _ quantity: Quantity, at rows: Range<Int>, of grid: SampleGrid, exactly: Bool = false,
    into span: inout MutableSpan<Double>
  ) {
    precondition(span.count >= rows.count, "\(span.count) places for \(rows.count) rows")
    if case .times(let times) = grid.layout {
      precondition(rows.lowerBound >= 0 && rows.upperBound <= times.count, "there is no such row")
      return ColumnWriter.write(to: &span, firstRow: rows.lowerBound) { column in
        guard exactly else { return write(quantity, rows, at: times, to: column) }
        for row in rows { column.write(self.quantity(quantity, at: times[row]), at: row) }
      }
    }
    let uniform = rows.clamped(to: grid.uniformRows)
    if !uniform.isEmpty {
      ColumnWriter.write(to: &span, firstRow: rows.lowerBound) { column in
        write(quantity, RowRange(rows: uniform, clock: grid.clock), to: column)
      }
    }
    // Uniform rows precede all others, so rows need not be tested one by one.
    for row in max(uniform.upperBound, rows.lowerBound)..<rows.upperBound {
      span[row - rows.lowerBound] = self.quantity(quantity, at: grid.time(at: row))
    }
  }

  /// Writes a range of rows on a uniform clock.
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    // Looked at where they stand: a copy of a segment has a reference to count.
    let segments = segments.span
    var row = range.rows.lowerBound
    var index = segmentIndex(at: range.clock.place(row))
    var first = range.clock.firstRow(after: segments[index].start)
    while row < range.rows.upperBound {
      let next =
        index + 1 < segments.count
        ? range.clock.firstRow(after: segments[index + 1].start) : range.rows.upperBound
      let end = min(next, range.rows.upperBound)
      if end > row {
        var local = range.part(row..<end)
        local.first = max(range.first, first)
        write(quantity, segments[index], local, to: column)
        row = end
      }
      (index, first) = (index + 1, next)
    }
  }

  /// Writes rows of a range that lie on one segment.
  private func write(
    _ quantity: Quantity, _ segment: LaneSegment, _ range: RowRange, to column: ColumnWriter
  ) {
    var local = range
    if segment.origin != 0 { local.clock = range.clock.mapped(rate: 1, shift: -segment.origin) }
    if segment.isComposite {
      parts[segment.part].write(quantity, local, to: column)
    } else {
      segment.form.write(quantity, local, to: column)
    }
    let last = range.rows.upperBound - 1
    if case .value = quantity, range.clock.place(last) == segment.end {
      column.write(segment.endValue, at: last)
    }
  }
}

extension LanePart {
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    switch self {
    case .mapped(let mapped): mapped.write(quantity, range, to: column)
    case .additive(let additive): additive.write(quantity, range, to: column)
    case .overlaid(let overlaid): overlaid.write(quantity, range, to: column)
    case .stepped(let stepped): stepped.write(quantity, range, to: column)
    case .pieced(let pieced): pieced.write(quantity, range, to: column)
    case .levels(let levels): levels.write(quantity, range, to: column)
    case .custom:
      for row in range.rows {
        let time = range.clock.time(row)
        column.write(self.quantity(quantity, at: time), at: row)
      }
    }
  }
}

extension MappedLanes {
  /// Writes piece by piece of the time map; each piece has a uniform clock of its own. A motion that
  /// takes its time as it is gets the bits of single times, so that the grid does not decide which
  /// step of an integrator shows.
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    if forward.takesExactTime { return writeEach(quantity, range, to: column) }
    var row = range.rows.lowerBound
    while row < range.rows.upperBound {
      let piece = map.piece(at: range.clock.place(row))
      let end = lastRow(of: piece, from: row, range) + 1
      write(quantity, piece, range.part(row..<end), to: column)
      row = end
    }
  }

  private func writeEach(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    for row in range.rows {
      column.write(self.quantity(quantity, at: range.clock.time(row)), at: row)
    }
  }

  /// The last row of the range that lies on `piece`. The piece gives only its approximate end; the
  /// exact row is found by asking the map row by row, so that rounding cannot move a boundary.
  private func lastRow(of piece: TimeMap.Piece, from row: Int, _ range: RowRange) -> Int {
    let limit = range.rows.upperBound - 1
    func holds(_ row: Int) -> Bool { map.piece(at: range.clock.place(row)).continues(piece) }
    var last = min(max(range.clock.firstRow(from: piece.until), row + 1) - 1, limit)
    while last > row, !holds(last) { last -= 1 }
    while last < limit, holds(last + 1) { last += 1 }
    return last
  }

  private func write(
    _ quantity: Quantity, _ piece: TimeMap.Piece, _ range: RowRange, to column: ColumnWriter
  ) {
    guard piece.phase == .running else {
      return column.fill(range.rows, with: rest(quantity, in: piece))
    }
    var local = range
    local.clock = range.clock.mapped(rate: piece.rate, shift: piece.shift)
    lane(of: piece).write(quantity, local.from(firstRow(of: piece, range)), to: column)
    if quantity == .velocity, piece.rate != 1 {
      for row in range.rows { column.write(column[row] * piece.rate, at: row) }
    }
    writeEdges(quantity, piece, range, to: column)
  }

  /// Writes the first and the last row of a piece again, evaluated as single times: at the end of a
  /// cycle the rounding of a mapped clock could cross into the next piece.
  private func writeEdges(
    _ quantity: Quantity, _ piece: TimeMap.Piece, _ range: RowRange, to column: ColumnWriter
  ) {
    func isOnPiece(_ row: Int) -> Bool { map.piece(at: range.clock.place(row)).continues(piece) }
    let (first, last) = (range.rows.lowerBound, range.rows.upperBound - 1)
    if !isOnPiece(first - 1) { writeSingle(quantity, first, range, to: column) }
    if !isOnPiece(last + 1) { writeSingle(quantity, last, range, to: column) }
  }

  private func writeSingle(
    _ quantity: Quantity, _ row: Int, _ range: RowRange, to column: ColumnWriter
  ) {
    column.write(self.quantity(quantity, at: range.clock.place(row)), at: row)
  }

  /// The index of the first row on `piece`, even if it was not requested.
  private func firstRow(of piece: TimeMap.Piece, _ range: RowRange) -> Int {
    var row = range.rows.lowerBound
    let begin = range.clock.firstRow(from: -piece.shift / piece.rate)
    row = max(min(row, begin), range.first)
    while row < range.rows.lowerBound,
      !map.piece(at: range.clock.place(row)).continues(piece)
    { row += 1 }
    return row
  }
}

extension RowRange {
  fileprivate func from(_ first: Int) -> RowRange {
    var range = self
    range.first = first
    return range
  }
}

extension AdditiveLanes {
  /// Writes the base animation, then adds the additive ones in order, each from its progress.
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    var values = base.numbers(.value, range)
    var velocities = quantity == .velocity ? base.numbers(.velocity, range) : []
    for additive in additives {
      let progress = additive.progress.numbers(.value, range)
      if quantity == .velocity {
        let rates = additive.progress.numbers(.velocity, range)
        for index in values.indices {
          velocities[index] =
            additive.compose(
              over: DualNumber(values[index], rate: velocities[index]),
              progress: DualNumber(progress[index], rate: rates[index])
            ).rate
        }
      }
      for index in values.indices {
        values[index] = additive.compose(over: values[index], progress: progress[index])
      }
    }
    let shown = quantity == .value ? values : velocities
    for (index, row) in range.rows.enumerated() { column.write(shown[index], at: row) }
  }
}

extension Lane {
  /// The values or velocities on a range, as an array.
  func numbers(_ quantity: Quantity, _ range: RowRange) -> [Double] {
    var numbers = [Double](repeating: 0, count: range.rows.count)
    var span = numbers.mutableSpan
    ColumnWriter.write(to: &span, firstRow: range.rows.lowerBound) { column in
      write(quantity, range, to: column)
    }
    return numbers
  }
}
