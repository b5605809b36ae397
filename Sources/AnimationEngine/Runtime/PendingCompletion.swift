/// The completion of one change that has not been called yet.
struct PendingCompletion<Model> {
  /// The name and the criteria of the completion, and the closure to call.
  struct Report {
    var name: String
    var criteria: AnimationCompletionCriteria
    var action: ((inout AnimationRuntime<Model>) -> Void)?
  }

  /// A property that the change animates, with the time at which its animation is complete.
  private struct Wait {
    var member: Int
    var due: Double
  }

  let report: Report
  private var waits: [Wait] = []
  /// The time of the change; the completion of a change that animates nothing is due then.
  private let beginning: Double
  /// The time at which all animations are complete, in seconds; infinite when one never is.
  private(set) var due: Double
  /// Whether the completion never comes, as it waits for an animation that has no end.
  var isEndless: Bool { due == .infinity && beginning < .infinity }
  /// Whether every animation ran to its end without being removed.
  private(set) var isFinished = true

  init(_ report: Report, at time: Double) {
    self.report = report
    (beginning, due) = (time, time)
  }

  /// Makes the completion wait for a property that the change has just animated.
  mutating func wait(for member: Int, _ track: any AnyAnimatedTrack<Model>) {
    let isLogical = report.criteria == .logicallyComplete
    waits.append(Wait(member: member, due: isLogical ? track.logicalEnd : track.end))
    due = max(due, waits[waits.count - 1].due)
  }

  /// Updates the due time after a change at `time`, when a property's motion lasts until `end`.
  ///
  /// With the criteria `.removed` the completion is postponed, unless the property had come to rest
  /// before; a logical completion stays as it was.
  mutating func motionChanged(of member: Int, until end: Double, at time: Double) {
    guard report.criteria == .removed else { return }
    setDue(end, of: member, after: time)
  }

  /// Updates the due time after the animation of a property was removed at `time`.
  mutating func motionRemoved(of member: Int, at time: Double) {
    if setDue(time, of: member, after: time) { isFinished = false }
  }

  @discardableResult
  private mutating func setDue(_ newDue: Double, of member: Int, after time: Double) -> Bool {
    var isConcerned = false
    for index in waits.indices where waits[index].member == member && waits[index].due > time {
      waits[index].due = newDue
      isConcerned = true
    }
    if isConcerned { due = waits.reduce(beginning) { max($0, $1.due) } }
    return isConcerned
  }

  /// The event that reports the completion.
  var event: TimelineEvent {
    TimelineEvent(
      time: due,
      kind: .completed(name: report.name, criteria: report.criteria.rawValue, finished: isFinished))
  }
}
