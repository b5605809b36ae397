/// Rows on a uniform clock that one form holds on.
struct RowRange {
  /// The rows that are asked for.
  var rows: Range<Int>
  /// Their times, counted from where the form counts.
  var clock: UniformClock
  /// The first row that the form holds on, asked for or not.
  var first = 0

  /// How many rows a recurrence runs on before it is anchored again: often enough that rounding
  /// stays far below 1e-12 of the range (it adds up with the steps, of which there are 128), seldom enough
  /// that the anchor's closed forms cost little.
  static let blockLength = 1024

  init(rows: Range<Int>, clock: UniformClock) {
    self.rows = rows
    self.clock = clock
  }

  /// The same range, with some of its rows.
  func part(_ rows: Range<Int>) -> RowRange {
    var range = self
    range.rows = rows
    return range
  }

  /// Calls `body` with each block's anchor row and the rows of it that are asked for. Blocks
  /// begin at the multiples of their length, or at the first row of the form.
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
