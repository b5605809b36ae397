/// The format of the daemon's own log and of its access log.
enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// One JSON object a line, for programs.
  case json
  /// Plain text, for people.
  case text
}
