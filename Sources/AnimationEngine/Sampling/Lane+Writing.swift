// Filling a column for a whole grid. The order is segment by segment, so that which form holds is
// asked once for each stretch of rows; the inner loops are in `LaneKernels.swift`.
//
// Every number depends on its row alone, never on the window that was asked for: a stretch begins
// its recurrences at fixed rows (``Stretch/blocks``), and a window that begins later passes over
// what lies before it.

extension Lane {
  /// Writes what is asked at `rows` of `grid`.
  ///
  /// - Complexity: O(rows + segments) on a uniform grid, O(rows * log segments) on a list of times.
  func write(
    _ quantity: Quantity, at rows: Range<Int>, of grid: SampleGrid,
    into span: inout MutableSpan<Double>
  ) {
    precondition(span.count >= rows.count, "\(span.count) places for \(rows.count) rows")
    let uniform = rows.clamped(to: grid.uniformRows)
    if !uniform.isEmpty {
      ColumnWriter.write(to: &span, firstRow: rows.lowerBound) { column in
        write(quantity, Stretch(rows: uniform, clock: grid.clock), to: column)
      }
    }
    for row in rows where !uniform.contains(row) {
      span[row - rows.lowerBound] = self.quantity(quantity, at: grid.time(at: row))
    }
  }

  /// Writes a stretch of rows on a uniform clock.
  func write(_ quantity: Quantity, _ stretch: Stretch, to column: ColumnWriter) {
    var row = stretch.rows.lowerBound
    var index = segmentIndex(at: stretch.clock.time(row))
    while row < stretch.rows.upperBound {
      let end =
        index + 1 < segments.count
        ? min(stretch.clock.firstRow(after: segments[index + 1].start), stretch.rows.upperBound)
        : stretch.rows.upperBound
      if end > row {
        write(quantity, segments[index], stretch.part(row..<end), to: column)
        row = end
      }
      index += 1
    }
  }

  private func write(
    _ quantity: Quantity, _ segment: LaneSegment, _ stretch: Stretch, to column: ColumnWriter
  ) {
    var local = stretch
    local.first = max(stretch.first, stretch.clock.firstRow(after: segment.start))
    if segment.origin != 0 {
      local.clock = stretch.clock.mapped(rate: 1, shift: -segment.origin)
    }
    if segment.isComposite {
      parts[segment.part].write(quantity, local, to: column)
    } else {
      segment.form.write(quantity, local, to: column)
    }
    let last = stretch.rows.upperBound - 1
    if case .value = quantity, stretch.clock.time(last) == segment.end {
      column.write(segment.endValue, at: last)
    }
  }
}

/// Rows on a uniform clock that one form holds on.
struct Stretch {
  /// The rows that are asked for.
  var rows: Range<Int>
  /// Their times, counted from where the form counts.
  var clock: UniformClock
  /// The first row that the form holds on, asked for or not.
  var first = 0

  /// How many rows a recurrence runs on before it is anchored again: often enough that rounding
  /// stays far below 1e-12 of the range, seldom enough that the anchor's `exp` and `sin` cost
  /// little.
  static let blockLength = 256

  init(rows: Range<Int>, clock: UniformClock) {
    self.rows = rows
    self.clock = clock
  }

  /// The same stretch, with some of its rows.
  func part(_ rows: Range<Int>) -> Stretch {
    var stretch = self
    stretch.rows = rows
    return stretch
  }

  /// Calls `body` with each block's anchor row and the rows of it that are asked for. Blocks
  /// begin at the multiples of their length, or at the first row of the form.
  func forEachBlock(_ body: (_ anchor: Int, _ rows: Range<Int>) -> Void) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let block = row - row % Self.blockLength
      let end = min(block + Self.blockLength, rows.upperBound)
      body(max(block, first), row..<end)
      row = end
    }
  }
}

extension LanePart {
  func write(_ quantity: Quantity, _ stretch: Stretch, to column: ColumnWriter) {
    switch self {
    case .mapped(let mapped): mapped.write(quantity, stretch, to: column)
    case .layered(let layered): layered.write(quantity, stretch, to: column)
    case .overlaid(let overlaid): overlaid.write(quantity, stretch, to: column)
    case .stepped(let stepped): stepped.write(quantity, stretch, to: column)
    case .pieced(let pieced): pieced.write(quantity, stretch, to: column)
    case .levels(let levels): levels.write(quantity, stretch, to: column)
    case .custom:
      for row in stretch.rows {
        let time = stretch.clock.time(row)
        column.write(quantity == .value ? value(at: time) : velocity(at: time), at: row)
      }
    }
  }
}

