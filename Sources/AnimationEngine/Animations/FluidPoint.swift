/// The state of a fluid spring at one step of its integrator: offset, velocity and force.
struct FluidPoint<Value: VectorArithmetic>: Equatable, Sendable {
  var offset: Value = .zero
  var velocity: Value = .zero
  var force: Value = .zero

  /// Advances the state by one step towards `target`.
  ///
  /// The order of the operations is that of SwiftUI's integrator, since its results depend on it
  /// (up to 1.5 % of the interval away from the closed form).
  @inline(__always)
  mutating func advance(_ pull: FluidPull, towards target: Value) {
    let half = velocity + force.scaled(by: 1.0 / 600)
    offset += half.scaled(by: 1.0 / 300)
    force = half.scaled(by: -pull.damping) + (target - offset).scaled(by: pull.stiffness)
    velocity = half + force.scaled(by: 1.0 / 600)
  }
}

extension FluidPoint: Hashable where Value: Hashable {}

/// The stiffness and the damping of a fluid spring in one integration step.
struct FluidPull: Hashable, Sendable {
  let stiffness: Double
  let damping: Double

  init(response: Double, dampingRatio: Double) {
    let natural = 2 * Double.pi / response
    stiffness = response > 0 ? min(natural * natural, 45000) : 45000
    damping = 2 * dampingRatio * stiffness.squareRoot()
  }
}

/// SwiftUI's spring: explicit steps of 1/300 s, during which a changed response is blended in.
struct FluidRule: Hashable, Sendable {
  let spring: FluidSpring
  var blendStart = 0.0
  var blendInterval = 0.0

  /// The length of one step, in seconds.
  static var step: Double { 1 / 300 }

  /// Whether all steps have the same stiffness and damping.
  var isSteady: Bool { !(spring.blendDuration > 0 && blendInterval != 0) }

  /// The stiffness and the damping of the step that ends at `time`.
  func pull(at time: Double) -> FluidPull {
    FluidPull(response: response(at: time), dampingRatio: spring.dampingRatio)
  }

  private func response(at time: Double) -> Double {
    guard !isSteady else { return spring.response }
    let progress = min(max((time - blendStart) / spring.blendDuration, 0), 1)
    return spring.response + blendInterval * (1 - progress * progress * (3 - 2 * progress))
  }
}

/// The absolute thresholds below which a fluid spring ends.
struct FluidThresholds {
  /// The square of the factor from components to animatable data.
  private let scale: Double
  private let tolerance: Double

  /// - Parameter targetSquared: The sum of the squares of a hundredth of the target.
  init(animatableScale: Double, targetSquared: Double) {
    scale = animatableScale * animatableScale
    tolerance = targetSquared * scale
  }

  /// Whether a state with these sums of squares is below the thresholds.
  @inline(__always)
  func areMet(by sums: FluidSums) -> Bool {
    guard max(sums.velocity, sums.force) * scale <= 0.0036 else { return false }
    return !(tolerance > 0 && tolerance < sums.distance * scale)
  }
}

/// The sums of squares of a state's components: velocity, force, and distance to the target.
struct FluidSums {
  var velocity = 0.0
  var force = 0.0
  /// The sum for the distance to the target.
  var distance = 0.0

  /// Adds the components of one group, in their order.
  @inline(__always)
  mutating func add<Group: FluidGroup>(_ point: FluidPoint<Group>, towards target: Group) {
    point.velocity.addSquares(to: &velocity)
    point.force.addSquares(to: &force)
    (target - point.offset).addSquares(to: &distance)
  }
}
