/// A damped spring, whose motion towards a target scales with the distance.
///
/// A spring has a mass, a stiffness (the force per unit of distance) and a damping (the resistance
/// per unit of velocity). Its equation of motion is
/// `mass * a + damping * v + stiffness * (x - target) = 0`. With a damping ratio below 1 it
/// oscillates (underdamped), at 1 it arrives soonest without oscillating (critically damped), above
/// 1 it creeps (overdamped). A spring can also be specified by duration and bounce, by response and
/// damping ratio, or by a settling duration.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     spring.value(target: 1, time: 0.25)   // 0.984…
///
/// The initialisers neither check nor trap. Parameters that describe no spring (a duration of 0, a
/// mass of 0, a bounce of -1) give infinities and NaN by the rules of IEEE 754; the `problems`
/// functions report such parameters beforehand.
public struct Spring: Hashable, Sendable {
  /// The angular frequency of the damped oscillation, in radians per second.
  ///
  /// It is 0 for a critically damped spring. An overdamped one does not oscillate: its frequency is
  /// negative, with half the difference of the two decay rates as its magnitude.
  public let angularFrequency: Double
  /// The decay rate of the oscillation, in 1/s: half the damping per mass. For an overdamped spring
  /// it is the mean of the two decay rates.
  public let decayConstant: Double
  /// The mass; 1 unless one is given.
  public let mass: Double
  /// The square of the undamped angular frequency: the stiffness per mass.
  ///
  /// It follows from the two constants above, but computed from them it would lose digits far
  /// beyond critical damping, so it is stored.
  package let naturalFrequencySquared: Double

  /// Creates a spring from its constants.
  ///
  /// - Parameter naturalFrequencySquared: The square of the undamped frequency, where it is known
  ///   more exactly than it follows from the other constants.
  init(
    angularFrequency: Double, decayConstant: Double, mass: Double,
    naturalFrequencySquared: Double? = nil
  ) {
    self.angularFrequency = angularFrequency
    self.decayConstant = decayConstant
    self.mass = mass
    let derived = decayConstant * decayConstant + angularFrequency * angularFrequency.magnitude
    self.naturalFrequencySquared = derived.isFinite ? naturalFrequencySquared ?? derived : derived
  }

  /// The three regimes of damping, each with a closed form of its own.
  enum Regime: Hashable, Sendable {
    /// The damping ratio is below 1: the spring oscillates.
    case underDamped
    /// The damping ratio is 1.
    case criticallyDamped
    /// The damping ratio is above 1: the motion is the sum of a slow and a fast decay.
    case overDamped
  }

  /// The regime of this spring's damping.
  var regime: Regime {
    if angularFrequency > 0 { return .underDamped }
    return angularFrequency < 0 ? .overDamped : .criticallyDamped
  }
}

// MARK: - Motion

extension Spring {
  /// The value `time` seconds after the start of a motion from 0 to `target`.
  ///
  /// At time 0 it is exactly 0, whatever the velocity; later it approaches `target`, unless the
  /// spring is undamped. Times below 0 extrapolate backward.
  ///
  /// - Parameters:
  ///   - target: The target, relative to the start.
  ///   - initialVelocity: The initial velocity, in units per second.
  ///   - time: The time since the start, in seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    SpringMotion(self, interval: target, initialVelocity: initialVelocity).value(at: time)
  }

  /// The velocity `time` seconds after the start, in units per second: the derivative of
  /// ``value(target:initialVelocity:time:)``.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    SpringMotion(self, interval: target, initialVelocity: initialVelocity).velocity(at: time)
  }

  /// Advances `value` and `velocity` by `deltaTime` seconds towards `target`.
  ///
  /// The step is exact: two steps give the same as one step of their sum, except for rounding.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let motion = SpringMotion(self, interval: target - value, initialVelocity: velocity)
    value += motion.value(at: deltaTime)
    velocity = motion.velocity(at: deltaTime)
  }

  /// The spring's force: `stiffness * (target - position) - damping * velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
