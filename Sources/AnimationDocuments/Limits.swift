internal import AnimationEngine

/// How much a document and the answer to it may hold.
///
/// Every limit is also a flag of the daemon; an error that a limit causes names it. All are
/// counts of at least 1; a limit is the greatest number that is still allowed.
public struct Limits: Hashable, Sendable {
  /// Bytes of a request's body; in a batch, of a line.
  public var maxBody: Int
  /// Bytes of a batch.
  public var maxBatchBody: Int
  /// Lines of a batch.
  public var maxBatchLines: Int
  /// How deep arrays and objects may stand in each other.
  public var maxDepth: Int
  /// Tracks, and properties, of a document; for scenes also boxes of a layout, animations beside
  /// properties, and properties that verbs show by themselves.
  public var maxTracks: Int
  /// Keyframes of a document; for phases, phases times properties; for scenes, keyframes of views,
  /// values of animations on layers, and animations in groups.
  public var maxKeyframes: Int
  /// Events of a document; for phases, the steps that its cycles take; for scenes, events, samples of
  /// gestures and keyframes of views together.
  public var maxEvents: Int
  /// Rows times components of one answer.
  public var maxValues: Int
  /// Units of work of one request before the first byte of its answer: about two seconds of one
  /// core. A whole stream may take ten times as much.
  public var maxWork: Int
  /// Bytes that one request may keep, beside eight for each byte of its body.
  public var maxRequestMemory: Int

  /// Limits that are the daemon's own where nothing else is given.
  public init(
    maxBody: Int = 4 << 20, maxBatchBody: Int = 256 << 20, maxBatchLines: Int = 100_000,
    maxDepth: Int = 64, maxTracks: Int = 10_000,
    maxKeyframes: Int = 100_000, maxEvents: Int = 10_000, maxValues: Int = 50_000_000,
    maxWork: Int = 200_000_000, maxRequestMemory: Int = 64 << 20
  ) {
    self.maxBody = maxBody
    self.maxBatchBody = maxBatchBody
    self.maxBatchLines = maxBatchLines
    self.maxDepth = maxDepth
    self.maxTracks = maxTracks
    self.maxKeyframes = maxKeyframes
    self.maxEvents = maxEvents
    self.maxValues = maxValues
    self.maxWork = maxWork
    self.maxRequestMemory = maxRequestMemory
  }

  /// The limits of a daemon that is not configured otherwise.
  public static let standard = Limits()

  /// One limit: the name of its flag and where it is kept.
  public struct Setting: Sendable {
    /// The flag without its dashes, which is also the key in files: `max-depth`.
    public let name: String
    /// What it counts, for people.
    public let meaning: String
    /// Where its value is.
    public let path: any WritableKeyPath<Limits, Int> & Sendable
  }

  /// All limits in the order in which they are listed.
  public static let settings: [Setting] = [
    Setting(
      name: "max-body", meaning: "bytes of a request's body; in a batch, of a line",
      path: \.maxBody),
    Setting(name: "max-batch-body", meaning: "bytes of a batch", path: \.maxBatchBody),
    Setting(name: "max-batch-lines", meaning: "lines of a batch", path: \.maxBatchLines),
    Setting(name: "max-depth", meaning: "nesting of JSON", path: \.maxDepth),
    Setting(
      name: "max-tracks", meaning: "tracks or properties of a document", path: \.maxTracks),
    Setting(name: "max-keyframes", meaning: "keyframes of a document", path: \.maxKeyframes),
    Setting(name: "max-events", meaning: "events of a document", path: \.maxEvents),
    Setting(name: "max-values", meaning: "values of one answer", path: \.maxValues),
    Setting(name: "max-work", meaning: "units of work of one request", path: \.maxWork),
    Setting(
      name: "max-request-memory",
      meaning: "bytes kept for one request beside 8 for each of its body",
      path: \.maxRequestMemory),
  ]
}

extension Limits {
  /// Whether an answer of so many rows and components is allowed: asked before any is computed. A row
  /// without components counts as one value, its time.
  ///
  /// - Throws: A refusal with the code `too-large` that names limit, figure and setting.
  public func checkValues(rows: Int, components: Int) throws(DocumentRefusal) {
    let count = rows.multipliedSaturating(by: max(components, 1))
    guard count > maxValues else { return }
    throw DocumentRefusal(
      .tooLarge,
      DocumentProblem(
        .tooLarge, "An answer has at most \(maxValues) values; this would have \(count).",
        excess: .init(limit: maxValues, actual: count, setting: "max-values")))
  }
}
