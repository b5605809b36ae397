/// The values of columns that several lanes show together, made row by row.
///
/// Answers are written column by column, and each of the sixteen entries of a matrix needs the same
/// lanes and the same sines. For a grid of few rows they are made once, all entries at a time.
struct JointTable: Sendable {
  /// The values of a column; empty for one that is made when it is asked for.
  private let columns: [[Double]]

  /// How many rows a table has at most: what memory it takes is soon forgotten.
  private static let mostRows = 4096
  /// How many numbers a table has at most.
  private static let mostNumbers = 1 << 20

  init(_ timeline: Timeline, on grid: SampleGrid) {
    let hasJoints = timeline.sources.contains { $0.joint != nil }
    guard hasJoints, timeline.playback == nil, grid.count <= Self.mostRows,
      grid.count <= Self.mostNumbers / max(timeline.sources.count, 1)
    else {
      columns = []
      return
    }
    var columns = [[Double]](repeating: [], count: timeline.sources.count)
    for (index, source) in timeline.sources.enumerated() {
      guard let column = source.joint, column.component == 0 else { continue }
      column.writeAll(of: grid, timeline.lanes, to: &columns[index...])
    }
    self.columns = columns
  }

  /// Writes the values of a column at `rows` if they are here, and tells whether they are.
  func copy(_ column: Int, _ rows: Range<Int>, to span: inout MutableSpan<Double>) -> Bool {
    guard !columns.isEmpty, !columns[column].isEmpty else { return false }
    let values = columns[column]
    for (index, row) in rows.enumerated() { span[index] = values[row] }
    return true
  }
}

extension ColumnSource {
  /// The column as one of several that share their lanes.
  fileprivate var joint: JointColumn? { if case .joint(let column) = self { column } else { nil } }
}

extension JointColumn {
  /// Writes all columns of the chart at all rows; the first of `columns` is the chart's first.
  fileprivate func writeAll(
    of grid: SampleGrid, _ lanes: [Lane], to columns: inout ArraySlice<[Double]>
  ) {
    let start = columns.startIndex
    let moving = self.lanes.map { lanes[$0].column(.value, at: 0..<grid.count, of: grid) }
    for index in 0..<chart.columnCount {
      columns[start + index] = [Double](repeating: 0, count: grid.count)
    }
    var coordinates = [Double](repeating: 0, count: moving.count)
    var shown = [Double](repeating: 0, count: chart.columnCount)
    for row in 0..<grid.count {
      for index in moving.indices { coordinates[index] = moving[index][row] }
      chart.show(at: coordinates, in: &shown)
      for index in shown.indices { columns[start + index][row] = shown[index] }
    }
  }
}
