// How a custom animation takes over from a running animation.

extension MotionHistory {
  /// The time and the context with which `animation` begins, if it is a custom one that merges with
  /// the animation running at `time`; otherwise nil.
  func takeover(by animation: Animation, at time: Double) -> CustomMotion<Value>.Beginning? {
    guard case .custom = animation.movement, segments[segments.count - 1].start <= time
    else { return nil }
    let running = last
    guard let base = running.base else { return nil }
    let elapsed = time - base.start
    guard let local = animation.localTime(at: elapsed)?.time else { return nil }
    var (previous, context) = interrupted(running, base, at: elapsed)
    context.isLogicallyComplete = false
    context.environment = self.context.environment
    let merges = animation.shouldMerge(
      previous: previous, value: running.model - base.run.from, time: elapsed, context: &context)
    return merges ? .init(time: local, context: context) : nil
  }

  /// What runs, as one animation that shows the same, with its context `elapsed` seconds after the
  /// start of `base`.
  private func interrupted(
    _ running: PropertyMotion<Value>, _ base: PropertyMotion<Value>.BaseAnimation,
    at elapsed: Double
  ) -> (Animation, AnimationContext<Value>) {
    var context = AnimationContext(in: self.context)
    guard running.additives.isEmpty else {
      return (Animation(CombinedAnimation(running, above: base)), context)
    }
    if let kept = base.run.customContext(at: elapsed) { return (base.announced, kept) }
    context.store(base.run, velocity: base.velocity, of: base.announced)
    return (base.announced, context)
  }

  /// Starts a custom animation with the start value, clock and state of the running one.
  mutating func mergeCustom(
    _ animation: Animation, _ beginning: CustomMotion<Value>.Beginning, to target: Value,
    at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard let base = last.base else { return }
    var taken = context
    taken.horizon -= base.start
    taken.custom = beginning
    var next = PropertyMotion(at: target)
    next.base = try .init(
      animation, from: base.run.from, to: target, velocity: target - target,
      start: base.start, context: taken, meter: &meter)
    append(next, from: time)
  }
}

extension AnimationRun {
  /// The velocity that a fluid spring takes over in the `swiftui` model, `time` seconds after the
  /// start. For a custom animation it is only the velocity that the animation itself reports.
  func handedVelocity(at time: Double) -> Value {
    guard animation.handsOverVelocity else { return from - from }
    guard case .custom(let custom) = forward.form else { return velocity(at: time) }
    return time < end ? custom.statedVelocity(at: time) ?? from - from : from - from
  }

  /// The context of a custom animation `time` seconds after the start; nil for other animations and
  /// before it has begun.
  func customContext(at time: Double) -> AnimationContext<Value>? {
    let piece = map.piece(at: time)
    guard case .custom(let custom) = forward.form, piece.phase == .running else { return nil }
    return custom.context(at: piece.exactLocal(time))
  }
}
