/// A table of values or velocities of columns that need several lanes together, made row by row.
///
/// Answers are written column by column, and each of the sixteen entries of a matrix needs the same
/// lanes and the same sines. For few rows the table computes them once, for all entries at a time.
struct JointTable: Sendable {
  /// The rows of the grid that the table covers.
  private let rows: Range<Int>
  /// The numbers of each column; empty for a column that is computed on demand.
  private let columns: [[Double]]

  /// The maximum number of rows in a table, so that it takes little memory.
  private static let mostRows = 4096
  /// The maximum number of numbers in a table.
  private static let mostNumbers = 1 << 20

  /// A table without columns.
  static let empty = JointTable()

  private init() { (rows, columns) = (0..<0, []) }

  /// Creates the table for some rows of a grid, if they are few; otherwise it has no columns.
  init(_ quantity: Quantity, of timeline: Timeline, _ rows: Range<Int>, of grid: SampleGrid) {
    self.rows = rows
    let hasJoints = timeline.sources.contains { $0.joint != nil }
    guard hasJoints, timeline.playback == nil, rows.count <= Self.mostRows,
      rows.count <= Self.mostNumbers / max(timeline.sources.count, 1)
    else {
      columns = []
      return
    }
    var columns = [[Double]](repeating: [], count: timeline.sources.count)
    for index in columns.indices {
      guard let joint = timeline.wholeJoint(at: index) else { continue }
      let all = joint.columns(quantity, rows, of: grid, timeline.lanes)
      columns.replaceSubrange(index..<index + all.count, with: all)
    }
    self.columns = columns
  }

  /// Whether the table has no columns.
  var isEmpty: Bool { columns.isEmpty }

  /// Copies the values of a column at `wanted` rows to `span`.
  ///
  /// - Returns: Whether the table has them.
  func copy(_ column: Int, _ wanted: Range<Int>, to span: inout MutableSpan<Double>) -> Bool {
    guard !columns.isEmpty, !columns[column].isEmpty, rows.contains(wanted) else { return false }
    let values = columns[column]
    for (index, row) in wanted.enumerated() { span[index] = values[row - rows.lowerBound] }
    return true
  }
}

extension ColumnSource {
  /// The column as one that is computed from several lanes; nil for others.
  var joint: JointColumn? { if case .joint(let column) = self { column } else { nil } }
}

extension JointColumn {
  /// The values or velocities of all columns of the space at `rows`.
  fileprivate func columns(
    _ quantity: Quantity, _ rows: Range<Int>, of grid: SampleGrid, _ lanes: [Lane]
  ) -> [[Double]] {
    var columns = [[Double]](
      repeating: [Double](repeating: 0, count: rows.count), count: space.columnCount)
    let values = coordinates(.value, at: rows, of: grid, lanes)
    switch quantity {
    case .value: write(values, to: &columns)
    case .velocity:
      write(values, coordinates(.velocity, at: rows, of: grid, lanes), to: &columns)
    }
    return columns
  }

  private func write(_ values: [[Double]], to columns: inout [[Double]]) {
    var coordinates = [Double](repeating: 0, count: values.count)
    var shown = [Double](repeating: 0, count: columns.count)
    for row in columns[0].indices {
      for index in values.indices { coordinates[index] = values[index][row] }
      space.show(at: coordinates, in: &shown)
      for index in shown.indices { columns[index][row] = shown[index] }
    }
  }

  private func write(_ values: [[Double]], _ rates: [[Double]], to columns: inout [[Double]]) {
    var coordinates = [DualNumber](repeating: DualNumber(0), count: values.count)
    for row in columns[0].indices {
      for index in values.indices {
        coordinates[index] = DualNumber(values[index][row], rate: rates[index][row])
      }
      for index in columns.indices {
        columns[index][row] = space.shown(index, at: coordinates).rate
      }
    }
  }
}
