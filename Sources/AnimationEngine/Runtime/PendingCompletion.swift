/// Somebody who waits for the animations of one change to be complete.
struct PendingCompletion<Model> {
  /// What is waited for, and what is done then.
  struct Report {
    var name: String
    var criteria: AnimationCompletionCriteria
    var action: ((inout AnimationRuntime<Model>) -> Void)?
  }

  /// A property that the change animates, and when it will have reported.
  private struct Wait {
    var member: Int
    var due: Double
  }

  let report: Report
  private var waits: [Wait] = []
  /// When the change happened: the answer for a change that animates nothing.
  private let beginning: Double
  /// When all properties will have reported; infinite when one never will.
  private(set) var due: Double
  /// Whether every animation was left to run to its end.
  private(set) var isFinished = true

  init(_ report: Report, at time: Double) {
    self.report = report
    (beginning, due) = (time, time)
  }

  /// Waits for a property that the change has just animated.
  mutating func wait(for member: Int, _ track: any AnyAnimatedTrack<Model>) {
    let isLogical = report.criteria == .logicallyComplete
    waits.append(Wait(member: member, due: isLogical ? track.logicalEnd : track.end))
    due = max(due, waits[waits.count - 1].due)
  }

  /// Hears of a later change at `time` after which the motion of a property lasts until `end`.
  ///
  /// Removal is put off, unless the property had come to rest; a logical end stays what it was.
  mutating func motionChanged(of member: Int, until end: Double, at time: Double) {
    guard report.criteria == .removed else { return }
    setDue(end, of: member, after: time)
  }

  /// Hears that the animation of a property was taken away at `time`.
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

  /// What is reported.
  var event: TimelineEvent {
    TimelineEvent(
      time: due,
      kind: .completed(
        name: report.name, criteria: report.criteria.rawValue, finished: isFinished))
  }
}
