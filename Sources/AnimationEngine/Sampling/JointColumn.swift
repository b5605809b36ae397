/// A column that displays one number of a value which is computed from several lanes.
struct JointColumn: Hashable, Sendable {
  /// The space that converts the lanes to the value.
  let space: JointInterpolationSpace
  /// The index of the column in the space.
  let component: Int
  /// The indices of the space's lanes in the timeline.
  let lanes: Range<Int>

  /// The value or the velocity, as `quantity` asks, at `time`.
  func quantity(_ quantity: Quantity, at time: Double, _ lanes: [Lane]) -> Double {
    switch quantity {
    case .value: (number(at: time, lanes) as Double).value
    case .velocity: (number(at: time, lanes) as DualNumber).rate
    }
  }

  private func number<Number: SmoothNumber>(at time: Double, _ lanes: [Lane]) -> Number {
    space.shown(component, at: self.lanes.map { lanes[$0].number(at: time) as Number })
  }

  /// Writes the values or velocities at `rows`: first the lanes into temporary columns, then row by
  /// row the displayed number.
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

  /// The number of rows for which the lanes are buffered at a time.
  private static let windowRows = 1024

  /// The values or velocities of each lane at `rows`.
  func coordinates(
    _ quantity: Quantity, at rows: Range<Int>, of grid: SampleGrid, _ lanes: [Lane]
  ) -> [[Double]] {
    self.lanes.map { index in
      var column = [Double](repeating: 0, count: rows.count)
      var span = column.mutableSpan
      lanes[index].write(quantity, at: rows, of: grid, exactly: space.jumps, into: &span)
      return column
    }
  }

  private func writeValues(
    at rows: Range<Int>, of grid: SampleGrid, _ lanes: [Lane], _ offset: Int,
    _ span: inout MutableSpan<Double>
  ) {
    let columns = self.coordinates(.value, at: rows, of: grid, lanes)
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
    let values = self.coordinates(.value, at: rows, of: grid, lanes)
    let rates = self.coordinates(.velocity, at: rows, of: grid, lanes)
    var coordinates = [DualNumber](repeating: DualNumber(0), count: values.count)
    for row in 0..<rows.count {
      for index in values.indices {
        coordinates[index] = DualNumber(values[index][row], rate: rates[index][row])
      }
      span[offset + row] = space.shown(component, at: coordinates).rate
    }
  }
}
