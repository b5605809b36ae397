// How an animation begins: on its own, in place of the running one, or on top of it.

extension MotionHistory {
  /// Starts an animation on its own.
  mutating func begin(
    _ animation: Animation, from: Value, to: Value, _ velocity: Value, at time: Double,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try begin(animation, from: from, to: to, velocity, at: time, showing: time, &meter)
  }

  /// Starts an animation at `time` that shows from `start` on, when its first delay has passed.
  private mutating func begin(
    _ animation: Animation, from: Value, to: Value, _ velocity: Value, at time: Double,
    showing start: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    var motion = PropertyMotion(at: to)
    motion.base = try .init(
      animation, from: from, to: to, velocity: velocity, start: time, context: context,
      meter: &meter)
    append(motion, from: start)
  }

  /// Starts a spring that takes over the value and velocity of the running motion. During the
  /// spring's delays the running motion continues, with only its model value changed.
  mutating func merge(
    _ animation: Animation, to target: Value, _ velocity: Value, replacing: Bool,
    at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let now = split(at: time)
    if context.springs == .swiftui {
      return try mergeFluid(
        animation, into: motion(of: now), to: target, velocity, replacing: replacing, at: time,
        &meter)
    }
    let (own, wait) = animation.withoutWait
    let ownStart = time.later(by: wait)
    // In the first of several cycles each of which is delayed, the delay still lies ahead.
    let start = ownStart.later(by: own.wait)
    let waiting = motion(at: start)
    let (value, rate) = (waiting.value(at: start), waiting.velocity(at: start))
    for index in now..<segments.count { change(index) { $0.model = target } }
    let handed = replacing ? velocity : rate.takenOver(else: target - target) + velocity
    try begin(own, from: value, to: target, handed, at: ownStart, showing: start, &meter)
    change(segments.count - 1) { $0.base?.announced = animation }
  }

  private mutating func mergeFluid(
    _ animation: Animation, into motion: PropertyMotion<Value>, to target: Value,
    _ velocity: Value, replacing: Bool, at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard let base = motion.base, let spring = animation.fluidSpring else { return }
    // The first spring's clock goes on. Cycles begin anew, as the interval changes their length.
    let start = animation.repeats ? time : base.start
    let origin = base.context.fluid?.origin ?? base.run.from
    var state = base.run.handedState(at: time - base.start, from: origin, to: spring)
    if !motion.additives.isEmpty {
      state.point.offset = motion.value(at: time) - origin
      state.point.velocity =
        motion.newest?.handsOverVelocity == true ? motion.velocity(at: time) : .zero
    }
    let running = state.point.velocity.takenOver(else: target - target)
    state.point.velocity = replacing ? velocity : running + velocity
    var taken = context
    taken.horizon -= start
    taken.fluid = (state.inside(animation, at: time - start), origin)
    var next = PropertyMotion(at: target)
    next.base = try .init(
      animation, from: motion.value(at: time), to: target, velocity: state.point.velocity,
      start: start, context: taken, meter: &meter)
    append(next, from: time)
  }

  /// Adds an animation on top of running and waiting ones: from their value to the target.
  mutating func combine(
    _ animation: Animation, to target: Value, at time: Double, mostAdditives: Int,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    let now = split(at: time)
    guard segments[now].additiveCount < mostAdditives else { return false }
    try chargeAdditive(from: now, &meter)
    let run = try AnimationRun(
      animation, from: 0, to: 1, velocity: 0,
      context: MotionContext(
        springs: context.springs, horizon: context.horizon - time, patience: context.patience),
      meter: &meter)
    let additive = PropertyMotion<Value>.AdditiveAnimation(run, from: time, to: target)
    for index in now..<segments.count { change(index) { $0.add(additive) } }
    return true
  }
}
