import AnimationDocuments
import AnimationEngine

/// The estimated cost of an answer with samples, known before any is computed.
struct AnswerCost: Hashable, Sendable {
  /// The work of the whole answer, in units of work (``WorkMeter``).
  var work: Int
  /// The approximate size of the answer in bytes.
  var bytes: Int
  /// The bytes kept even if the answer streams: the timeline's description and a row of it.
  var headBytes: Int

  /// The cost of an answer with `samples` in these options and a format with this writing cost.
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

  /// The bytes of text that are escaped and copied in one unit of work.
  fileprivate static let bytesPerUnit = 8
  /// The bytes that a column takes in each window: its state, and its numbers of one row.
  private static let bytesPerColumn = 32

  /// The approximate bytes of an event; names may be long, and are repeated in each event.
  private static func size(of event: TimelineEvent) -> Int { 96 + event.nameBytes }
}

extension AnimatedProperty {
  /// The bytes that the property's name takes in an answer: once, or for each of its columns.
  func nameBytes(_ naming: WritingCost.Naming) -> Int {
    guard naming == .eachColumn else { return name.utf8.count }
    return WorkMeter.product(name.utf8.count + 8, columnCount)
  }

  /// The bytes of the property's longest label; 0 for a property that is not discrete.
  fileprivate var longestLabel: Int {
    type == .discrete ? labels.reduce(0) { max($0, $1.utf8.count) } : 0
  }
}

extension Routes {
  /// Charges the cost of an answer and returns whether it is small enough to be made whole.
  ///
  /// A stream is computed window by window while it is sent, so it costs the request little; as a
  /// whole it may take ten times the work of a request.
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

  /// The most work that a whole stream may take, in units of work.
  var mostStreamWork: Int { WorkMeter.product(Self.streamFactor, limits.maxWork) }

  /// The approximate size in bytes up to which answers are made whole; larger ones stream.
  static let wholeAnswer = 256 << 10
  /// How many times the work limit of a request a whole stream may take.
  private static let streamFactor = 10
  /// The memory of a stream while it is sent, in bytes: windows of numbers and text.
  private static let streamBytes = 2 << 20
}
