internal import AnimationEngine

/// The limits on a document and on the answer to it.
///
/// Every limit is also a flag of the daemon, which an error caused by it names. Each is a count
/// of at least 1: the greatest number that is still allowed.
public struct Limits: Hashable, Sendable {
  /// The greatest size of a request's body in bytes; in a batch, of a line.
  public var maxBody: Int
  /// The greatest size of a batch in bytes.
  public var maxBatchBody: Int
  /// The greatest number of lines in a batch.
  public var maxBatchLines: Int
  /// The greatest depth to which arrays and objects may be nested.
  public var maxDepth: Int
  /// The greatest number of tracks, and of properties, in a document; for scenes also of boxes in
  /// a layout, implicit animations, and properties that verbs add.
  public var maxTracks: Int
  /// The greatest number of keyframes in a document. For phases it limits phases times properties;
  /// for scenes, keyframes of views, values of layer animations, and animations in groups.
  public var maxKeyframes: Int
  /// The greatest number of events in a document. For phases it limits the steps that the cycles
  /// take; for scenes, events, gesture samples and keyframes of views together.
  public var maxEvents: Int
  /// The greatest number of values in an answer: rows times components.
  public var maxValues: Int
  /// The greatest work of a request before the first byte of its answer, in units of work: about
  /// two seconds of one core. A whole stream may take ten times as much.
  public var maxWork: Int
  /// The greatest memory that a request may keep, in bytes, plus eight for each byte of its body.
  public var maxRequestMemory: Int

  /// Limits that are those of the daemon by default.
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

  /// The daemon's limits where none are configured.
  public static let standard = Limits()

  /// One limit as a setting: its name, what it counts, and the property that holds it.
  public struct Setting: Sendable {
    /// The flag without its dashes, which is also the key in files: `max-depth`.
    public let name: String
    /// What is counted: `bytes`, `levels`, `units` of work, or a `count` of something.
    public let unit: String
    /// What the limit counts, in a sentence for people.
    public let meaning: String
    /// The property of ``Limits`` that holds the value.
    public let path: any WritableKeyPath<Limits, Int> & Sendable

    fileprivate init(
      _ name: String, _ unit: String, _ meaning: String,
      _ path: any WritableKeyPath<Limits, Int> & Sendable
    ) {
      (self.name, self.unit, self.meaning, self.path) = (name, unit, meaning, path)
    }

    /// The value in ``Limits/standard``, as a user would write it: `4MiB`, `64`.
    package var standardText: String {
      let value = Limits.standard[keyPath: path]
      return unit == "bytes" ? Units.text(ofBytes: value) : String(value)
    }
  }

  /// All limits, in the order of the documentation.
  public static let settings: [Setting] = [
    Setting(
      "max-body", "bytes", "Bytes of a request's body; in a batch, of a line.", \.maxBody),
    Setting("max-batch-body", "bytes", "Bytes of a batch.", \.maxBatchBody),
    Setting("max-batch-lines", "count", "Lines of a batch.", \.maxBatchLines),
    Setting("max-depth", "levels", "Nesting of JSON.", \.maxDepth),
    Setting(
      Count.tracks.rawValue, "count",
      "Tracks of a document, or properties; boxes of a layout and animations "
        + "beside properties too.", \.maxTracks),
    Setting(
      Count.keyframes.rawValue, "count",
      "Keyframes of a document; values of all phases and of layer animations too.", \.maxKeyframes),
    Setting(
      Count.events.rawValue, "count",
      "Events of a document, with samples of gestures and keyframes of views; "
        + "steps of phases too.", \.maxEvents),
    Setting("max-values", "count", "Values of one answer: rows times components.", \.maxValues),
    Setting("max-work", "units", "Units of work of one request, each about 10 ns.", \.maxWork),
    Setting(
      "max-request-memory", "bytes",
      "Bytes that one request holds, beside eight times its body.", \.maxRequestMemory),
  ]
}

extension Limits {
  /// A limit on how many things a document has; the raw value is the name of its setting.
  package enum Count: String {
    case tracks = "max-tracks"
    case keyframes = "max-keyframes"
    case events = "max-events"
  }

  /// The greatest number that a limit allows.
  package subscript(limit: Count) -> Int {
    switch limit {
    case .tracks: maxTracks
    case .keyframes: maxKeyframes
    case .events: maxEvents
    }
  }

  /// How far a count is beyond a limit.
  package func excess(_ count: Int, of limit: Count) -> DocumentProblem.Excess {
    .init(limit: self[limit], actual: count, setting: limit.rawValue)
  }

  /// What is wrong with a document that has more things than it may have.
  func message(_ count: Int, of limit: Count, _ things: String) -> String {
    "A document has at most \(self[limit]) \(things); this has \(count)."
  }

  /// Checks an answer's size before it is computed. A row without components counts as one value.
  ///
  /// - Throws: A refusal with the code `too-large` that names the limit, the number of values and
  ///   the setting.
  public func checkValues(rows: Int, components: Int) throws(DocumentRefusal) {
    let count = rows.multipliedSaturating(by: max(components, 1))
    guard count > maxValues else { return }
    throw DocumentRefusal(
      DocumentProblem(
        .tooLarge, "An answer has at most \(maxValues) values; this would have \(count).",
        excess: .init(limit: maxValues, actual: count, setting: "max-values")))
  }
}
