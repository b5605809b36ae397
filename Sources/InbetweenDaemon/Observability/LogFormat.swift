/// How the daemon's logs are written: its own lines and those of its requests.
enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// A JSON object a line, for programs.
  case json
  /// Plain words, for people.
  case text
}
