/// What one property shows while it is left alone: at rest, or an animation with others on top.
struct PropertyMotion<Value: VectorArithmetic> {
  /// The animation at the bottom, which moves the property from one value to another.
  struct Ground {
    /// What is told of a ground.
    private struct Content {
      let start: Double
      let velocity: Value
      let context: MotionContext<Value>
      var run: AnimationRun<Value>
      var announced: Animation
    }

    /// Exactly one. It takes much room, and many stretches lie on the same ground: they share it.
    private var box: [Content]

    var start: Double { box[0].start }
    var velocity: Value { box[0].velocity }
    var context: MotionContext<Value> { box[0].context }
    var run: AnimationRun<Value> { _read { yield box[0].run } }
    /// The animation as it was given, with the delay that has passed before this ground.
    var announced: Animation {
      get { box[0].announced }
      set { box[0].announced = newValue }
    }

    init(
      _ animation: Animation, from: Value, to: Value, velocity: Value, start: Double,
      context: MotionContext<Value>, meter: inout WorkMeter
    ) throws(TimelineRefusal) {
      let run = try AnimationRun(
        animation, from: from, to: to, velocity: velocity, context: context, meter: &meter)
      box = [
        Content(
          start: start, velocity: velocity, context: context, run: run, announced: animation)
      ]
    }

    private init(_ ground: Ground, run: AnimationRun<Value>, context: MotionContext<Value>) {
      box = [
        Content(
          start: ground.start, velocity: ground.velocity, context: context, run: run,
          announced: ground.announced)
      ]
    }

    /// The same motion, moved by `shift`; what leads to `model` leads to `target` to the last bit.
    /// Nothing is worked out again, however long that took.
    func shifted(by shift: Value, model: Value, to target: Value) -> Ground {
      var context = context
      context.fluid?.origin += shift
      let end = run.to == model ? target : run.to + shift
      return Ground(self, run: run.moved(by: shift, to: end), context: context)
    }

    /// The same, whatever it costs.
    init(
      _ animation: Animation, from: Value, to: Value, velocity: Value, start: Double,
      context: MotionContext<Value>
    ) {
      self = WorkMeter.unlimited { meter throws(TimelineRefusal) in
        try Ground(
          animation, from: from, to: to, velocity: velocity, start: start, context: context,
          meter: &meter)
      }
    }

    /// Rest at `value` since the start of this ground.
    func resting(at value: Value) -> Ground {
      Ground(
        .linear(duration: 0), from: value, to: value, velocity: value - value, start: start,
        context: context)
    }

    /// Whether the motion is known at steps.
    var keepsSteps: Bool { run.forward.firstStep != nil }

    /// Forgets steps that do not show up to `time`; they are made again where they are asked for.
    mutating func forget(after time: Double) { box[0].run.forget(after: time - start) }

    /// What one ground takes, its vectors aside.
    static var bytes: Int { MemoryLayout<Content>.stride + 32 }
  }

  /// An animation that was combined with those below it: it adds its share of what is left.
  ///
  /// Its progress from 0 to 1 is kept as a lane, which all stretches and all components share.
  struct Layer {
    /// What does not change when the layer is moved.
    private struct Content {
      let animation: Animation
      let progress: Lane
      let end: Double
      let logicalEnd: Double
    }

    /// Exactly one, which all stretches share.
    private let box: [Content]
    var target: Value

    var animation: Animation { box[0].animation }
    var progress: Lane { _read { yield box[0].progress } }
    /// When it is over, in seconds.
    var end: Double { box[0].end }
    /// When it counts as complete, in seconds.
    var logicalEnd: Double { box[0].logicalEnd }

    init(_ run: AnimationRun<Double>, from start: Double, to target: Value) {
      box = [
        Content(
          animation: run.animation, progress: run.lane(from: start), end: start + run.end,
          logicalEnd: start + run.logicalEnd)
      ]
      self.target = target
    }
  }

  /// Where the property was told to be.
  var model: Value
  /// What shows when this motion is over: the model, unless a delay still holds back what leads
  /// there.
  private(set) var settled: Value
  var ground: Ground?
  var layers: [Layer] = []

  /// A property at rest.
  init(at value: Value) { (model, settled) = (value, value) }

  /// The animation that came last.
  var newest: Animation? { layers.last?.animation ?? ground?.announced }

  /// When all motion is over, in seconds; minus infinity at rest.
  var end: Double {
    if let layer = layers.last { return layer.end }
    return ground.map { $0.start + $0.run.end } ?? -.infinity
  }

  /// When the newest animation counts as complete, in seconds; minus infinity at rest.
  var logicalEnd: Double {
    if let layer = layers.last { return layer.logicalEnd }
    return ground.map { $0.start + $0.run.logicalEnd } ?? -.infinity
  }

  /// The value that shows at `time`.
  func value(at time: Double) -> Value {
    guard let ground, time < end else { return settled }
    return layers.reduce(ground.run.value(at: time - ground.start)) { below, layer in
      let progress = layer.progress.value(at: time)
      return progress == 1
        ? layer.target : below + (layer.target - below).scaled(by: progress)
    }
  }

  /// The velocity at `time`, per second.
  func velocity(at time: Double) -> Value {
    guard let ground, time < end else { return model - model }
    var value = ground.run.value(at: time - ground.start)
    var velocity = ground.run.velocity(at: time - ground.start)
    for layer in layers {
      let progress = layer.progress.value(at: time)
      let rate = layer.progress.velocity(at: time)
      let left = layer.target - value
      velocity = left.scaled(by: rate) + velocity.scaled(by: 1 - progress)
      value += left.scaled(by: progress)
    }
    return velocity
  }

  /// Puts an animation on top.
  mutating func add(_ layer: Layer) {
    layers.append(layer)
    (model, settled) = (layer.target, layer.target)
  }

  /// Whether something no longer shows at `time`.
  func canPrune(at time: Double) -> Bool { layers.contains { $0.end <= time } }

  /// Drops what no longer shows at `time`: all that a finished layer covers.
  mutating func prune(at time: Double) {
    guard let covering = layers.lastIndex(where: { $0.end <= time }),
      let ground
    else { return }
    self.ground = ground.resting(at: layers[covering].target)
    layers.removeSubrange(...covering)
  }

  /// The same motion with everything moved by `shift`, so that the model is `target` to the last
  /// bit: what a change without animation leaves.
  func shifted(by shift: Value, to target: Value) -> PropertyMotion {
    func moved(_ place: Value) -> Value { place == model ? target : place + shift }
    var motion = self
    motion.model = target
    motion.settled = moved(settled)
    motion.ground = ground?.shifted(by: shift, model: model, to: target)
    for index in layers.indices { motion.layers[index].target = moved(layers[index].target) }
    return motion
  }
}
