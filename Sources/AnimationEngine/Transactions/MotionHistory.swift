/// What one property shows over all time: stretches on which it is left alone, one after another.
///
/// Every change appends a stretch. At the exact time of a change the state after it holds.
struct MotionHistory<Value: VectorArithmetic> {
  /// One stretch, from its start to the start of the next.
  struct Stretch {
    var start: Double
    var motion: PropertyMotion<Value>
  }

  /// What animations need to know besides their intervals.
  private let context: MotionContext<Value>
  /// The stretches by rising start; the first begins at minus infinity, at rest.
  private(set) var stretches: [Stretch]

  /// A property that rests at `value`.
  init(restingAt value: Value, context: MotionContext<Value>) {
    self.context = context
    stretches = [Stretch(start: -.infinity, motion: PropertyMotion(at: value))]
  }

  /// What shows last.
  var last: PropertyMotion<Value> { stretches[stretches.count - 1].motion }

  /// Where the property is, or will come to rest.
  var model: Value { last.model }

  /// Most animations that may be combined at one time: each costs every later sample.
  static var mostLayers: Int { 64 }

  /// How many steps of the integrator the newest stretch is made of.
  var integratorSteps: Int { last.integratorSteps }

  /// Changes the model to `target` at `time`, carried by `animation` or at once.
  ///
  /// - Parameter velocity: what is handed over from outside, for a property at rest.
  /// - Returns: whether the change could be made; not when too many animations are combined.
  @discardableResult
  mutating func change(
    to target: Value, with animation: Animation?, at time: Double, velocity: Value? = nil
  ) -> Bool {
    let motion = motion(at: time)
    let change = target - motion.model
    guard let animation else {
      append(motion.shifted(by: change), from: time)
      return true
    }
    guard time < motion.end, motion.ground != nil else {
      begin(animation, from: motion.model, to: target, velocity ?? change - change, at: time)
      return true
    }
    guard animation.merges(with: motion.newest) else {
      return combine(animation, to: target, over: motion, at: time)
    }
    merge(animation, into: motion, to: target, at: time)
    return true
  }

  /// The motion that holds at `time`; what was to begin after it is forgotten.
  private mutating func motion(at time: Double) -> PropertyMotion<Value> {
    while stretches.count > 1, stretches[stretches.count - 1].start > time {
      stretches.removeLast()
    }
    var motion = last
    motion.prune(at: time)
    return motion
  }

  private mutating func append(_ motion: PropertyMotion<Value>, from time: Double) {
    if stretches[stretches.count - 1].start >= time { stretches.removeLast() }
    stretches.append(Stretch(start: time, motion: motion))
  }

  private mutating func begin(
    _ animation: Animation, from: Value, to: Value, _ velocity: Value, at time: Double
  ) {
    var motion = PropertyMotion(at: to)
    motion.ground = .init(
      animation, from: from, to: to, velocity: velocity, start: time, context: context)
    append(motion, from: time)
  }

  /// A spring takes over value and velocity. While a delay lasts, what runs goes on.
  private mutating func merge(
    _ animation: Animation, into motion: PropertyMotion<Value>, to target: Value, at time: Double
  ) {
    if context.springs == .swiftui {
      return mergeFluid(animation, into: motion, to: target, at: time)
    }
    let start = time + animation.leadingDelay
    begin(
      animation.withoutLeadingDelay, from: motion.value(at: start), to: target,
      motion.velocity(at: start), at: start)
  }

  private mutating func mergeFluid(
    _ animation: Animation, into motion: PropertyMotion<Value>, to target: Value, at time: Double
  ) {
    guard let ground = motion.ground, let spring = animation.fluidSpring else { return }
    var taken = context
    taken.horizon -= ground.start
    let state = ground.run.handedState(at: time - ground.start, to: spring)
    let origin = ground.context.fluid?.origin ?? ground.run.from
    var merged = state
    if !motion.layers.isEmpty {
      merged.offset = motion.value(at: time) - origin
      merged.velocity = motion.newest?.handsOverVelocity == true ? motion.velocity(at: time) : .zero
    }
    taken.fluid = (merged, origin)
    var next = PropertyMotion(at: target)
    next.ground = .init(
      animation, from: motion.value(at: time), to: target, velocity: merged.velocity,
      start: ground.start, context: taken)
    append(next, from: time)
  }

  /// The new animation adds its share on top of what runs.
  private mutating func combine(
    _ animation: Animation, to target: Value, over motion: PropertyMotion<Value>, at time: Double
  ) -> Bool {
    guard motion.layers.count < Self.mostLayers else { return false }
    var motion = motion
    motion.model = target
    motion.layers.append(
      .init(
        start: time,
        progress: AnimationRun(
          animation, from: 0, to: 1, velocity: 0,
          context: MotionContext(
            springs: context.springs, horizon: context.horizon - time,
            mostSteps: context.mostSteps)),
        target: target))
    append(motion, from: time)
    return true
  }
}

extension Animation {
  /// Whether this animation takes over a running one: a plain spring always does, a modified one
  /// only where base kind and modifiers are the same.
  func merges(with previous: Animation?) -> Bool {
    guard fluidSpring != nil else { return false }
    if modifiers.isEmpty { return true }
    return previous?.fluidSpring != nil && previous?.modifiers == modifiers
  }

  /// Whether SwiftUI hears of the velocity of this animation when it is interrupted.
  var handsOverVelocity: Bool {
    if !modifiers.isEmpty { return false }
    if case .curve(_, _, let reports) = base { return reports }
    return true
  }

  /// The sum of the positive delays around everything else.
  var leadingDelay: Double {
    modifiers.reversed().prefix { $0.isDelay }.reduce(0) { $0 + $1.delay }
  }

  /// This animation without the delays around everything else.
  var withoutLeadingDelay: Animation {
    var animation = self
    while animation.modifiers.last?.isDelay == true { animation.modifiers.removeLast() }
    return animation
  }
}

extension Animation.Modifier {
  fileprivate var isDelay: Bool { delay > 0 }

  fileprivate var delay: Double { if case .delay(let delay) = self { max(delay, 0) } else { 0 } }
}

extension AnimationRun {
  /// The state that a fluid spring takes over in the `swiftui` model, `time` seconds in.
  func handedState(at time: Double, to spring: FluidSpring) -> FluidIntegrator<Value> {
    var state = FluidIntegrator<Value>()
    if case .steps(let table, _) = forward.course, let old = animation.fluidSpring {
      state = table.state(at: time)
      if old.response != spring.response {
        state.blendInterval = old.response - spring.response
        state.blendStart = time
      }
    } else {
      state.offset = value(at: time) - from
      state.velocity = animation.handsOverVelocity ? velocity(at: time) : from - from
    }
    state.time = time
    state.startTime = time
    return state
  }
}
