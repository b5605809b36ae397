/// A failure of a call other than a refusal by the service.
public enum ClientError: Error, Hashable, Sendable {
  /// No answer was received; the text says why.
  case unreachable(String)
  /// The answer is neither the expected one nor a problem document.
  case unexpected(status: Int, contentType: String?)
}
