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
    cycle = PhaseCycle(count: animation.phases.count)
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
      cycle.begin(at: 0, cycles: count)
      try takeSteps(until: .infinity, &meter)
    case .forever:
      cycle.begin(at: 0, cycles: .max)
      try takeSteps(until: horizon, &meter)
      isEndless = cycle.next != nil
    case .triggers(let times):
      for time in times {
        try takeSteps(until: time, &meter)
        cycle.begin(at: time)
      }
      try takeSteps(until: .infinity, &meter)
    }
  }

  private mutating func takeSteps(
    until time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    while let step = cycle.takeStep(until: time) {
      do throws(TimelineRefusal) {
        cycle.complete(at: try completion(of: step, &meter))
      } catch {
        throw error.at(.phase(step.phase))
      }
    }
  }

  /// Lets everything begin that a step changes.
  ///
  /// - Returns: when the step is complete.
  private mutating func completion(
    of step: PhaseCycle.Step, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Double {
    steps += 1
    guard steps <= limits.steps else { throw .tooManySteps(limit: limits.steps) }
    let phase = animation.phases[step.phase]
    try meter.charge(20 + 2 * phase.values.count)
    try meter.keep(bytes: Self.eventBytes)
    events.append(TimelineEvent(time: step.time, kind: .phase(name: phase.name)))
    var completion = step.time
    for (property, value) in phase.values.enumerated() where value != current[property] {
      let animation = isDiscrete[property] ? nil : phase.animation
      let target = mappings[property].aligned(value, to: histories[property].model)
      let isPossible = try histories[property].change(
        to: target, with: animation, at: step.time, meter: &meter)
      guard isPossible else {
        throw .tooManyLayers(limit: MotionHistory<Components>.mostAdditives)
      }
      if animation != nil {
        completion = max(completion, histories[property].logicalEnd)
      }
    }
    current = phase.values
    return completion
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
