/// A syntax error, with its place, in the text of a colour, path, transform, easing or CSS value.
public struct ValueSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, or what was expected instead, in one sentence.
  public let message: String
  /// The offset of the error in bytes of UTF-8 from 0; at the end of the text it is the length.
  public let offset: Int

  /// Creates an error at an offset.
  public init(_ message: String, at offset: Int) { (self.message, self.offset) = (message, offset) }

  /// The sentence followed by the offset.
  public var description: String { "\(message) (at \(offset))" }
}
