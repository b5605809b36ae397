/// The source of the numbers of a column.
enum ColumnSource: Hashable, Sendable {
  /// One lane, with its output transform.
  case lane(Int, OutputTransform)
  /// A value that is computed from several lanes together.
  case joint(JointColumn)

  /// The sources of all columns of properties with these mappings, in the order of their lanes.
  static func all(_ mappings: [ColumnMapping]) -> [ColumnSource] {
    var sources: [ColumnSource] = []
    sources.reserveCapacity(mappings.reduce(0) { $0 + $1.columnCount })
    var lane = 0
    for mapping in mappings { append(mapping, to: &sources, from: &lane) }
    return sources
  }

  private static func append(
    _ mapping: ColumnMapping, to sources: inout [ColumnSource], from lane: inout Int
  ) {
    switch mapping {
    case .separate(let transforms):
      for (index, transform) in transforms.enumerated() {
        sources.append(.lane(lane + index, transform))
      }
    case .joint(let space):
      let lanes = lane..<lane + space.laneCount
      for component in 0..<space.columnCount {
        sources.append(.joint(JointColumn(space: space, component: component, lanes: lanes)))
      }
    case .parts(let parts):
      for part in parts { append(part, to: &sources, from: &lane) }
      return
    }
    lane += mapping.laneCount
  }

  /// Whether the numbers are indices of labels.
  var isLabel: Bool { if case .lane(_, .label) = self { true } else { false } }

  /// The value or the velocity, as `quantity` asks, at `time`; NaN where there is no velocity.
  func quantity(_ quantity: Quantity, at time: Double, _ lanes: [Lane]) -> Double {
    switch self {
    case .lane(let index, let transform):
      let value = lanes[index].value(at: time)
      return quantity == .value
        ? transform.value(value) : transform.velocity(lanes[index].velocity(at: time), at: value)
    case .joint(let column): return column.quantity(quantity, at: time, lanes)
    }
  }

  /// Writes the values or velocities at `rows` of a grid.
  func write(
    _ quantity: Quantity, at rows: Range<Int>, of grid: SampleGrid, _ lanes: [Lane],
    into span: inout MutableSpan<Double>
  ) {
    switch self {
    case .lane(let index, let transform):
      lanes[index].write(quantity, at: rows, of: grid, exactly: transform.jumps, into: &span)
      transform.apply(quantity, at: rows, of: grid, lane: lanes[index], to: &span)
    case .joint(let column): column.write(quantity, at: rows, of: grid, lanes, into: &span)
    }
  }
}
