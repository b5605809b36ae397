/// A spring of the closed form that nothing modifies: what most changes make.
///
/// It shows the bits that a ``PropertyMotion`` of the same spring shows, and takes a tenth of its
/// room and time. When it is over is found out only where somebody asks: most springs of a long
/// script are taken over before they come to rest.
struct PlainSpring<Value: VectorArithmetic>: Motion {
  /// When the change happened, in seconds.
  let start: Double
  /// Where it began and where it leads.
  let from: Value
  let to: Value
  /// How fast it began, per second.
  let velocity: Value
  /// The spring as it was asked for.
  let fluid: FluidSpring
  let spring: Spring
  /// How near to its target it counts as there.
  private let band: Double
  /// When it is over, where that has been asked for.
  private(set) var knownEnd: Double?
  /// Whether it was asked for as the default animation.
  let isDefault: Bool

  /// - Parameter scale: What turns components into SwiftUI's animatable data, in which the band is
  ///   measured where there is no distance.
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

  /// Nothing that moves, for a segment of rest.
  init(restingAt value: Value) {
    start = -.infinity
    (from, to, velocity) = (value, value, value)
    fluid = FluidSpring(response: 0, dampingRatio: 1, blendDuration: 0)
    spring = Spring(angularFrequency: 0, decayConstant: 0, mass: 1)
    band = 0
    knownEnd = -.infinity
    isDefault = false
  }

  /// The animation as it was asked for.
  var animation: Animation { Animation(.fluid(fluid), isDefault: isDefault) }

  /// What its motion is made of.
  var basis: SpringBasis { SpringBasis(spring) }

  /// The closed form, which counts from `start` and `from`.
  var motion: SpringMotion<Value> {
    SpringMotion(spring, interval: to - from, initialVelocity: velocity)
  }

  /// When it is over, in seconds; infinite without damping.
  ///
  /// - Complexity: some hundred evaluations where it is not known yet.
  var end: Double {
    if let knownEnd { return knownEnd }
    let span = to - from
    if span.norm == 0, velocity.norm == 0 { return start }
    let length = spring.lastCrossing(band: band, target: span, initialVelocity: velocity)
    return (start + (length ?? .infinity)).withoutSumNoise
  }

  var duration: Double { max(end, 0) }

  /// When it counts as complete, in seconds.
  var logicalEnd: Double {
    let response = (start + fluid.response).withoutSumNoise
    return moves(at: response) ? response : end
  }

  /// Finds out when it is over, for those who ask often.
  mutating func findEnd() { knownEnd = end }

  /// The same with everything moved by `shift`, so that it leads to `target`.
  func shifted(by shift: Value, to target: Value, scale: Double) -> PlainSpring {
    PlainSpring(
      fluid, isDefault: isDefault, from: from + shift, to: target, velocity: velocity, start: start,
      scale: scale)
  }
}

// MARK: - At a time

extension PlainSpring {
  /// What it shows at one time.
  struct State {
    var value: Value
    var velocity: Value
    /// Whether it is so far from its target that it cannot be over.
    var isUnderWay: Bool
  }

  /// What the closed form shows at `time`, whether it is over or not. Inside of its callers, so that a
  /// spring in a list is looked at where it lies.
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

  /// Whether a distance is so far outside of the band that no rounding matters.
  private func isFar(_ left: Value) -> Bool {
    let distance = left.norm
    return distance >= band * (1 + 1e-9) && distance < .infinity && band > 0
  }

  /// Whether it is not over at `time`.
  func moves(at time: Double) -> Bool {
    if let knownEnd { return time < knownEnd }
    return state(at: time).isUnderWay || time < end
  }

  /// The value that shows at `time`.
  func value(at time: Double) -> Value {
    guard time >= start else { return from }
    if let knownEnd, time >= knownEnd { return to }
    let state = state(at: time)
    return state.isUnderWay || time < end ? state.value : to
  }

  /// The velocity at `time`, per second.
  func velocity(at time: Double) -> Value {
    guard time >= start else { return to - to }
    if let knownEnd, time >= knownEnd { return to - to }
    let state = state(at: time)
    return state.isUnderWay || time < end ? state.velocity : to - to
  }
}

// MARK: - In a history

extension Animation {
  /// The spring where it needs no more room than a ``PlainSpring``: nothing modifies it.
  var plainSpring: FluidSpring? { modifiers.isEmpty ? fluidSpring : nil }
}

extension MotionHistory {
  /// A plain spring takes over whatever there is: some ten operations on vectors.
  mutating func spring(
    _ fluid: FluidSpring, isDefault: Bool, to target: Value, velocity: Value?, replacing: Bool,
    at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try meter.charge(100 + context.components)
    let (from, rate) = try place(at: time, &meter)
    try keepPlainSpring(&meter)
    let own = velocity ?? target - target
    let handed = replacing ? own : rate + own
    let spring = PlainSpring(
      fluid, isDefault: isDefault, from: from, to: target, velocity: handed, start: time,
      scale: context.animatableScale)
    replace(by: Segment(start: time, spring))
  }

  /// Where what runs at `time` is and how fast: the model, at rest, where nothing does. When a spring
  /// was over is found out by some hundred evaluations of its closed form.
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
