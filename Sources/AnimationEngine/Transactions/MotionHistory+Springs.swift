/// A spring in closed form without modifiers, as most changes make one.
///
/// Its values are bit-identical to those of a ``PropertyMotion`` of the same spring, at a tenth of
/// the memory and time. Its end is computed only on demand, since most springs of a long script are
/// taken over before they come to rest.
struct PlainSpring<Value: VectorArithmetic>: Motion {
  /// The time of the change, in seconds.
  let start: Double
  /// The value at the start and the target.
  let from, to: Value
  /// The initial velocity, in units per second.
  let velocity: Value
  /// The spring's settings as the animation specifies them.
  let fluid: FluidSpring
  let spring: Spring
  /// The distance from the target within which the spring counts as settled.
  private let band: Double
  /// The time at which the spring has settled, in seconds; nil until it is computed.
  private(set) var knownEnd: Double?
  /// Whether the animation is the default one, without settings of its own.
  let isDefault: Bool

  /// - Parameter scale: The factor from components to SwiftUI's animatable data, in which the
  ///   settling band is measured where the distance is 0.
  init(
    _ fluid: FluidSpring, isDefault: Bool, from: Value, to: Value, velocity: Value, start: Double,
    scale: Double
  ) {
    self.start = start
    (self.from, self.to, self.velocity) = (from, to, velocity)
    (self.fluid, self.isDefault) = (fluid, isDefault)
    spring = fluid.spring
    let distance = (to - from).norm
    band = 0.001 * (distance > 0 ? distance : 1 / scale)
  }

  /// Creates a placeholder that does not move, for a segment at rest.
  init(restingAt value: Value) {
    start = -.infinity
    (from, to, velocity) = (value, value, value)
    fluid = FluidSpring(response: 0, dampingRatio: 1, blendDuration: 0)
    spring = Spring(angularFrequency: 0, decayConstant: 0, mass: 1)
    band = 0
    knownEnd = -.infinity
    isDefault = false
  }

  /// The animation that the spring was made from.
  var animation: Animation { Animation(.fluid(fluid), isDefault: isDefault) }

  /// The two functions of time (``SpringBasis``) from which the spring's motion is computed.
  var basis: SpringBasis { SpringBasis(spring) }

  /// The closed form of the spring's motion, relative to `start` and `from`.
  var motion: SpringMotion<Value> {
    SpringMotion(spring, interval: to - from, initialVelocity: velocity)
  }

  /// The time at which the spring has settled, in seconds; infinite without damping.
  ///
  /// - Complexity: about a hundred evaluations where the end is not known yet.
  var end: Double {
    if let knownEnd { return knownEnd }
    let span = to - from
    if span.norm == 0, velocity.norm == 0 { return start }
    let length = spring.lastCrossing(band: band, target: span, initialVelocity: velocity)
    return (start + (length ?? .infinity)).withoutSumNoise
  }

  var duration: Double { max(end, 0) }

  /// The logical completion, in seconds: start plus response, or the end if that is earlier.
  var logicalEnd: Double {
    let response = (start + fluid.response).withoutSumNoise
    return moves(at: response) ? response : end
  }

  /// Computes and stores the end, for callers that ask for it often.
  mutating func findEnd() { knownEnd = end }

  /// The same spring moved by `shift`, so that it leads exactly to `target`.
  func shifted(by shift: Value, to target: Value, scale: Double) -> PlainSpring {
    PlainSpring(
      fluid, isDefault: isDefault, from: from + shift, to: target, velocity: velocity, start: start,
      scale: scale)
  }
}

// MARK: - Evaluation

extension PlainSpring {
  /// The value and velocity of a spring at one time.
  struct State {
    var value: Value
    var velocity: Value
    /// Whether the distance from the target is so great that the spring cannot have settled.
    var isUnderWay: Bool
  }

  /// The state by the closed form at `time`, whether the spring has settled or not. It is inlined,
  /// so that a spring in a list is read without a copy.
  @inline(__always)
  func state(at time: Double) -> State {
    let motion = motion
    let (p, q) = motion.basis.parts(at: time - start)
    let left = motion.interval.scaled(by: p) + motion.distanceFactor.scaled(by: q)
    return State(
      value: from + (motion.interval - left),
      velocity: motion.initialVelocity.scaled(by: p) + motion.velocityFactor.scaled(by: q),
      isUnderWay: isFar(left))
  }

  /// Whether a distance from the target exceeds the settling band, with a margin for rounding.
  private func isFar(_ left: Value) -> Bool {
    let distance = left.norm
    return distance >= band * (1 + 1e-9) && distance < .infinity && band > 0
  }

  /// Whether the spring has not settled at `time`.
  func moves(at time: Double) -> Bool {
    if let knownEnd { return time < knownEnd }
    return state(at: time).isUnderWay || time < end
  }

  /// The value at `time`; exactly the target once the spring has settled.
  func value(at time: Double) -> Value {
    guard time >= start else { return from }
    if let knownEnd, time >= knownEnd { return to }
    let state = state(at: time)
    return state.isUnderWay || time < end ? state.value : to
  }

  /// The velocity at `time`, in units per second; 0 once the spring has settled.
  func velocity(at time: Double) -> Value {
    guard time >= start else { return to - to }
    if let knownEnd, time >= knownEnd { return to - to }
    let state = state(at: time)
    return state.isUnderWay || time < end ? state.velocity : to - to
  }
}

// MARK: - In a history

extension Animation {
  /// The spring of an animation without modifiers, which fits a ``PlainSpring``; otherwise nil.
  var plainSpring: FluidSpring? { modifiers.isEmpty ? fluidSpring : nil }
}

extension MotionHistory {
  /// Starts a plain spring that takes over value and velocity from the running motion, at a cost of
  /// about ten vector operations.
  mutating func spring(
    _ fluid: FluidSpring, isDefault: Bool, to target: Value, velocity: Value?, replacing: Bool,
    at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try meter.charge(100 + context.components)
    let (from, rate) = try place(at: time, &meter)
    try keepPlainSpring(&meter)
    let zero = target - target
    let own = velocity ?? zero
    let handed = replacing ? own : rate.takenOver(else: zero) + own
    let spring = PlainSpring(
      fluid, isDefault: isDefault, from: from, to: target, velocity: handed, start: time,
      scale: context.animatableScale)
    replace(by: Segment(start: time, spring))
  }

  /// The value and the velocity at `time`: those of the running motion, or the model value at rest.
  /// If a spring's end is unknown, it takes about a hundred evaluations to compute.
  private mutating func place(
    at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (value: Value, velocity: Value) {
    let last = segments.count - 1
    if segments[last].kind == .spring {
      let running = segments[last].spring.state(at: time)
      if running.isUnderWay { return (running.value, running.velocity) }
      if segments[last].spring.knownEnd == nil { try meter.charge(1000) }
    }
    if isAtRest(at: time) { return (model, model - model) }
    let index = index(at: time)
    return (
      segments[index].quantity(.value, at: time), segments[index].quantity(.velocity, at: time)
    )
  }
}
