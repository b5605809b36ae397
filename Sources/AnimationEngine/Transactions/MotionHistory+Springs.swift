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
  /// Whether it was asked for as the default animation.
  let isDefault: Bool
  private let spring: Spring
  /// How near to its target it counts as there.
  private let band: Double
  /// When it is over, where that has been asked for.
  private(set) var knownEnd: Double?

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

  /// The animation as it was asked for.
  var animation: Animation { Animation(.fluid(fluid), isDefault: isDefault) }

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
    /// Whether it has been found out when it is over.
    var knowsEnd: Bool
  }

  /// What the closed form shows at `time`, whether it is over or not.
  func state(at time: Double) -> State {
    let motion = motion
    let (p, q) = motion.basis.parts(at: time - start)
    let left = motion.interval.scaled(by: p) + motion.distanceFactor.scaled(by: q)
    return State(
      value: from + (motion.interval - left),
      velocity: motion.initialVelocity.scaled(by: p) + motion.velocityFactor.scaled(by: q),
      isUnderWay: isFar(left), knowsEnd: knownEnd != nil)
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

extension MotionHistory {
  /// Whether `animation` is a spring that needs no more room than a ``PlainSpring``.
  func isPlain(_ animation: Animation) -> Bool {
    context.springs == .analytic && animation.modifiers.isEmpty && animation.fluidSpring != nil
  }

  /// A plain spring takes over whatever there is.
  ///
  /// - Parameter running: What a spring that is under way shows.
  mutating func spring(
    _ animation: Animation, to target: Value, velocity: Value?, replacing: Bool, at time: Double,
    over running: PlainSpring<Value>.State?
  ) {
    guard let fluid = animation.fluidSpring else { return }
    let (from, rate) = running.map { ($0.value, $0.velocity) } ?? place(at: time)
    let none = target - target
    let handed = replacing ? velocity ?? none : rate + (velocity ?? none)
    let spring = PlainSpring(
      fluid, isDefault: animation.isDefault, from: from, to: target, velocity: handed, start: time,
      scale: context.animatableScale)
    replace(from: time, by: .spring(spring))
  }

  /// Where what runs at `time` is and how fast: the model, at rest, where nothing does.
  private mutating func place(at time: Double) -> (value: Value, velocity: Value) {
    if isAtRest(at: time) { return (model, model - model) }
    let index = index(at: time)
    return (
      segments[index].quantity(.value, at: time), segments[index].quantity(.velocity, at: time)
    )
  }
}
