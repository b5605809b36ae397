/// One component of a motion along a curve of many pieces; all lanes of the motion share the curve.
struct PiecedLane: Hashable, Sendable {
  let curve: PiecedCurve<Double>
  /// The time at which the curve begins, in seconds.
  let origin: Double

  /// The time at which a piece begins, in seconds.
  private func start(of index: Int) -> Double { origin + curve.start(of: index) }

  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    curve.quantity(quantity, at: time, from: origin)
  }

  /// The times at which the pieces except the first begin, each as the double just before.
  var joints: [Double] { (1..<curve.count).map { Lane.including(start(of: $0)) } }

  /// Writes the rows piece by piece; pieces between two rows are skipped.
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    var row = range.rows.lowerBound
    while row < range.rows.upperBound {
      let index = curve.index(at: range.clock.place(row), from: origin)
      let end =
        index + 1 < curve.count
        ? min(
          range.clock.firstRow(after: Lane.including(start(of: index + 1))), range.rows.upperBound)
        : range.rows.upperBound
      let next = max(end, row + 1)
      write(quantity, index, range.part(row..<next), to: column)
      row = next
    }
  }

  private func write(
    _ quantity: Quantity, _ index: Int, _ range: RowRange, to column: ColumnWriter
  ) {
    let start = start(of: index)
    var local = range
    if index > 0 {
      local.first = max(range.first, range.clock.firstRow(after: Lane.including(start)))
    }
    if start != 0 { local.clock = range.clock.mapped(rate: 1, shift: -start) }
    curve.form(of: index).write(quantity, local, to: column)
  }
}
