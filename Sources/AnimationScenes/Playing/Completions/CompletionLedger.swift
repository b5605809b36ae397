import AnimationEngine

/// The open completions of a scene, and the motions that each waits for.
///
/// Changing a motion triggers no search. Completions that wait for removal wait for an *active
/// period*: the time from a property's first motion to its next rest, which all its animations
/// share.
struct CompletionLedger {
  /// A completion of an event, and what it waits for.
  struct Entry {
    var name: String
    var criteria: SceneCompletion.Criteria
    /// When the event happened, in seconds: also the time of the report if nothing is animated.
    var beginning: Double
    var waits: [Wait] = []
  }

  /// A condition that a completion waits for.
  enum Wait {
    /// The logical end of a motion, as planned when it began, by the index in `moments`. Later
    /// changes of the motion do not move it.
    case moment(Int)
    /// The end of a property's active period, by the index in `activePeriods`.
    case activePeriod(Int)
    /// The end of an overlay on a property.
    case overlay(property: Int, index: Int)
    /// The removal of an overlay on a property that never ends by itself.
    case removal(property: Int, index: Int)
    /// The logical end of an overlay of a property, or its removal before that.
    case logicalEnd(property: Int, index: Int, time: Double)
    /// The first time at which a property that starts at `from` shows the value `to`.
    case arrival(property: Int, from: Components, to: Components)
  }

  /// The time in seconds at which something is over, and whether it ran to its end.
  struct End: Hashable {
    var time: Double
    var isFinished = true

    /// Extends this end to cover another one: the later time counts, and both must have finished.
    mutating func wait(for other: End) {
      time = max(time, other.time)
      isFinished = isFinished && other.isFinished
    }
  }

  private(set) var entries: [Entry] = []
  private var moments: [End] = []
  private var activePeriods: [End] = []
  /// The active period of each property that is still moving, by its index.
  private var activePeriodByProperty: [Int: Int] = [:]
  /// The indices of the logical ends that may still lie ahead, by property.
  private var momentsByProperty: [Int: [Int]] = [:]

  /// Registers a completion and returns its index; nil where the event names none.
  mutating func open(
    _ completion: SceneCompletion?, usually criteria: SceneCompletion.Criteria, at time: Double
  ) -> Int? {
    guard let completion else { return nil }
    entries.append(
      Entry(name: completion.name, criteria: completion.criteria ?? criteria, beginning: time))
    return entries.count - 1
  }

  /// Adds something to what a completion waits for; nothing is done without a completion.
  mutating func wait(_ entry: Int?, for wait: Wait) {
    if let entry { entries[entry].waits.append(wait) }
  }
}

// MARK: - What properties do

extension CompletionLedger {
  /// Whether the end of a property's motion has to be known: a completion waits for it.
  func asksForEnd(of property: Int, _ entry: Int?) -> Bool {
    if let entry, entries[entry].criteria == .removed { return true }
    return !activePeriodByProperty.isEmpty && activePeriodByProperty[property] != nil
  }

  /// Whether the logical end of a new motion has to be known for this completion.
  func asksForLogicalEnd(_ entry: Int?) -> Bool {
    entry.map { entries[$0].criteria == .logicallyComplete } ?? false
  }

  /// Whether the start value of a new motion has to be known for this completion.
  func asksForStart(_ entry: Int?) -> Bool {
    entry.map { entries[$0].criteria == .progress } ?? false
  }

  /// Notes that a property now moves until `end`. A completion that waits for removal waits for
  /// this active period.
  mutating func activePeriodGoesOn(
    of property: Int, at time: Double, until end: Double, for entry: Int?
  ) {
    let activePeriod = prolongActivePeriod(of: property, at: time, until: end)
    if let entry, entries[entry].criteria == .removed {
      wait(entry, for: .activePeriod(activePeriod))
    }
  }

  /// Notes when a new motion will be logically complete if nothing interrupts it.
  mutating func motionCompletes(_ property: Int, at logicalEnd: Double, for entry: Int?) {
    moments.append(End(time: logicalEnd))
    momentsByProperty[property, default: []].append(moments.count - 1)
    wait(entry, for: .moment(moments.count - 1))
  }

