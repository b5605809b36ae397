internal import RealModule

/// The motion of an animation's base, inside all modifiers.
struct BaseMotion<Value: VectorArithmetic> {
  /// How the motion is known.
  enum Course {
    /// By closed forms, one after the other.
    case pieces(MotionPieces<Value>)
    /// By the steps of an integrator whose offset counts from `origin`.
    case steps(FluidTable<Value>, origin: Value)
  }

  let course: Course
  let from: Value
  let to: Value
  /// When it is over, in seconds; infinite when it never is.
  let end: Double
  /// When it counts as complete, in seconds.
  let logicalEnd: Double

  init(course: Course, from: Value, to: Value, end: Double, logicalEnd: Double) {
    (self.course, self.from, self.to) = (course, from, to)
    (self.end, self.logicalEnd) = (end, logicalEnd)
  }

  /// Moves `from` to `to` as the base of `animation` does.
  init(
    _ animation: Animation, from: Value, to: Value, velocity: Value, context: MotionContext<Value>
  ) {
    self.from = from
    self.to = to
    let span = to - from
    switch animation.base {
    case .curve(let curve, let duration, _):
      course = .pieces(
        duration > 0
          ? curve.pieces(from: from, to: to, duration: duration) : MotionPieces(.hold(to)))
      (end, logicalEnd) = (max(duration, 0), max(duration, 0))
    case .interpolatingSpring(let spring, let relative):
      let moved = Self.interpolating(spring, span, relative, context)
      course = .pieces(MotionPieces(.spring(moved.motion, from: from)))
      (end, logicalEnd) = (moved.end, min(spring.response, moved.end))
    case .fluid, .standard:
      let spring = animation.fluidSpring ?? FluidSpring(response: 0.5, dampingRatio: 1, blendDuration: 0)
      if context.springs == .swiftui {
        let table = Self.table(spring, from: from, to: to, velocity: velocity, context)
        course = .steps(table.steps, origin: table.origin)
        end = table.steps.end
      } else {
        let motion = SpringMotion(spring.spring, interval: span, initialVelocity: velocity)
        course = .pieces(MotionPieces(.spring(motion, from: from)))
        end = Self.lastCrossing(of: spring.spring, span, velocity, context)
      }
      logicalEnd = min((context.fluid?.state.startTime ?? 0) + spring.response, end)
    }
  }

  /// The last time at which a spring is a thousandth of its interval away from its target; of one
  /// unit of animatable data where there is no interval.
  private static func lastCrossing(
    of spring: Spring, _ span: Value, _ velocity: Value, _ context: MotionContext<Value>
  ) -> Double {
    if span.norm == 0 && velocity.norm == 0 { return 0 }
    let band = span.norm > 0 ? span.norm : 1 / context.animatableScale
    return spring.lastCrossing(
      band: 0.001 * band, target: span, initialVelocity: velocity) ?? .infinity
  }

  private static func interpolating(
    _ spring: Spring, _ span: Value, _ relative: Double, _ context: MotionContext<Value>
  ) -> (motion: SpringMotion<Value>, end: Double) {
    let velocity = span.scaled(by: relative)
    guard context.springs == .swiftui else {
      return (
        SpringMotion(spring, interval: span, initialVelocity: velocity),
        lastCrossing(of: spring, span, velocity, context)
      )
    }
    // SwiftUI knows no over-damping here: from the critical ratio on it takes the critical form.
    let known =
      spring.dampingRatio >= 1 ? Spring(response: spring.response, dampingRatio: 1) : spring
    return (
      SpringMotion(known, interval: span, initialVelocity: velocity),
      known.interpolatingEnd(initialVelocity: relative)
    )
  }

  private static func table(
    _ spring: FluidSpring, from: Value, to: Value, velocity: Value,
    _ context: MotionContext<Value>
  ) -> (steps: FluidTable<Value>, origin: Value) {
    var state = FluidIntegrator<Value>()
    state.velocity = velocity
    var origin = from
    if let taken = context.fluid { (state, origin) = taken }
    let steps = FluidTable(
      spring, from: state, towards: to - origin, scale: context.animatableScale,
      horizon: context.horizon)
    return (steps, origin)
  }

  /// The value at `time` seconds after the start.
  func value(at time: Double) -> Value {
    if time >= end { return to }
    return switch course {
    case .pieces(let pieces): pieces.at(time).value(at: time)
    case .steps(let table, let origin): origin + table.state(at: time).offset
    }
  }

  /// The velocity at `time` seconds after the start, per second.
  func velocity(at time: Double) -> Value {
    if time >= end { return to - to }
    return switch course {
    case .pieces(let pieces): pieces.at(time).velocity(at: time)
    case .steps(let table, _): table.state(at: time).velocity
    }
  }
}

extension Spring {
  /// When SwiftUI's interpolating spring is over: the time at which its envelope has come within
  /// a thousandth of the interval, for a velocity in intervals per second.
  fileprivate func interpolatingEnd(initialVelocity: Double) -> Double {
    if decayConstant == 0 { return .infinity }
    guard angularFrequency > 0 else {
      return settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    }
    let factor = ((decayConstant - initialVelocity) / angularFrequency).magnitude
    return max(0, -Double.log(0.001 / (1 + factor)) / decayConstant)
  }
}
