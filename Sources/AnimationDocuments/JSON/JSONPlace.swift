/// A place in a JSON text where something unusual stands: a string that is not plain, a long number, a mistake.
///
/// What is usual is read by ``JSONReader`` without it, and goes on where the place is left.
struct JSONPlace {
  /// The text.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var position: Int

  /// The next byte, or 0, which no rule of the grammar takes, at the end.
  var byte: UInt8 { bytes.span.byte(at: position) }

  /// Reads a literal of letters.
  @inline(never)
  mutating func readLiteral(_ text: String) throws(JSONSyntaxError) {
    for expected in text.utf8 {
      guard byte == expected else {
        throw unexpected(.syntax, "Write \(text), or put a text into quotation marks.")
      }
      position += 1
    }
  }

  /// The error of a byte that no rule takes here, or of the end of the text.
  func unexpected(_ code: ErrorCode, _ expectation: String) -> JSONSyntaxError {
    guard position < bytes.count else {
      return JSONSyntaxError(.syntax, at: position, "The text ends too early. \(expectation)")
    }
    if bytes[position] >= 0x80, UTF8Sequence.length(at: position, in: bytes) == nil {
      return JSONSyntaxError(.invalidUTF8, at: position, UTF8Sequence.fault)
    }
    return JSONSyntaxError(code, at: position, expectation)
  }
}
