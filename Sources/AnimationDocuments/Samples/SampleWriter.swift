/// A writer that makes the text of samples piece by piece. Its memory does not grow with the number
/// of rows.
///
///     while writer.next(into: &buffer) { send(&buffer) }
public protocol SampleWriter: Sendable {
  /// Appends the next piece, some hundred kilobytes, and tells whether more is left; after the
  /// last piece nothing is appended.
  mutating func next(into buffer: inout [UInt8]) -> Bool

  /// About how many bytes all pieces have together.
  var byteEstimate: Int { get }
}

extension SampleWriter {
  /// All pieces at once.
  ///
  /// - Complexity: O(rows * columns), and as much memory.
  public consuming func encoded() -> [UInt8] {
    var buffer: [UInt8] = []
    buffer.reserveCapacity(byteEstimate)
    while next(into: &buffer) {}
    return buffer
  }
}
