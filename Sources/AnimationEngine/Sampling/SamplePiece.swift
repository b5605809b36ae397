/// A piece of an answer: it ends after some bytes or some work, as its reader may share a processor
/// with others.
package struct SamplePiece: Sendable {
  /// The number of bytes after which a piece ends.
  package static let bytes = 1 << 17
  /// The work after which a piece ends, some two milliseconds.
  private static let work = 200_000

  private let end: Int
  private var work = 0

  /// Begins a piece of some bytes behind the first `count` bytes of a buffer.
  package init(behind count: Int, bytes: Int = Self.bytes) { end = count + bytes }

  /// Counts the work of sampling `rows`, each of which costs `cost` units of work.
  package mutating func add(rows: Int, each cost: Int) {
    work = WorkMeter.sum(work, WorkMeter.product(rows, cost))
  }

  /// Whether the piece goes on behind the first `count` bytes of the buffer.
  package func isOpen(at count: Int) -> Bool { count < end && work < Self.work }
}

// MARK: - Windows

extension SamplePiece {
  /// The greatest number of rows sampled at once for a column.
  package static let rows = 2048
  /// The greatest number of values sampled at once for whole rows; 16 rows are always allowed.
  private static let numbers = 1 << 16
  /// The greatest number of values sampled at once in any case; one row is always allowed.
  private static let mostNumbers = 1 << 20

  /// The number of rows to sample at once for `width` columns. With only a few rows, starting
  /// each column's recurrence would cost too much.
  package static func rows(width: Int) -> Int {
    let width = max(width, 1)
    return min(rows, max(numbers / width, min(16, mostNumbers / width), 1))
  }

  /// The least number of rows sampled at once, whatever their cost: starting a column's
  /// recurrence takes as long as some rows.
  private static let fewestRows = 4

  /// The rows to sample at once from `row` on, if each costs `cost` units of work.
  package static func window(
    from row: Int, of count: Int, atMost most: Int, cost: Int
  ) -> Range<Int> {
    row..<min(row + max(min(most, max(work / max(cost, 1), fewestRows)), 1), count)
  }
}
