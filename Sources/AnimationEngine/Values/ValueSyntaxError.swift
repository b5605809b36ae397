/// What is wrong with the text of a value, and where: a colour, a path, a transform, an easing or another
/// value of CSS.
public struct ValueSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong or was expected, in one sentence.
  public let message: String
  /// Where in the text, counted in bytes of UTF-8 from 0; the length of the text is its end.
  public let offset: Int

  /// An error at a place.
  public init(_ message: String, at offset: Int) { (self.message, self.offset) = (message, offset) }

  /// The sentence and the place.
  public var description: String { "\(message) (at \(offset))" }
}
