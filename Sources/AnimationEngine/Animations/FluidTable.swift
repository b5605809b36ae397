/// The states of a fluid spring at its steps; between two steps the later one is displayed.
///
/// Where the vector's components are accessible they are stored as numbers, in a form that all
/// lanes of the motion share.
struct FluidTable<Value: VectorArithmetic> {
  /// The forms in which the components are stored.
  private enum Form {
    case number(FluidSteps<Double>)
    /// A vector of `count` components, stored in groups of four.
    case groups(FluidSteps<SIMD4<Double>>, count: Int)
    case whole(FluidSteps<FluidWhole<Value>>)
  }

  private var form: Form
  private let startTime: Double

  /// Runs `spring` from `state` until it ends; an undamped spring runs to the horizon.
  ///
  /// - Complexity: O(300 * seconds * components).
  init(
    _ spring: FluidSpring, from state: FluidState<Value>, towards target: Value,
    in context: MotionContext<Value>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    startTime = state.startTime
    let begin = Beginning(
      rule: FluidRule(
        spring: spring, blendStart: state.blendStart, blendInterval: state.blendInterval),
      time: state.time, scale: context.animatableScale,
      patience: FluidPatience(
        isEndless: spring.dampingRatio <= 0, horizon: context.horizon, steps: context.patience))
    guard let numbers = FluidNumbers(state.point, towards: target) else {
      let steps = try begin.steps(
        from: [state.point.map { FluidWhole($0) }], towards: [FluidWhole(target)], &meter)
      form = .whole(steps)
      return
    }
    if numbers.target.count == 1 {
      form = .number(
        try begin.steps(from: [numbers.point(0)], towards: [numbers.target[0]], &meter))
    } else {
      let steps = try begin.steps(from: numbers.groups, towards: numbers.targetGroups, &meter)
      form = .groups(steps, count: numbers.target.count)
    }
  }

  /// The settings with which the steps begin.
  private struct Beginning {
    let rule: FluidRule
    let time: Double
    let scale: Double
    let patience: FluidPatience

    func steps<Group>(
      from points: [FluidPoint<Group>], towards targets: [Group], _ meter: inout WorkMeter
    ) throws(TimelineRefusal) -> FluidSteps<Group> {
      var run = FluidRun(
        FluidSteps(rule, from: points, time: time, towards: targets), animatableScale: scale,
        patience: patience)
      try run.finish(&meter)
      return run.steps
    }
  }
}

extension FluidTable {
  /// What is known of the steps in any form.
  private var known: (firstStep: Double, end: Double, bytes: Int) {
    switch form {
    case .number(let steps): (steps.times[0], steps.end, steps.bytes)
    case .groups(let steps, _): (steps.times[0], steps.end, steps.bytes)
    case .whole(let steps): (steps.times[0], steps.end, steps.bytes)
    }
  }

  var firstStep: Double { known.firstStep }
  /// The time at which the motion ends, in seconds; infinite if not within the horizon.
  var end: Double { known.end }
  /// The memory of the checkpoints, in bytes.
  var bytes: Int { known.bytes }

  /// The steps of one component.
  ///
  /// - Precondition: The vector's components are accessible.
  func lane(of component: Int) -> FluidLane {
    switch form {
    case .number(let steps): .number(steps)
    case .groups(let steps, _): .component(component, of: steps)
    case .whole: preconditionFailure("lanes of \(Value.self), whose components are not known")
    }
  }

  /// The state at the first step at or after `time`.
  func state(at time: Double) -> FluidState<Value> {
    switch form {
    case .number(let steps): state(steps, at: time) { FluidNumbers.value([$0[0]]) }
    case .groups(let steps, let count):
      state(steps, at: time) { groups in
        FluidNumbers.value((0..<count).map { groups[$0 / 4][$0 % 4] })
      }
    case .whole(let steps): state(steps, at: time) { $0[0].value }
    }
  }

  private func state<Group>(
    _ steps: FluidSteps<Group>, at time: Double, _ join: ([Group]) -> Value
  ) -> FluidState<Value> {
    let (points, time) = steps.state(at: time)
    return FluidState(
      point: FluidPoint(
        offset: join(points.map(\.offset)), velocity: join(points.map(\.velocity)),
        force: join(points.map(\.force))),
      time: time, startTime: startTime, blendStart: steps.rule.blendStart,
      blendInterval: steps.rule.blendInterval)
  }

  /// Discards checkpoints not needed until `time`; the steps are computed again on demand.
  mutating func forget(after time: Double) {
    switch form {
    case .number(var steps):
      steps.forget(after: time)
      form = .number(steps)
    case .groups(var steps, let count):
      steps.forget(after: time)
      form = .groups(steps, count: count)
    case .whole(var steps):
      steps.forget(after: time)
      form = .whole(steps)
    }
  }
}

/// The state with which a fluid spring begins: that of the one it takes over, or a new one.
struct FluidState<Value: VectorArithmetic> {
  var point = FluidPoint<Value>()
  var time = 0.0
  var startTime = 0.0
  var blendStart = 0.0
  var blendInterval = 0.0
}

extension FluidPoint {
  func map<Other>(_ part: (Value) -> Other) -> FluidPoint<Other> {
    FluidPoint<Other>(offset: part(offset), velocity: part(velocity), force: part(force))
  }
}
