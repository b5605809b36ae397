extension AnimationRuntime {
  /// Advances the clock to `time`, and calls every completion that is due, in order of time.
  ///
  /// During a completion ``time`` is the exact time of that completion, and the changes that it
  /// makes begin there. So the results do not depend on the size of the steps. A time before the
  /// current one, or NaN, does not advance the clock. Infinity is after every end; what waits
  /// for an animation without one is never called. Where each completion begins the next animation,
  /// there is always another end: advance to a finite time.
  ///
  /// - Returns: The events since the last call, in order, including those of changes that were
  ///   complete at once.
  /// - Precondition: The method is not called from a completion, and completions do not begin changes
  ///   that are complete at once without end.
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

  /// The most completions at one moment; more than that call each other endlessly.
  private static var mostAtOneMoment: Int { 100_000 }

  /// Calls the completions that are due until `limit`, each at its own time.
  mutating func report(until limit: Double) {
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    var count = 0
    while let index = nextPending(until: limit) {
      let completion = pending.remove(at: index)
      count = completion.due > time ? 1 : count + 1
      precondition(
        count <= Self.mostAtOneMoment,
        "completions at \(time) call others for ever: let one of them take time, or begin nothing")
      time = max(time, completion.due)
      events.append(completion.event)
      completion.report.action?(&self)
    }
  }

  /// The index of the completion due first; of several at one time, the one added first.
  private func nextPending(until limit: Double) -> Int? {
    var next: Int?
    for index in pending.indices where pending[index].due <= limit && !pending[index].isEndless {
      if let found = next, pending[found].due <= pending[index].due { continue }
      next = index
    }
    return next
  }

  private mutating func forgetPast() {
    for index in members.indices { members[index].track.forget(before: time) }
  }
}
