/// Why a text is no CSS easing.
public struct CSSEasingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the text, counted in bytes of UTF-8 from 0.
  public let offset: Int
  /// What is wrong, in one sentence.
  public let message: String

  init(_ message: String, at offset: Int) {
    self.offset = offset
    self.message = message
  }

  public var description: String { "\(message) (at \(offset))" }
}
