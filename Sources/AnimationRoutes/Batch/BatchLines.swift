import HTTPNames

/// Iterates over the lines of a batch; empty lines are skipped.
struct BatchLines: Sendable {
  /// A line with its position in the batch.
  struct Line: Sendable {
    /// The number of the line in the body, from 1.
    let number: Int
    /// The bytes of the line, without the line ending.
    let bytes: ArraySlice<UInt8>
  }

  private let body: [UInt8]
  private var offset = 0
  private var number = 0

  init(of body: [UInt8]) { self.body = body }

  /// The number of lines that are left.
  ///
  /// - Complexity: O(bytes).
  var count: Int {
    var (rest, count) = (self, 0)
    while rest.next() != nil { count += 1 }
    return count
  }

  /// The next line; nil after the last.
  mutating func next() -> Line? {
    while offset < body.count {
      let end = body[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? body.count
      let bytes = body[offset..<end].trimmed { $0.isBlank || $0 == UInt8(ascii: "\r") }
      offset = end + 1
      number += 1
      if !bytes.isEmpty { return Line(number: number, bytes: bytes) }
    }
    return nil
  }

  /// The next lines: at most `count`, and no more once they have `bytes` bytes.
  mutating func next(atMost count: Int, bytes: Int) -> [Line] {
    var lines: [Line] = []
    var total = 0
    while lines.count < count, total < bytes, let line = next() {
      lines.append(line)
      total += line.bytes.count
    }
    return lines
  }
}
