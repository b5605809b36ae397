import AnimationDocuments
import AnimationEngine

/// What an answer of samples is going to cost, known before one of them is made.
struct AnswerCost: Hashable, Sendable {
  /// Units of work for all of it (``WorkMeter``).
  var work: Int
  /// About how many bytes it has.
  var bytes: Int
  /// How many are kept at once, whatever is streamed: what is said of the timeline, and a row of it.
  var headBytes: Int

  /// The cost of `samples` with these options, in a form that costs so much to write.
  ///
  /// - Complexity: O(columns + labels + events).
  init(_ samples: Samples, _ options: SampleOptions, _ cost: WritingCost) {
    let rows = samples.rowCount
    let quantities =
      1 + (options.includesVelocity ? 2 : 0) + (options.includesModel ? 1 : 0)
    let numbers = WorkMeter.product(rows, 1 + quantities * samples.columnCount)
    let labels = samples.properties.reduce(0) { WorkMeter.sum($0, $1.longestLabel) }
    let events = samples.events.reduce(0) { WorkMeter.sum($0, Self.size(of: $1)) }
    let names = samples.properties.reduce(0) { WorkMeter.sum($0, $1.nameBytes(cost.naming)) }
    let columns = WorkMeter.product(samples.columnCount, Self.bytesPerColumn)
    headBytes = WorkMeter.sum(
      events, WorkMeter.product(WorkMeter.sum(names, columns), quantities))
    let repeated = cost.naming == .eachRow ? WorkMeter.sum(labels, names) : labels
    bytes = WorkMeter.sum(
      WorkMeter.product(numbers, cost.bytesPerValue),
      WorkMeter.sum(WorkMeter.product(rows, repeated, quantities), headBytes))
    work = WorkMeter.sum(
      WorkMeter.product(rows, quantities, cost.passes, samples.workPerRow),
      WorkMeter.sum(WorkMeter.product(numbers, cost.workPerValue), bytes / Self.bytesPerUnit))
  }

  /// How many bytes of text are copied, with their escapes, and sent in one unit of work.
  fileprivate static let bytesPerUnit = 8
  /// What a column takes in each window: its place in the answer, and its numbers of one row.
  private static let bytesPerColumn = 32

  /// About how many bytes an event takes: names may be long, and stand once for each event.
  private static func size(of event: TimelineEvent) -> Int { 96 + event.nameLength }
}

extension AnimatedProperty {
  /// The bytes of its name as an answer says it: by itself, or once for each of its columns.
  func nameBytes(_ naming: WritingCost.Naming) -> Int {
    guard naming == .eachColumn else { return name.utf8.count }
    return WorkMeter.product(name.utf8.count + 8, columnCount)
  }

  /// The bytes of its longest label; 0 for one that is no text.
  fileprivate var longestLabel: Int {
    type == .discrete ? labels.reduce(0) { max($0, $1.utf8.count) } : 0
  }
}

extension TimelineEvent {
  /// The bytes of the names in it.
  fileprivate var nameLength: Int {
    switch kind {
    case .phase(let name), .view(let name, _), .animatorCompleted(let name, _),
      .completed(let name, _, _):
      name.utf8.count
    case .hitTest(let result):
      [result.model, result.presentation, result.hit].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }
  }
}

extension Routes {
  /// Charges an answer, and tells whether it is so small that it is made at once.
  ///
  /// A stream is made window by window while it is read, so it costs the request little; all of it
  /// may take ten times the work of a request.
  func charge(_ cost: AnswerCost, _ meter: inout WorkMeter) throws(DocumentRefusal) -> Bool {
    let isWhole = cost.bytes <= Self.wholeAnswer && cost.work <= WorkMeter.lightWork
    try metered(&meter) { meter throws(TimelineRefusal) in
      if isWhole {
        try meter.keep(bytes: cost.bytes)
        return try meter.charge(cost.work)
      }
      try meter.keep(bytes: WorkMeter.product(2, cost.headBytes))
      try meter.charge(cost.headBytes / AnswerCost.bytesPerUnit)
      guard cost.work <= mostStreamWork else {
        throw .tooCostly(WorkExcess(.work, limit: mostStreamWork, actual: cost.work))
      }
      try meter.keep(bytes: Self.streamBytes)
    }
    return isWhole
  }

  /// The most work that a whole stream may take.
  var mostStreamWork: Int { WorkMeter.product(Self.streamFactor, limits.maxWork) }

  /// Answers up to about this many bytes are made whole; larger ones stream.
  static let wholeAnswer = 256 << 10
  /// How many times the work of a request a whole stream may take.
  private static let streamFactor = 10
  /// What a stream keeps of its own while it is read: windows of numbers and of text.
  private static let streamBytes = 2 << 20
}
