/// What one property shows while it is left alone: at rest, or an animation with others on top.
struct PropertyMotion<Value: VectorArithmetic> {
  /// The animation at the bottom, which moves the property from one value to another.
  struct Ground {
    let start: Double
    let velocity: Value
    let context: MotionContext<Value>
    let run: AnimationRun<Value>
    /// The animation as it was given, with the delay that has passed before this ground.
    var announced: Animation

    init(
      _ animation: Animation, from: Value, to: Value, velocity: Value, start: Double,
      context: MotionContext<Value>
    ) {
      self.start = start
      self.velocity = velocity
      self.context = context
      announced = animation
      run = AnimationRun(animation, from: from, to: to, velocity: velocity, context: context)
    }

    func shifted(by shift: Value) -> Ground {
      var context = context
      context.fluid?.origin += shift
      var ground = Ground(
        run.animation, from: run.from + shift, to: run.to + shift, velocity: velocity,
        start: start, context: context)
      ground.announced = announced
      return ground
    }

    /// Rest at `value` since the start of this ground.
    func resting(at value: Value) -> Ground {
      Ground(
        .linear(duration: 0), from: value, to: value, velocity: value - value, start: start,
        context: context)
    }
  }

  /// An animation that was combined with those below it: it adds its share of what is left.
  struct Layer {
    var start: Double
    var progress: AnimationRun<Double>
    var target: Value
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
  var newest: Animation? { layers.last?.progress.animation ?? ground?.announced }

  /// When all motion is over, in seconds; minus infinity at rest.
  var end: Double {
    if let layer = layers.last { return layer.start + layer.progress.end }
    return ground.map { $0.start + $0.run.end } ?? -.infinity
  }

  /// When the newest animation counts as complete, in seconds; minus infinity at rest.
  var logicalEnd: Double {
    if let layer = layers.last { return layer.start + layer.progress.logicalEnd }
    return ground.map { $0.start + $0.run.logicalEnd } ?? -.infinity
  }

  /// How many steps of the integrator the motion is made of.
  var integratorSteps: Int {
    layers.reduce(ground?.run.integratorSteps ?? 0) { $0 + $1.progress.integratorSteps }
  }

  /// The value that shows at `time`.
  func value(at time: Double) -> Value {
    guard let ground, time < end else { return settled }
    return layers.reduce(ground.run.value(at: time - ground.start)) { below, layer in
      let progress = layer.progress.value(at: time - layer.start)
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
      let progress = layer.progress.value(at: time - layer.start)
      let rate = layer.progress.velocity(at: time - layer.start)
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

  /// Drops what no longer shows at `time`: all that a finished layer covers.
  mutating func prune(at time: Double) {
    guard let covering = layers.lastIndex(where: { $0.start + $0.progress.end <= time }),
      let ground
    else { return }
    self.ground = ground.resting(at: layers[covering].target)
    layers.removeSubrange(...covering)
  }

  /// The same motion with everything moved by `shift`: what a change without animation leaves.
  func shifted(by shift: Value) -> PropertyMotion {
    var motion = self
    motion.model += shift
    motion.settled += shift
    motion.ground = ground?.shifted(by: shift)
    for index in layers.indices { motion.layers[index].target += shift }
    return motion
  }
}
