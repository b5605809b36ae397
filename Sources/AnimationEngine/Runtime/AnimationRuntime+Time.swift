extension AnimationRuntime {
  /// Lets time pass until `time`, and calls every completion that is due, in the order of their
  /// times.
  ///
  /// Each completion runs at its own exact time: ``time`` is set to it, and what it changes begins
  /// there. So the results do not depend on the steps that time passes in. A time before the current
  /// one, or one that is no number, lets nothing pass.
  ///
  /// - Returns: what was completed since the last call, in order; also what was complete right away.
  /// - Precondition: it is not called from a completion.
  /// - Complexity: O(properties + completions).
  @discardableResult
  public mutating func advance(to time: Double) -> [TimelineEvent] {
    precondition(!isReporting, "advance(to: \(time)) was called from a completion")
    if time >= self.time {
      report(until: time)
      self.time = time
    }
    if !keepsPast { forgetPast() }
    defer { events = [] }
    return events
  }

  /// Most completions that one moment may have: beyond it one calls another without end.
  private static var mostAtOneMoment: Int { 100_000 }

  /// Calls the completions that are due until `limit`, each at its time.
  mutating func report(until limit: Double) {
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    var count = 0
    while let index = nextPending(until: limit) {
      let completion = pending.remove(at: index)
      count = completion.due > time ? 1 : count + 1
      precondition(count <= Self.mostAtOneMoment, "completions at \(time) call others for ever")
      time = max(time, completion.due)
      events.append(completion.event)
      completion.report.action?(&self)
    }
  }

  /// The first completion that is due; of several at one time the one that came first.
  private func nextPending(until limit: Double) -> Int? {
    var next: Int?
    for index in pending.indices where pending[index].due <= limit {
      if let found = next, pending[found].due <= pending[index].due { continue }
      next = index
    }
    return next
  }

  private mutating func forgetPast() {
    for index in members.indices { members[index].track.forget(before: time) }
  }
}
