/// A column that shows one component of a value which several lanes move together.
struct JointColumn: Hashable, Sendable {
  /// What the value is made of them by.
  let space: JointInterpolationSpace
  /// Which of the space's columns.
  let component: Int
  /// The lanes, among all of a timeline.
  let lanes: Range<Int>

  /// What is asked, at `time`.
  func quantity(_ quantity: Quantity, at time: Double, _ lanes: [Lane]) -> Double {
    switch quantity {
    case .value: (number(at: time, lanes) as Double).value
    case .velocity: (number(at: time, lanes) as DualNumber).rate
    }
  }

  private func number<Number: SmoothNumber>(at time: Double, _ lanes: [Lane]) -> Number {
    space.shown(component, at: self.lanes.map { lanes[$0].number(at: time) as Number })
  }

  /// Writes what is asked at `rows`: the lanes into columns of their own, then row by row what
  /// shows.
  func write(
    _ quantity: Quantity, at rows: Range<Int>, of grid: SampleGrid, _ lanes: [Lane],
    into span: inout MutableSpan<Double>
  ) {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let window = start..<min(start + Self.windowRows, rows.upperBound)
      let offset = start - rows.lowerBound
      switch quantity {
      case .value: writeValues(at: window, of: grid, lanes, offset, &span)
      case .velocity: writeVelocities(at: window, of: grid, lanes, offset, &span)
      }
      start = window.upperBound
    }
  }

  /// How many rows are kept of each lane at a time.
  private static let windowRows = 1024

  private func writeValues(
    at rows: Range<Int>, of grid: SampleGrid, _ lanes: [Lane], _ offset: Int,
    _ span: inout MutableSpan<Double>
  ) {
    let columns = self.lanes.map { lanes[$0].column(.value, at: rows, of: grid) }
    var coordinates = [Double](repeating: 0, count: columns.count)
    for row in 0..<rows.count {
      for index in columns.indices { coordinates[index] = columns[index][row] }
      span[offset + row] = space.shown(component, at: coordinates)
    }
  }

  private func writeVelocities(
    at rows: Range<Int>, of grid: SampleGrid, _ lanes: [Lane], _ offset: Int,
    _ span: inout MutableSpan<Double>
  ) {
    let values = self.lanes.map { lanes[$0].column(.value, at: rows, of: grid) }
    let rates = self.lanes.map { lanes[$0].column(.velocity, at: rows, of: grid) }
    var coordinates = [DualNumber](repeating: DualNumber(0), count: values.count)
    for row in 0..<rows.count {
      for index in values.indices {
        coordinates[index] = DualNumber(values[index][row], rate: rates[index][row])
      }
      span[offset + row] = space.shown(component, at: coordinates).rate
    }
  }
}

extension Lane {
  /// What is asked at `rows`, as a column.
  func column(
    _ quantity: Quantity, at rows: Range<Int>, of grid: SampleGrid
  ) -> [Double] {
    var column = [Double](repeating: 0, count: rows.count)
    var span = column.mutableSpan
    write(quantity, at: rows, of: grid, into: &span)
    return column
  }
}
