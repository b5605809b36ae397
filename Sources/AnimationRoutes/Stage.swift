/// The stages of computing an answer.
public enum Stage: Int, CaseIterable, Hashable, Sendable {
  /// Waiting for a processor. The routes never enter this stage themselves, as they do not wait.
  case queue
  /// Reading the body as a document.
  case parse
  /// Checking the document and resolving its animation.
  case validate
  /// Making the timeline and the sample times.
  case sample
  /// Computing, writing and compressing the values.
  case encode

  /// The name of the stage in the log, in metrics and in `Server-Timing`.
  public var name: String { Self.names[rawValue] }

  // Made once: the names are needed for every request, and are looked up by reflection.
  private static let names = allCases.map { "\($0)" }

  /// A function that is told when a stage begins.
  public typealias Observer = @Sendable (Stage) -> Void
}
