/// One component of a motion along a curve of many pieces, which all lanes share.
struct PiecedLane: Hashable, Sendable {
  let curve: PiecedCurve<Double>
  /// The time that the curve begins at.
  let origin: Double

  /// When a piece begins.
  private func start(of index: Int) -> Double { origin + curve.start(of: index) }

  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    let index = curve.index(at: time, from: origin)
    return curve.form(of: index).quantity(quantity, at: time - start(of: index))
  }

  /// Where the pieces but the first begin, each the place just before.
  var joints: [Double] { (1..<curve.count).map { Lane.including(start(of: $0)) } }

  /// Writes piece by piece. Of the pieces that lie between two rows none is looked at.
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    var row = range.rows.lowerBound
    while row < range.rows.upperBound {
      let index = curve.index(at: range.clock.time(row), from: origin)
      let end =
        index + 1 < curve.count
        ? min(
          range.clock.firstRow(after: Lane.including(start(of: index + 1))),
          range.rows.upperBound)
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
