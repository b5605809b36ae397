internal import AnimationEngine

/// The sampled numbers of a window of rows, in memory that does not grow with the number of rows.
struct SampleRowWindow: Sendable {
  private let samples: WrittenSamples
  private let sources: [SampleSource]
  private let hasVelocities: Bool
  private let length: Int
  /// The cost of one row, in units of work.
  private let workPerRow: Int
  /// The rows of the window.
  private(set) var rows = 0..<0
  /// The numbers of all sources, row by row.
  private(set) var numbers: [Double]
  private var column: [Double]

  init(_ samples: WrittenSamples, _ sources: [SampleSource]) {
    self.samples = samples
    self.sources = sources
    hasVelocities = sources.contains(where: \.isVelocity)
    workPerRow = sources.reduce(0) { WorkMeter.sum($0, $1.work(in: samples)) }
    let most = min(samples.rowCount, SamplePiece.rows(width: sources.count))
    length = SamplePiece.window(from: 0, of: samples.rowCount, atMost: most, cost: workPerRow).count
    numbers = [Double](repeating: 0, count: length * sources.count)
    column = [Double](repeating: 0, count: length)
  }

  /// The number of a source in a row of the window.
  @inline(__always)
  func number(_ source: Int, at row: Int) -> Double {
    numbers[(row - rows.lowerBound) * sources.count + source]
  }

  /// The range in `numbers` of a row of the window.
  @inline(__always)
  func places(of row: Int) -> Range<Int> {
    let first = (row - rows.lowerBound) * sources.count
    return first..<first + sources.count
  }

  /// Moves the window to begin at `row`, and samples it as work of a piece.
  ///
  /// - Complexity: O(rows * sources).
  mutating func move(to row: Int, in piece: inout SamplePiece) {
    rows = row..<min(row + length, samples.rowCount)
    piece.add(rows: rows.count, each: workPerRow)
    let samples = samples.prepared(for: rows, velocities: hasVelocities)
    for (index, source) in sources.enumerated() {
      source.read(rows, of: samples, into: &column)
      for offset in 0..<rows.count { numbers[offset * sources.count + index] = column[offset] }
    }
  }
}
