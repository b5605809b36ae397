/// Plays a sequence of phases: finds when each step begins and what every property does.
///
/// A step begins at the logical completion of all that the step before animates, at that exact
/// time. Each step changes the properties whose values differ, by the animation of the phase it
/// leads to; springs take over velocity, curves combine.
struct PhaseSequencer {
  private let animation: PhaseAnimation
  private let mappings: [ColumnMapping]
  private let isDiscrete: [Bool]
  /// Up to when an endless sequence is computed, in seconds.
  private let horizon: Double
  private let limits: CompilationLimits

  /// What each property does.
  private(set) var histories: [MotionHistory<Components>]
  /// The steps that were taken.
  private(set) var events: [TimelineEvent] = []
  /// Whether the sequence goes on without end.
  private(set) var isEndless = false
  private var now = 0.0
  private var steps = 0
  private var cycle: PhaseCycle
  /// The values of the phase that was stepped into last.
  private var current: [Components]

  /// Plays `animation` up to `horizon`.
  ///
  /// - Throws: ``TimelineRefusal`` when it takes more steps than `limits` allow, or more than the
  ///   meter does.
  init(
    _ animation: PhaseAnimation, spaces: PropertySpaces, springs: SpringModel,
    horizon: Double, limits: CompilationLimits, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    self.animation = animation
    mappings = spaces.mappings
    cycle = PhaseCycle(count: animation.phases.count, at: 0)
    current = animation.phases[0].values
    self.horizon = horizon
    self.limits = limits
    isDiscrete = spaces.properties.map { $0.type == .discrete }
    histories = zip(spaces.properties, animation.phases[0].values).map { property, value in
      MotionHistory(
        restingAt: value,
        context: MotionContext(
          springs: springs, animatableScale: property.type.animatableScale,
          components: value.count, horizon: horizon))
    }
    try play(&meter)
  }

  private mutating func play(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    switch animation.run {
    case .cycles(let count):
      for _ in 0..<count {
        guard try runCycle(until: .infinity, &meter), cycle.hasTakenTime(at: now) else { return }
      }
    case .forever:
      isEndless = animation.phases.count > 1
      while now <= horizon {
        guard try runCycle(until: horizon, &meter) else { return }
        isEndless = cycle.hasTakenTime(at: now)
        if !isEndless { return }
      }
    case .triggers(let times): try play(triggers: times, &meter)
    }
  }

  private mutating func play(
    triggers: [Double], _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    for (index, time) in triggers.enumerated() {
      now = time
      let next = index + 1 < triggers.count ? triggers[index + 1] : .infinity
      _ = try runCycle(until: next, &meter)
    }
  }

  /// Runs one cycle from `now`.
  ///
  /// - Returns: whether the cycle came to its end before `limit`, where another may interrupt it.
  private mutating func runCycle(
    until limit: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    guard cycle.begin(at: now) else { return false }
    repeat {
      guard now < limit || !cycle.hasTakenTime(at: now) else { return false }
      do throws(TimelineRefusal) {
        try step(into: cycle.index, &meter)
      } catch {
        throw error.at(.phase(cycle.index))
      }
      guard now.isFinite else { return false }
    } while cycle.goOn()
    return true
  }

  private mutating func step(
    into index: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    steps += 1
    guard steps <= limits.steps else { throw .tooManySteps(limit: limits.steps) }
    let phase = animation.phases[index]
    try meter.charge(20 + 2 * phase.values.count)
    try meter.keep(bytes: Self.eventBytes)
    events.append(TimelineEvent(time: now, kind: .phase(name: phase.name)))
    var completion = now
    for (property, value) in phase.values.enumerated() where value != current[property] {
      let animation = isDiscrete[property] ? nil : phase.animation
      let target = mappings[property].aligned(value, to: histories[property].model)
      let isPossible = try histories[property].change(
        to: target, with: animation, at: now, meter: &meter)
      guard isPossible else {
        throw .tooManyLayers(limit: MotionHistory<Components>.mostAdditives)
      }
      if animation != nil {
        completion = max(completion, histories[property].logicalEnd)
      }
    }
    current = phase.values
    now = completion
  }

  /// What an event takes, in a list that may have room for as many again.
  private static var eventBytes: Int { 2 * MemoryLayout<TimelineEvent>.stride }

  /// The lanes of all properties. Each history is given back as soon as its lanes are made: long ones
  /// take much room.
  mutating func takeLanes(_ meter: inout WorkMeter) throws(TimelineRefusal) -> PropertyLanes {
    var lanes = PropertyLanes()
    histories.reverse()
    while let history = histories.popLast() { try lanes.add(history, &meter) }
    return lanes
  }
}
