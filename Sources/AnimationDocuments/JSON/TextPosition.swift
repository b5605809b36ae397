/// A position in a text as editors count: lines and columns from 1.
struct TextPosition: Hashable, Sendable {
  /// The line; LF, CR LF and CR each end one.
  private(set) var line = 1
  /// The column in Unicode scalars; a byte that belongs to no character counts as one.
  private(set) var column = 1

  /// The position at the start of a text.
  init() {}

  /// The position of the byte at `offset`.
  ///
  /// - Complexity: O(`offset`).
  init(of offset: Int, in bytes: [UInt8]) {
    advance(over: 0..<Swift.min(Swift.max(offset, 0), bytes.count), in: bytes)
  }

  /// Goes from the position at the start of a range to that at its end.
  ///
  /// - Complexity: O(length of the range).
  mutating func advance(over range: Range<Int>, in bytes: [UInt8]) {
    for index in range {
      let byte = bytes[index]
      let startsPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !startsPair) {
        line += 1
        column = 1
      } else if !Self.continues(byte, after: index, in: bytes) {
        column += 1
      }
    }
  }

  /// Whether a byte continues a character that begins before it.
  private static func continues(_ byte: UInt8, after index: Int, in bytes: [UInt8]) -> Bool {
    byte & 0xC0 == 0x80 && index > 0 && bytes[index - 1] >= 0x80
  }
}

/// The places in a text, found without reading it from its start each time.
package struct TextPlaces: Sendable {
  private let bytes: [UInt8]
  /// The positions at the multiples of `stride`.
  private var marks: [TextPosition] = []

  /// The bytes between two positions that are kept.
  private static let stride = 1024

  /// The places in a text.
  ///
  /// - Complexity: O(length).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var position = TextPosition()
    for start in Swift.stride(from: 0, through: bytes.count, by: Self.stride) {
      marks.append(position)
      position.advance(over: start..<min(start + Self.stride, bytes.count), in: bytes)
    }
  }

  /// The line and column of the byte at an offset; that of the end for greater ones.
  ///
  /// - Complexity: O(1).
  package func place(at offset: Int) -> DocumentProblem.Place {
    let end = min(max(offset, 0), bytes.count)
    let mark = end / Self.stride
    var position = marks[mark]
    position.advance(over: mark * Self.stride..<end, in: bytes)
    return .init(line: position.line, column: position.column, offset: offset)
  }

  /// The start of a line; the end of the text for lines behind the last one.
  ///
  /// - Complexity: O(log(length)).
  package func start(ofLine line: Int) -> DocumentProblem.Place {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].line < line { low = middle } else { high = middle }
    }
    var (position, offset) = (marks[low], low * Self.stride)
    while position.line < line, offset < bytes.count {
      position.advance(over: offset..<offset + 1, in: bytes)
      offset += 1
    }
    return .init(line: line, column: 1, offset: offset)
  }
}
