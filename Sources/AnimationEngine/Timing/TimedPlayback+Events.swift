extension TimedPlayback {
  /// The lanes' events as the timing plays them: once in each iteration, at the time at which the
  /// progress first reaches the event's local time. Where the direction turns, an event at the very
  /// turn comes once for both iterations. Endless iterations are followed up to `horizon`, in seconds.
  ///
  /// - Throws: ``TimelineRefusal`` when there are more than `limit`.
  /// - Complexity: O(n log n) in the number of events returned.
  func events(
    of inner: [TimelineEvent], horizon: Double, limit: Int
  ) throws(TimelineRefusal) -> [TimelineEvent] {
    guard !inner.isEmpty, model.timing.playbackRate != 0, model.timing.iterations > 0 else {
      return []
    }
    guard model.iterationDuration > 0 else { return collapsed(inner) }
    let passages = Passages(inner, self)
    let each = passages.mostInOne(of: model.timing)
    guard each > 0 else { return [] }
    let period = period(upTo: horizon)
    let most = (period.last - period.first) * Double(each)
    guard most <= Double(limit) + 2 * Double(inner.count) else { throw .tooManySteps(limit: limit) }
    var events: [TimelineEvent] = []
    var turned: Set<Int> = []
    let first = period.first.rounded(.down)
    for passed in 0..<Swift.max(Int(saturating: (period.last - first).rounded(.up)), 0) {
      add(passages, of: first + Double(passed), on: period, turned: &turned, to: &events)
    }
    guard events.count <= limit else { throw .tooManySteps(limit: limit) }
    return events.sortedByTime
  }

  /// All events of one iteration at the same moment, for iterations that take no time.
  private func collapsed(_ inner: [TimelineEvent]) -> [TimelineEvent] {
    let time = model.time(atLocalTime: model.beforeActive)
    return inner.map { TimelineEvent(time: time, kind: $0.kind) }
  }

  /// The range of overall progress in which the effect is followed, and its last local time.
  private func period(upTo horizon: Double) -> ActivePeriod {
    let timing = model.timing
    let start = timing.iterationStart
    if timing.iterations.isFinite {
      return ActivePeriod(first: start, last: start + timing.iterations, end: model.activeAfter)
    }
    let end = model.localTime(at: Swift.max(horizon, 0))
    let seen = Swift.max(end - timing.delay, 0) / model.iterationDuration
    return ActivePeriod(first: start, last: start + seen.nextUp, end: end)
  }

  private struct ActivePeriod {
    var first: Double
    var last: Double
    var end: Double
  }

  /// Adds the events of an iteration. `turned` has the numbers of the events at the end of the
  /// iteration before, which are not added again at the beginning of this one. Afterwards it has
  /// those at the end of this iteration.
  private func add(
    _ passages: Passages, of iteration: Double, on period: ActivePeriod, turned: inout Set<Int>,
    to events: inout [TimelineEvent]
  ) {
    let isReversed = model.timing.direction.reverses(iteration)
    let runsUp = isReversed == (model.timing.playbackRate < 0)
    var atEnd: Set<Int> = []
    for passage in runsUp ? passages.upwards : passages.downwards {
      let simple = isReversed ? model.iterationDuration - passage.seconds : passage.seconds
      let local = (iteration - period.first) * model.iterationDuration + simple + model.timing.delay
      guard local >= model.beforeActive, local <= period.end else { continue }
      if simple == 0, turned.contains(passage.number) { continue }
      if simple == model.iterationDuration { atEnd.insert(passage.number) }
      events.append(TimelineEvent(time: model.time(atLocalTime: local), kind: passage.kind))
    }
    turned = atEnd
  }
}

/// The progress at which each event is passed in an iteration: going forward, and going backward.
/// Progress is measured in seconds of the lanes.
private struct Passages {
  /// An event by its number among all, and the progress at which it is passed.
  struct Passage {
    var number: Int
    var kind: TimelineEvent.Kind
    var seconds: Double
  }

  var upwards: [Passage] = []
  var downwards: [Passage] = []

  /// The maximum number of events in one iteration.
  func mostInOne(of timing: WebTiming) -> Int {
    let isTurned = timing.playbackRate < 0
    return switch timing.direction {
    case .normal: isTurned ? downwards.count : upwards.count
    case .reverse: isTurned ? upwards.count : downwards.count
    case .alternate, .alternateReverse: Swift.max(upwards.count, downwards.count)
    }
  }

  init(_ events: [TimelineEvent], _ playback: TimedPlayback) {
    let crossings = EasingCrossings(playback.model.timing.easing)
    let length = playback.model.iterationDuration
    for (number, event) in events.enumerated() {
      func passage(at seconds: Double) -> Passage {
        Passage(number: number, kind: event.kind, seconds: seconds)
      }
      if crossings.isIdentity {
        let seconds = playback.span == length ? event.time : event.time / playback.span * length
        let place = playback.span > 0 ? seconds : 0
        upwards.append(passage(at: place))
        downwards.append(passage(at: place))
        continue
      }
      let level = playback.span > 0 ? event.time / playback.span : 0
      if let up = crossings.first(reaching: level) { upwards.append(passage(at: up * length)) }
      if let down = crossings.last(reaching: level) { downwards.append(passage(at: down * length)) }
    }
  }
}
