/// Constant levels in order, such as model values, in a sixth of the memory of segments.
struct LevelLane: Hashable, Sendable {
  private let first: Double
  /// The starts of the levels; each level applies after its start.
  private var starts: [Double] = []
  private var levels: [Double] = []

  init(holding first: Double) { self.first = first }

  /// Changes to `level` at `time`, unless that is the level already.
  mutating func append(_ level: Double, from time: Double) {
    if level == levels.last ?? first { return }
    starts.append(Lane.including(time))
    levels.append(level)
  }

  /// The memory of the lane, in bytes; its lists may double when they grow.
  var bytes: Int {
    2 * MemoryLayout<LaneSegment>.stride + 128 + 4 * starts.count * MemoryLayout<Double>.stride
  }

  /// The levels as a lane of segments.
  var lane: Lane {
    var lane = Lane(holding: first)
    if starts.count > 4 {
      lane.append(.levels(self), from: starts[0], origin: 0)
    } else {
      for (start, level) in zip(starts, levels) {
        lane.append(LaneSegment(.hold(level), from: start, origin: 0))
      }
    }
    return lane
  }

  /// The level at `time`.
  ///
  /// - Complexity: O(log levels).
  func level(at time: Double) -> Double {
    let index = starts.firstStep(at: time) - 1
    return index < 0 ? first : levels[index]
  }

  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    guard quantity == .value else { return column.fill(range.rows, with: 0) }
    var row = range.rows.lowerBound
    var index = starts.firstStep(at: range.clock.place(row)) - 1
    while row < range.rows.upperBound {
      let next = index + 1
      let end =
        next < starts.count
        ? min(range.clock.firstRow(after: starts[next]), range.rows.upperBound)
        : range.rows.upperBound
      if end > row {
        column.fill(row..<end, with: index < 0 ? first : levels[index])
        row = end
      }
      index = next
    }
  }
}
