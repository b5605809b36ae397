/// What one property shows while it is left alone: at rest, or an animation with others on top.
struct PropertyMotion<Value: VectorArithmetic>: Motion {
  /// The animation at the bottom, which moves the property from one value to another.
  struct BaseAnimation {
    /// What is told of a base animation.
    private struct Content {
      let start: Double
      let velocity: Value
      let context: MotionContext<Value>
      var run: AnimationRun<Value>
      var announced: Animation
    }

    /// It takes much room, and many segments share it.
    private var box: Boxed<Content>

    var start: Double { box.content.start }
    var velocity: Value { box.content.velocity }
    var context: MotionContext<Value> { box.content.context }
    var run: AnimationRun<Value> { _read { yield box.content.run } }
    /// The animation as it was given, with the delay that has passed before this base animation.
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
        Content(
          start: start, velocity: velocity, context: context, run: run, announced: animation))
    }

    private init(_ base: BaseAnimation, run: AnimationRun<Value>, context: MotionContext<Value>) {
      box = Boxed(
        Content(
          start: base.start, velocity: base.velocity, context: context, run: run,
          announced: base.announced))
    }

    /// The same motion, moved by `shift`; what leads to `model` leads to `target` to the last bit.
    /// Nothing is computed again, however long that took.
    func shifted(by shift: Value, model: Value, to target: Value) -> BaseAnimation {
      var context = context
      context.fluid?.origin += shift
      let end = run.to == model ? target : run.to + shift
      return BaseAnimation(self, run: run.moved(by: shift, to: end), context: context)
    }

    /// Makes the motion, with no bound on what that costs.
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

    /// Rest at `value` since the start of this base animation.
    func resting(at value: Value) -> BaseAnimation {
      BaseAnimation(
        .linear(duration: 0), from: value, to: value, velocity: value - value, start: start,
        context: context)
    }

    /// Whether the motion is known at steps.
    var keepsSteps: Bool { run.forward.firstStep != nil }

    /// Forgets steps that do not show up to `time`; they are made again where they are asked for.
    mutating func forget(after time: Double) { box.content.run.forget(after: time - start) }

    /// What one base animation takes, its vectors aside.
    static var bytes: Int { MemoryLayout<Content>.stride + 32 }
  }

  /// An animation that was combined with those below it: it adds its share of what is left.
  ///
  /// Its progress from 0 to 1 is kept as a lane, which all segments and all components share.
  struct AdditiveAnimation {
    /// What does not change when the additive animation is moved.
    private struct Content {
      let animation: Animation
      let progress: Lane
      let end: Double
      let logicalEnd: Double
    }

    /// All segments share it.
    private let box: Boxed<Content>
    var target: Value

    var animation: Animation { box.content.animation }
    var progress: Lane { _read { yield box.content.progress } }
    /// When it is over, in seconds.
    var end: Double { box.content.end }
    /// When it counts as complete, in seconds.
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

  /// Where the property was told to be.
  var model: Value
  /// What shows when this motion is over: the model, unless a delay still holds back what leads
  /// there.
  private(set) var settled: Value
  var base: BaseAnimation?
  var additives: [AdditiveAnimation] = []

  /// A property at rest.
  init(at value: Value) { (model, settled) = (value, value) }

  /// The animation that was added last.
  var newest: Animation? { additives.last?.animation ?? base?.announced }

  /// When all motion is over, in seconds; minus infinity at rest.
  var end: Double {
    if let additive = additives.last { return additive.end }
    return base.map { ($0.start + $0.run.end).withoutSumNoise } ?? -.infinity
  }

  var duration: Double { max(end, 0) }

  /// When the newest animation counts as complete, in seconds; minus infinity at rest.
  var logicalEnd: Double {
    if let additive = additives.last { return additive.logicalEnd }
    return base.map { ($0.start + $0.run.logicalEnd).withoutSumNoise } ?? -.infinity
  }

  /// The value that shows at `time`.
  func value(at time: Double) -> Value {
    guard let base, time < end else { return settled }
    return additives.reduce(base.run.value(at: time - base.start)) { below, additive in
      below.advanced(to: additive.target, by: additive.progress.value(at: time))
    }
  }

  /// The velocity at `time`, per second.
  func velocity(at time: Double) -> Value {
    guard let base, time < end else { return model - model }
    var value = base.run.value(at: time - base.start)
    var velocity = base.run.velocity(at: time - base.start)
    for additive in additives {
      let progress = additive.progress.value(at: time)
      let rate = additive.progress.velocity(at: time)
      let left = additive.target - value
      velocity = left.scaled(by: rate) + velocity.scaled(by: 1 - progress)
      value += left.scaled(by: progress)
    }
    return velocity
  }

  /// Puts an animation on top.
  mutating func add(_ additive: AdditiveAnimation) {
    additives.append(additive)
    (model, settled) = (additive.target, additive.target)
  }

  /// Whether something no longer shows at `time`.
  func canPrune(at time: Double) -> Bool { additives.contains { $0.end <= time } }

  /// Drops what no longer shows at `time`: all that a finished additive animation covers.
  mutating func prune(at time: Double) {
    guard let covering = additives.lastIndex(where: { $0.end <= time }),
      let base
    else { return }
    self.base = base.resting(at: additives[covering].target)
    additives.removeSubrange(...covering)
  }

  /// The same motion with everything moved by `shift`, so that the model is `target` to the last
  /// bit: what a change without animation leaves.
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
