/// The first error in a JSON text, with its position.
struct JSONSyntaxError: Error, Hashable {
  /// What is wrong, one of the codes of malformed texts.
  let code: ErrorCode
  /// The offset of the wrong byte.
  let offset: Int
  /// A sentence that says what is wrong.
  let message: String
  /// The limit that was exceeded; nil for other errors.
  var limit: Int?

  init(_ code: ErrorCode, at offset: Int, _ message: String, limit: Int? = nil) {
    self.code = code
    self.offset = offset
    self.message = message
    self.limit = limit
  }
}

/// A position in a text as editors count: lines and columns from 1.
struct TextPosition: Hashable, Sendable {
  /// The line; LF, CR LF and CR each end one.
  let line: Int
  /// The column in Unicode scalars; a byte that belongs to no character counts as one.
  let column: Int

  /// The position of the byte at `offset`.
  ///
  /// - Complexity: O(`offset`).
  init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    var index = 0
    let end = Swift.min(offset, bytes.count)
    while index < end {
      let byte = bytes[index]
      let startsPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !startsPair) {
        line += 1
        column = 1
      } else if !Self.continues(byte, after: index, in: bytes) {
        column += 1
      }
      index += 1
    }
    self.line = line
    self.column = column
  }

  /// Whether a byte continues a character that begins before it.
  private static func continues(_ byte: UInt8, after index: Int, in bytes: [UInt8]) -> Bool {
    byte & 0xC0 == 0x80 && index > 0 && bytes[index - 1] >= 0x80
  }
}
