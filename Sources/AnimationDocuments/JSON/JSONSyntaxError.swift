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
