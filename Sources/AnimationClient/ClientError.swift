/// What can go wrong with a call beside what the service itself answers.
public enum ClientError: Error, Hashable, Sendable {
  /// No answer came; the text says why.
  case unreachable(String)
  /// An answer came that is neither what was asked for nor a problem document.
  case unexpected(status: Int, contentType: String?)
}
