/// Where the numbers of a column come from.
enum ColumnSource: Hashable, Sendable {
  /// From one lane.
  case lane(Int, Finish)
  /// From several lanes together.
  case joint(JointColumn)

  /// The sources of all columns of properties that are shown so, lane after lane.
  static func all(_ presentations: [Presentation]) -> [ColumnSource] {
    var sources: [ColumnSource] = []
    var lane = 0
    for presentation in presentations {
      switch presentation {
      case .separate(let finishes):
        for (index, finish) in finishes.enumerated() { sources.append(.lane(lane + index, finish)) }
      case .joint(let chart):
        let lanes = lane..<lane + chart.laneCount
        for component in 0..<chart.columnCount {
          sources.append(.joint(JointColumn(chart: chart, component: component, lanes: lanes)))
        }
      }
      lane += presentation.laneCount
    }
    return sources
  }

  /// Whether the numbers are indices of labels.
  var isLabel: Bool { if case .lane(_, .label) = self { true } else { false } }

  /// The number that shows at `time`.
  func value(at time: Double, _ lanes: [Lane]) -> Double {
    switch self {
    case .lane(let index, let finish): finish.value(lanes[index].value(at: time))
    case .joint(let column): column.value(at: time, lanes)
    }
  }

  /// How fast it changes at `time`, per second; NaN where it has no velocity.
  func velocity(at time: Double, _ lanes: [Lane]) -> Double {
    switch self {
    case .lane(let index, let finish):
      let lane = lanes[index]
      return finish.velocity(lane.velocity(at: time), at: lane.value(at: time))
    case .joint(let column): return column.velocity(at: time, lanes)
    }
  }

  /// Writes what is asked at `rows` of a grid.
  func write(
    _ quantity: Quantity, at rows: Range<Int>, of grid: SampleGrid, _ lanes: [Lane],
    into span: inout MutableSpan<Double>
  ) {
    switch self {
    case .lane(let index, let finish):
      lanes[index].write(quantity, at: rows, of: grid, into: &span)
      finish.apply(quantity, at: rows, of: grid, lane: lanes[index], to: &span)
    case .joint(let column): column.write(quantity, at: rows, of: grid, lanes, into: &span)
    }
  }
}
