/// Why a text is no CSS transform list, and where.
public struct TransformSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one sentence.
  public let message: String
  /// Where in the text, counted in bytes of UTF-8 from 0; the length of the text is its end.
  public let offset: Int

  /// An error at a place.
  public init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  public var description: String { "\(message) (at \(offset))" }
}
