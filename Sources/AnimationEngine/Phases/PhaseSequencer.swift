/// Plays a sequence of phases in advance: when each step begins and how properties move.
///
/// A step begins at the exact time at which all animations of the step before are logically
/// complete. Each step changes the properties whose values differ, with the animation of the phase
/// into which it leads; springs take over velocity, curves combine.
struct PhaseSequencer {
  private let animation: PhaseAnimation
  private let mappings: [ColumnMapping]
  private let isDiscrete: [Bool]
  /// The time up to which an endless sequence is computed, in seconds.
  private let horizon: Double
  private let limits: CompilationLimits

  private(set) var histories: [PropertyHistory]
  /// The steps so far, as events.
  private(set) var events: [TimelineEvent] = []
  /// Whether the sequence repeats endlessly.
  private(set) var isEndless = false
  private var steps = 0
  private var cycle: PhaseCycle
  /// The property values of the phase into which the last step led.
  private var current: [Components]

  /// Plays `animation` up to `horizon`.
  ///
  /// - Throws: ``TimelineRefusal`` when the sequence takes more steps than `limits` allow, or more
  ///   work than `meter` allows.
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
      PropertyHistory(of: property.type, restingAt: value, springs: springs, horizon: horizon)
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

  /// Takes a step: starts the animation of every property that it changes.
  ///
  /// - Returns: The time at which the step is complete.
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
      guard isPossible else { throw .tooManyLayers(limit: MotionHistory<Components>.mostAdditives) }
      if animation != nil { completion = max(completion, histories[property].logicalEnd) }
    }
    current = phase.values
    return completion
  }

  /// The memory of an event in a list that may double when it grows, in bytes.
  private static var eventBytes: Int { 2 * MemoryLayout<TimelineEvent>.stride }

  /// The lanes of all properties; each history is dropped once its lanes are made, to save memory.
  mutating func takeLanes(_ meter: inout WorkMeter) throws(TimelineRefusal) -> PropertyLanes {
    var lanes = PropertyLanes()
    histories.reverse()
    while let history = histories.popLast() { try lanes.add(history, &meter) }
    return lanes
  }
}
