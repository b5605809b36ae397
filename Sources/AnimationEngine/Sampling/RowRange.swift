/// A range of rows on a uniform clock to which one form applies.
struct RowRange {
  /// The requested rows.
  var rows: Range<Int>
  /// The clock of the rows; its times count from the form's origin.
  var clock: UniformClock
  /// The index of the first row to which the form applies, even if it was not requested.
  var first = 0

  /// The number of rows for which a recurrence runs before it restarts from the closed form.
  /// Rounding adds up over its 128 steps, of eight rows each, and stays far below 1e-12 of the range;
  /// the closed forms at the restarts cost little.
  static let blockLength = 1024

  /// The same range, restricted to some of its rows.
  func part(_ rows: Range<Int>) -> RowRange {
    var range = self
    range.rows = rows
    return range
  }

  /// Calls `body` with each block's first row and the requested rows of the block. Blocks begin at
  /// multiples of their length, or at the first row of the form.
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