  /// Notes that an overlay on a property begins, which a completion may wait for.
  mutating func overlayBegan(
    _ index: Int, of property: Int, logicalEnd: Double, from: Components, to: Components,
    for entry: Int?
  ) {
    guard let entry else { return }
    switch entries[entry].criteria {
    case .removed: wait(entry, for: .overlay(property: property, index: index))
    case .progress: wait(entry, for: .arrival(property: property, from: from, to: to))
    case .logicallyComplete:
      wait(entry, for: .logicalEnd(property: property, index: index, time: logicalEnd))
    }
  }

  /// Notes that a property moves until `end` by a change without a completion.
  ///
  /// - Returns: the index of the active period that this extends, or of a new one.
  @discardableResult
  mutating func prolongActivePeriod(of property: Int, at time: Double, until end: Double) -> Int {
    if let activePeriod = activePeriodByProperty[property], activePeriods[activePeriod].time > time
    {
      activePeriods[activePeriod].time = max(end, time)
      return activePeriod
    }
    activePeriods.append(End(time: max(end, time)))
    activePeriodByProperty[property] = activePeriods.count - 1
    return activePeriods.count - 1
  }

  /// Notes that a property's motion is removed at `time`: its active period ends unfinished.
  mutating func motionRemoved(of property: Int, at time: Double) {
    if let activePeriod = activePeriodByProperty.removeValue(forKey: property),
      activePeriods[activePeriod].time > time
    {
      activePeriods[activePeriod] = End(time: time, isFinished: false)
    }
    for moment in momentsByProperty.removeValue(forKey: property) ?? []
    where moments[moment].time > time {
      moments[moment] = End(time: time, isFinished: false)
    }
  }

  // MARK: - Reports

  /// The report of a completion; an infinite time means that it never comes.
  struct Report {
    var entry: Entry
    /// When all motions are over, apart from the arrivals that are still to be searched for.
    var end: End
    /// The arrivals that are still to be searched for.
    var arrivals: [ArrivalSearch.Arrival] = []
  }

  /// The reports of all completions, in the order in which they were opened.
  func reports(
    of tracks: [OverlaidTrack], _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Report] {
    var reports: [Report] = []
    for entry in entries {
      try meter.charge(50 + 10 * entry.waits.count)
      try meter.keep(bytes: 3 * MemoryLayout<TimelineEvent>.stride)
      var report = Report(entry: entry, end: End(time: entry.beginning))
      for wait in entry.waits {
        if case .arrival(let property, let from, let to) = wait {
          report.arrivals.append(
            .init(property: property, from: from, to: to, after: entry.beginning))
        } else {
          report.end.wait(for: end(of: wait, tracks))
        }
      }
      reports.append(report)
    }
    return reports
  }

  /// When what a completion waits for is over, as known now; infinite for arrivals, found later.
  func end(of wait: Wait, _ tracks: [OverlaidTrack]) -> End {
    switch wait {
    case .moment(let index): return moments[index]
    case .activePeriod(let index): return activePeriods[index]
    case .overlay(let property, let index):
      let overlay = tracks[property].overlays[index]
      return End(
        time: overlay.isPaused ? .infinity : overlay.motionEnd, isFinished: overlay.isFinished)
    case .removal(let property, let index):
      return End(time: tracks[property].overlays[index].end, isFinished: false)
    case .logicalEnd(let property, let index, let time):
      let overlay = tracks[property].overlays[index]
      let time = overlay.time(atLocal: time)
      return End(
        time: overlay.isPaused ? time : min(time, overlay.motionEnd),
        isFinished: overlay.isFinished || overlay.motionEnd >= time)
    case .arrival: return End(time: .infinity)
    }
  }
}

extension CompletionLedger.Report {
  /// The event on the timeline; nil for a completion that never comes.
  var event: TimelineEvent? {
    guard end.time.isFinite else { return nil }
    return TimelineEvent(
      time: end.time,
      kind: .completed(
        name: entry.name, criteria: entry.criteria.rawValue, finished: end.isFinished))
  }
}
