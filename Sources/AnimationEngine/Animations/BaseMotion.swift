/// The motion of an animation's curve or spring, inside all modifiers.
struct BaseMotion<Value: VectorArithmetic>: Motion {
  /// The forms in which a motion is stored.
  enum Form {
    /// Closed forms, one after the other.
    case pieces(MotionPieces<Value>)
    /// The steps of SwiftUI's spring integrator, with offsets counted from `origin`.
    case steps(FluidTable<Value>, origin: Value)
    /// The motion of a ``CustomAnimation``.
    case custom(CustomMotion<Value>)
  }

  private(set) var form: Form
  let from: Value
  let to: Value
  /// The time at which the motion ends, in seconds; infinite when it never does.
  let end: Double
  var duration: Double { end }
  /// The logical completion, in seconds.
  let logicalEnd: Double

  init(form: Form, from: Value, to: Value, end: Double, logicalEnd: Double) {
    (self.form, self.from, self.to) = (form, from, to)
    (self.end, self.logicalEnd) = (end, logicalEnd)
  }

  /// Creates the motion from `from` to `to` by the curve or spring of `animation`.
  init(
    _ animation: Animation, from: Value, to: Value, velocity: Value,
    context: MotionContext<Value>, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try meter.charge(Self.cost(of: animation))
    switch animation.movement {
    case .curve(let curve, let duration, _):
      self.init(curve, from: from, to: to, duration: duration)
    case .interpolatingSpring(let spring, let relative):
      self.init(interpolating: spring, relative, from: from, to: to, context)
    case .classicSpring(let duration, let dampingRatio, let relative):
      let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio)
      self.init(interpolating: spring, relative, from: from, to: to, context, lasting: duration)
    case .fluid(let spring) where context.springs == .swiftui:
      try self.init(steppingOf: spring, from: from, to: to, velocity, context, &meter)
    case .fluid(let spring): self.init(spring, from: from, to: to, velocity, context)
    case .custom(let box): try self.init(box, from: from, to: to, context, &meter)
    }
  }

  /// The cost of creating the motion, in work units of about 10 ns: computing a spring's end takes
  /// about 4 µs, a curve less than 1 µs.
  private static func cost(of animation: Animation) -> Int {
    if case .curve = animation.movement { 100 } else { 500 }
  }

  private init(_ curve: UnitCurve, from: Value, to: Value, duration: Double) {
    let pieces =
      duration > 0 ? curve.pieces(from: from, to: to, duration: duration) : MotionPieces(.hold(to))
    let end = max(duration, 0)
    self.init(form: .pieces(pieces), from: from, to: to, end: end, logicalEnd: end)
  }

  private init(
    _ fluid: FluidSpring, from: Value, to: Value, _ velocity: Value, _ context: MotionContext<Value>
  ) {
    let motion = SpringMotion(fluid.spring, interval: to - from, initialVelocity: velocity)
    let end = Self.lastCrossing(of: fluid.spring, to - from, velocity, context)
    self.init(
      form: .pieces(MotionPieces(.spring(motion, from: from))), from: from, to: to, end: end,
      logicalEnd: min(fluid.response, end))
  }

  private init(
    _ box: CustomBox, from: Value, to: Value, _ context: MotionContext<Value>,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let fresh = CustomMotion<Value>.Beginning(context: AnimationContext(in: context))
    let motion = try CustomMotion(
      box, from: from, interval: to - from, beginning: context.custom ?? fresh,
      horizon: max(context.horizon, 300), patience: context.patience, &meter)
    self.init(
      form: .custom(motion), from: from, to: to, end: motion.end, logicalEnd: motion.logicalEnd)
  }

  private init(
    steppingOf spring: FluidSpring, from: Value, to: Value, _ velocity: Value,
    _ context: MotionContext<Value>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let (steps, origin) = try Self.table(
      spring, from: from, to: to, velocity: velocity, context, &meter)
    let begin = context.fluid?.state.startTime ?? 0
    self.init(
      form: .steps(steps, origin: origin), from: from, to: to, end: steps.end,
      logicalEnd: min(begin + spring.response, steps.end))
  }

  /// - Parameter duration: The time of the end and of the logical completion; nil for those that
  ///   follow from the settling of the spring.
  private init(
    interpolating spring: Spring, _ relative: Double, from: Value, to: Value,
    _ context: MotionContext<Value>, lasting duration: Double? = nil
  ) {
    let (motion, ownEnd) = Self.interpolating(spring, to - from, relative, context)
    let end = context.springEnd ?? ownEnd
    self.init(
      form: .pieces(MotionPieces(.spring(motion, from: from))), from: from, to: to,
      end: duration ?? end, logicalEnd: duration ?? min(spring.response, end))
  }

  /// The last time at which a spring is a thousandth of its interval away from its target. Where
  /// the interval is 0, it is a thousandth of one unit of animatable data.
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
    return (
      SpringMotion(spring.withoutOverdamping, interval: span, initialVelocity: velocity),
      spring.interpolatingEnd(initialVelocity: relative)
    )
  }

  private static func table(
    _ spring: FluidSpring, from: Value, to: Value, velocity: Value,
    _ context: MotionContext<Value>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (steps: FluidTable<Value>, origin: Value) {
    var state = FluidState<Value>()
    state.point.velocity = velocity
    var origin = from
    if let taken = context.fluid { (state, origin) = taken }
    let steps = try FluidTable(spring, from: state, towards: to - origin, in: context, &meter)
    return (steps, origin)
  }

  /// The memory of the integration steps, in bytes; 0 where there are none.
  var stepBytes: Int { if case .steps(let table, _) = form { table.bytes } else { 0 } }

  /// Whether the motion takes its time as it is; see ``LanePart/takesExactTime``.
  var takesExactTime: Bool {
    switch form {
    case .steps, .custom: true
    default: false
    }
  }

  /// The time of the first step; nil where there are none.
  var firstStep: Double? { if case .steps(let table, _) = form { table.firstStep } else { nil } }

  /// Discards integration steps not displayed until `time`; they are computed again on demand.
  mutating func forget(after time: Double) {
    guard case .steps(var table, let origin) = form else { return }
    table.forget(after: time)
    form = .steps(table, origin: origin)
  }

  /// The motion from end to start of a custom animation; nil for others, whose reverse is made by
  /// exchanging the end points.
  var customReverse: BaseMotion? {
    guard case .custom(let motion) = form else { return nil }
    return BaseMotion(
      form: .custom(motion.reversed(from: to)), from: to, to: from, end: end,
      logicalEnd: logicalEnd)
  }

  /// The value at `time` seconds after the start.
  func value(at time: Double) -> Value {
    guard time >= 0 else { return from }
    if time >= end { return to }
    return switch form {
    case .pieces(let pieces): pieces.quantity(.value, at: time)
    case .steps(let table, let origin): origin + table.state(at: time).point.offset
    case .custom(let motion): motion.value(at: time)
    }
  }

  /// The velocity at `time` seconds after the start, per second.
  func velocity(at time: Double) -> Value {
    guard time >= 0, time < end else { return to - to }
    return switch form {
    case .pieces(let pieces): pieces.quantity(.velocity, at: time)
    case .steps(let table, _): velocity(at: time, in: table)
    case .custom(let motion): motion.velocity(at: time)
    }
  }

  /// The velocity at the first step at or after `time`; 0 at the step that ends the motion, at which
  /// the target is displayed.
  private func velocity(at time: Double, in table: FluidTable<Value>) -> Value {
    let state = table.state(at: time)
    return state.time < end ? state.point.velocity : to - to
  }
}