extension MappedLanes {
  /// Writes piece by piece; on each of them local time is a uniform clock of its own.
  func write(_ quantity: Quantity, _ stretch: Stretch, to column: ColumnWriter) {
    var row = stretch.rows.lowerBound
    while row < stretch.rows.upperBound {
      let piece = map.piece(at: stretch.clock.time(row))
      let end = lastRow(of: piece, from: row, stretch) + 1
      write(quantity, piece, stretch.part(row..<end), to: column)
      row = end
    }
  }

  /// The last row of the stretch that lies on `piece`. The piece says about where it ends; which
  /// row that is the map decides, row by row, so that rounding can't move a boundary.
  private func lastRow(of piece: TimeMap.Piece, from row: Int, _ stretch: Stretch) -> Int {
    let limit = stretch.rows.upperBound - 1
    func holds(_ row: Int) -> Bool {
      map.piece(at: stretch.clock.time(row)).continues(piece)
    }
    var last = min(max(stretch.clock.firstRow(from: piece.until), row + 1) - 1, limit)
    while last > row, !holds(last) { last -= 1 }
    while last < limit, holds(last + 1) { last += 1 }
    return last
  }

  private func write(
    _ quantity: Quantity, _ piece: TimeMap.Piece, _ stretch: Stretch, to column: ColumnWriter
  ) {
    guard piece.phase == .running else {
      let shown = piece.phase == .finished ? final : lane(of: piece).value(at: 0)
      return column.fill(stretch.rows, with: quantity == .value ? shown : 0)
    }
    var local = stretch
    local.clock = stretch.clock.mapped(rate: piece.rate, shift: piece.shift)
    lane(of: piece).write(quantity, local.from(firstRow(of: piece, stretch)), to: column)
    if quantity == .velocity, piece.rate != 1 {
      for row in stretch.rows { column.write(column[row] * piece.rate, at: row) }
    }
    writeEdges(quantity, piece, stretch, to: column)
  }

  /// Writes the first and the last row of a piece anew, as single times have it: where a cycle ends
  /// the rounding of a mapped clock could pass over to what comes after it.
  private func writeEdges(
    _ quantity: Quantity, _ piece: TimeMap.Piece, _ stretch: Stretch, to column: ColumnWriter
  ) {
    func isOnPiece(_ row: Int) -> Bool {
      map.piece(at: stretch.clock.time(row)).continues(piece)
    }
    let (first, last) = (stretch.rows.lowerBound, stretch.rows.upperBound - 1)
    if !isOnPiece(first - 1) { writeSingle(quantity, first, stretch, to: column) }
    if !isOnPiece(last + 1) { writeSingle(quantity, last, stretch, to: column) }
  }

  private func writeSingle(
    _ quantity: Quantity, _ row: Int, _ stretch: Stretch, to column: ColumnWriter
  ) {
    let time = stretch.clock.time(row)
    column.write(quantity == .value ? value(at: time) : velocity(at: time), at: row)
  }

  /// The first row on `piece`, asked for or not.
  private func firstRow(of piece: TimeMap.Piece, _ stretch: Stretch) -> Int {
    var row = stretch.rows.lowerBound
    let begin = stretch.clock.firstRow(from: -piece.shift / piece.rate)
    row = max(min(row, begin), stretch.first)
    while row < stretch.rows.lowerBound,
      !map.piece(at: stretch.clock.time(row)).continues(piece)
    { row += 1 }
    return row
  }
}

extension Stretch {
  fileprivate func from(_ first: Int) -> Stretch {
    var stretch = self
    stretch.first = first
    return stretch
  }
}

extension LayeredLanes {
  /// Writes the ground, then adds layer after layer, each from a column of its progress.
  func write(_ quantity: Quantity, _ stretch: Stretch, to column: ColumnWriter) {
    var values = base.numbers(.value, stretch)
    var velocities = quantity == .velocity ? base.numbers(.velocity, stretch) : []
    for layer in layers {
      let progress = layer.progress.numbers(.value, stretch)
      if quantity == .velocity {
        let rates = layer.progress.numbers(.velocity, stretch)
        for index in values.indices {
          velocities[index] = layer.velocity(
            over: values[index], velocities[index], progress[index], rates[index])
        }
      }
      for index in values.indices {
        values[index] = layer.value(over: values[index], progress: progress[index])
      }
    }
    let shown = quantity == .value ? values : velocities
    for (index, row) in stretch.rows.enumerated() { column.write(shown[index], at: row) }
  }
}

extension Lane {
  /// What is asked on a stretch, as a column of its own.
  func numbers(_ quantity: Quantity, _ stretch: Stretch) -> [Double] {
    var numbers = [Double](repeating: 0, count: stretch.rows.count)
    var span = numbers.mutableSpan
    ColumnWriter.write(to: &span, firstRow: stretch.rows.lowerBound) { column in
      write(quantity, stretch, to: column)
    }
    return numbers
  }
}
