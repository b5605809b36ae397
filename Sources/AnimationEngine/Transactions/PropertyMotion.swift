/// A property's motion between two changes: at rest, or a base animation with additive ones on top.
struct PropertyMotion<Value: VectorArithmetic>: Motion {
  /// The lowest animation, which moves the property from one value to another.
  struct BaseAnimation {
    /// The stored properties of a base animation.
    private struct Content {
      let start: Double
      let velocity: Value
      let context: MotionContext<Value>
      var run: AnimationRun<Value>
      var announced: Animation
    }

    /// The content is large and shared by many segments, so it is kept in a box.
    private var box: Boxed<Content>

    var start: Double { box.content.start }
    var velocity: Value { box.content.velocity }
    var context: MotionContext<Value> { box.content.context }
    var run: AnimationRun<Value> { _read { yield box.content.run } }

    /// The time since the start, in seconds. Rounding errors are removed, so that a delay of 0.1 s
    /// from 0.5 on is over at 0.6; only integrators and custom animations take it as it is.
    func local(_ time: Double) -> Double {
      run.forward.takesExactTime ? time - start : time.elapsed(since: start)
    }

    /// The animation as the change specified it, including a delay that has passed before this base
    /// animation begins.
    var announced: Animation {
      get { box.content.announced }
      set { box.content.announced = newValue }
    }

    init(
      _ animation: Animation, from: Value, to: Value, velocity: Value, start: Double,
      context: MotionContext<Value>, meter: inout WorkMeter
    ) throws(TimelineRefusal) {
      let run = try AnimationRun(
        animation, from: from, to: to, velocity: velocity, context: context, meter: &meter)
      box = Boxed(
        Content(start: start, velocity: velocity, context: context, run: run, announced: animation))
    }

    private init(_ base: BaseAnimation, run: AnimationRun<Value>, context: MotionContext<Value>) {
      box = Boxed(
        Content(
          start: base.start, velocity: base.velocity, context: context, run: run,
          announced: base.announced))
    }

    /// The same motion moved by `shift`, without computing it anew. An end at `model` is moved to
    /// exactly `target`.
    func shifted(by shift: Value, model: Value, to target: Value) -> BaseAnimation {
      var context = context
      context.fluid?.origin += shift
      let end = run.to == model ? target : run.to + shift
      return BaseAnimation(self, run: run.moved(by: shift, to: end), context: context)
    }

    /// Creates the motion without a limit on the cost.
    init(
      _ animation: Animation, from: Value, to: Value, velocity: Value, start: Double,
      context: MotionContext<Value>
    ) {
      self = WorkMeter.unlimited { meter throws(TimelineRefusal) in
        try BaseAnimation(
          animation, from: from, to: to, velocity: velocity, start: start, context: context,
          meter: &meter)
      }
    }

    /// A base animation that rests at `value` from the same start time on.
    func resting(at value: Value) -> BaseAnimation {
      BaseAnimation(
        .linear(duration: 0), from: value, to: value, velocity: value - value, start: start,
        context: context)
    }

    /// Whether the motion is stored as integration steps instead of a closed form.
    var keepsSteps: Bool { run.forward.firstStep != nil }

    /// Discards integration steps not displayed until `time`; they are computed again on demand.
    mutating func forget(after time: Double) { box.content.run.forget(after: time - start) }

    /// The memory of one base animation, in bytes, without its vectors.
    static var bytes: Int { MemoryLayout<Content>.stride + 32 }
  }

  /// An animation on top of those below: it moves from the value that they show to its target.
  ///
  /// Its progress from 0 to 1 is kept as a lane, which all segments and all components share.
  struct AdditiveAnimation {
    /// The part that stays the same when the additive animation is moved.
    private struct Content {
      let animation: Animation
      let progress: Lane
      let end: Double
      let logicalEnd: Double
    }

    /// The stored properties, which all segments share.
    private let box: Boxed<Content>
    var target: Value

    var animation: Animation { box.content.animation }
    var progress: Lane { _read { yield box.content.progress } }
    /// The time at which the animation ends, in seconds.
    var end: Double { box.content.end }
    /// The logical completion of the animation, in seconds.
    var logicalEnd: Double { box.content.logicalEnd }

    init(_ run: AnimationRun<Double>, from start: Double, to target: Value) {
      box = Boxed(
        Content(
          animation: run.animation, progress: run.lane(from: start),
          end: (start + run.end).withoutSumNoise,
          logicalEnd: (start + run.logicalEnd).withoutSumNoise))
      self.target = target
    }
  }

  /// The model value: the one that the property was set to.
  var model: Value
  /// The value after this motion: the model, unless the animation to it still waits in its delay.
  private(set) var settled: Value
  var base: BaseAnimation?
  var additives: [AdditiveAnimation] = []

  /// Creates a property at rest.
  init(at value: Value) { (model, settled) = (value, value) }

  /// The animation that was added last; nil at rest.
  var newest: Animation? { additives.last?.animation ?? base?.announced }

  /// The time at which all motion ends, in seconds; minus infinity at rest.
  var end: Double {
    if let additive = additives.last { return additive.end }
    return base.map { ($0.start + $0.run.end).withoutSumNoise } ?? -.infinity
  }

  var duration: Double { max(end, 0) }

  /// The logical completion of the newest animation, in seconds; minus infinity at rest.
  var logicalEnd: Double {
    if let additive = additives.last { return additive.logicalEnd }
    return base.map { ($0.start + $0.run.logicalEnd).withoutSumNoise } ?? -.infinity
  }

  func value(at time: Double) -> Value {
    guard let base, time < end else { return settled }
    return additives.reduce(base.run.value(at: base.local(time))) { below, additive in
      below.advanced(to: additive.target, by: additive.progress.value(at: time))
    }
  }

  /// The velocity of the displayed value at `time`, in units per second.
  func velocity(at time: Double) -> Value {
    guard let base, time < end else { return model - model }
    let local = base.local(time)
    var (value, velocity) = (base.run.value(at: local), base.run.velocity(at: local))
    for additive in additives {
      let progress = additive.progress.value(at: time)
      let rate = additive.progress.velocity(at: time)
      let left = additive.target - value
      velocity = left.scaled(by: rate) + velocity.scaled(by: 1 - progress)
      value += left.scaled(by: progress)
    }
    return velocity
  }

  mutating func add(_ additive: AdditiveAnimation) {
    additives.append(additive)
    (model, settled) = (additive.target, additive.target)
  }

  /// Whether an animation no longer has an effect at `time`.
  func canPrune(at time: Double) -> Bool { additives.contains { $0.end <= time } }

  /// Drops the animations that no longer have an effect at `time`: all those below an additive
  /// animation that has ended.
  mutating func prune(at time: Double) {
    guard let covering = additives.lastIndex(where: { $0.end <= time }),
      let base
    else { return }
    self.base = base.resting(at: additives[covering].target)
    additives.removeSubrange(...covering)
  }

  /// The same motion moved by `shift`, so that the model value is exactly `target`, as after a
  /// change without an animation.
  func shifted(by shift: Value, to target: Value) -> PropertyMotion {
    func moved(_ place: Value) -> Value { place == model ? target : place + shift }
    var motion = self
    motion.model = target
    motion.settled = moved(settled)
    motion.base = base?.shifted(by: shift, model: model, to: target)
    for index in additives.indices {
      motion.additives[index].target = moved(additives[index].target)
    }
    return motion
  }
}
