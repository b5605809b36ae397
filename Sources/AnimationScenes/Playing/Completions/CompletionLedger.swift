import AnimationEngine

/// Who waits for the animations of which event to be complete.
///
/// Nothing is searched when a motion changes. What can be put off waits for an *active period*, which all
/// animations of a property share until it comes to rest.
struct CompletionLedger {
  /// One completion.
  struct Entry {
    var name: String
    var criteria: SceneCompletion.Criteria
    /// When the event happened: the answer where nothing is animated.
    var beginning: Double
    var waits: [Wait] = []
  }

  /// What a completion waits for.
  enum Wait {
    /// A logical end, which stays what it was, however the motion goes on; by its index.
    case moment(Int)
    /// All motion of a property until it rests; by its index.
    case activePeriod(Int)
    /// An overlay of a property.
    case overlay(property: Int, index: Int)
    /// The removal of an overlay that never ends by itself.
    case removal(property: Int, index: Int)
    /// The logical end of an overlay of a property, or its removal before that.
    case logicalEnd(property: Int, index: Int, time: Double)
    /// The first time at which a property shows a place.
    case arrival(property: Int, from: Components, to: Components)
  }

  /// A time at which something is over, and whether it ran to its end.
  struct End: Hashable {
    var time: Double
    var isFinished = true

    /// Waits for another end too.
    mutating func wait(for other: End) {
      time = max(time, other.time)
      isFinished = isFinished && other.isFinished
    }
  }

  private(set) var entries: [Entry] = []
  private var moments: [End] = []
  private var activePeriods: [End] = []
  /// The active period of each property that has not come to rest.
  private var activePeriodByProperty: [Int: Int] = [:]
  /// The logical ends of each property that may lie ahead.
  private var momentsByProperty: [Int: [Int]] = [:]

  /// Registers a completion and returns its index; nil where the event names none.
  mutating func open(
    _ completion: SceneCompletion?, usually criteria: SceneCompletion.Criteria, at time: Double
  ) -> Int? {
    guard let completion else { return nil }
    entries.append(
      Entry(
        name: completion.name, criteria: completion.criteria ?? criteria, beginning: time))
    return entries.count - 1
  }

  /// Lets a completion wait for one of its own sort.
  mutating func wait(_ entry: Int?, for wait: Wait) {
    if let entry { entries[entry].waits.append(wait) }
  }
}

// MARK: - What properties do

extension CompletionLedger {
  /// Whether it matters when the motion of a property, which a completion may wait for, is over.
  func asksForEnd(of property: Int, _ entry: Int?) -> Bool {
    if let entry, entries[entry].criteria == .removed { return true }
    return !activePeriodByProperty.isEmpty && activePeriodByProperty[property] != nil
  }

  /// Whether it matters when a motion that a completion may wait for is logically complete.
  func asksForLogicalEnd(_ entry: Int?) -> Bool {
    entry.map { entries[$0].criteria == .logicallyComplete } ?? false
  }

  /// Whether it matters where a motion that a completion may wait for begins.
  func asksForStart(_ entry: Int?) -> Bool {
    entry.map { entries[$0].criteria == .progress } ?? false
  }

  /// Hears that a property moves until `end` now; a completion that waits for removal waits for that.
  mutating func activePeriodGoesOn(
    of property: Int, at time: Double, until end: Double, for entry: Int?
  ) {
    let activePeriod = prolongActivePeriod(of: property, at: time, until: end)
    if let entry, entries[entry].criteria == .removed {
      wait(entry, for: .activePeriod(activePeriod))
    }
  }

  /// Hears when the motion that a completion waits for is logically complete, if it is left alone.
  mutating func motionCompletes(_ property: Int, at logicalEnd: Double, for entry: Int?) {
    moments.append(End(time: logicalEnd))
    momentsByProperty[property, default: []].append(moments.count - 1)
    wait(entry, for: .moment(moments.count - 1))
  }

  /// Hears that an overlay of a property begins; a completion may wait for it.
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

  /// Hears that a property moves until `end`, by a change that nobody waits for.
  ///
  /// - Returns: the active period that this goes on with, or a new one.
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

  /// Hears that the motion of a property was taken away at `time`.
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
}

// MARK: - Reports

extension CompletionLedger {
  /// A completion that is reported unless it never comes.
  struct Report {
    var entry: Entry
    /// When all is over, but for places that are still looked for.
    var end: End
    /// The places that are.
    var arrivals: [ArrivalSearch.Arrival] = []
  }

  /// What is reported, in the order in which the completions were opened.
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

  /// When what is waited for is over, as far as is known; infinite of a place that is looked for.
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
  /// The event of the timeline; nil where it never comes.
  var event: TimelineEvent? {
    guard end.time.isFinite else { return nil }
    return TimelineEvent(
      time: end.time,
      kind: .completed(
        name: entry.name, criteria: entry.criteria.rawValue, finished: end.isFinished))
  }
}
