/// What is wrong with the text of a path, and where.
public struct PathSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the text, counted in UTF-8 bytes from 0; the length of the text is its end.
  public let offset: Int
  /// A sentence that says what was expected there.
  public let message: String

  /// An error at a place.
  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }

  /// The sentence and the place.
  public var description: String { "\(message) (at \(offset))" }
}
