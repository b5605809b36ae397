/// The stages of an answer.
public enum Stage: Int, CaseIterable, Hashable, Sendable {
  /// Waiting for a turn to compute. The routes never enter it themselves: they do not wait.
  case queue
  /// The body becomes a document.
  case parse
  /// The document becomes an animation, with every rule checked.
  case validate
  /// The animation becomes a timeline, and the moments are found at which it is looked at.
  case sample
  /// The values are computed and written, row by row, and compressed.
  case encode

  /// Its word in the log, among the metrics and in `Server-Timing`.
  public var name: String { Self.names[rawValue] }

  // Asked for with every request: the words are looked up in the program's own description once.
  private static let names = allCases.map { "\($0)" }

  /// Is told when a stage begins.
  public typealias Observer = @Sendable (Stage) -> Void
}
