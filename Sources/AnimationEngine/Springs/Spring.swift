/// A damped spring: how something moves towards a target, whatever the distance.
///
/// A spring has a mass, a stiffness (the pull per unit of distance) and a damping (the resistance
/// per unit of velocity). It moves by `mass * a + damping * v + stiffness * (x - target) = 0`. With a
/// damping ratio below 1 it swings (under-damped), at 1 it arrives soonest without a swing (critically
/// damped), above 1 it creeps (over-damped). The same can be said by duration and bounce, by response
/// and damping ratio, or by a settling duration.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     spring.value(target: 1, time: 0.25)   // 0.977…
///
/// No initialiser checks or traps. Parameters that describe no spring (a duration of 0, a mass of
/// 0, a bounce of -1) give infinities and NaN by the rules of IEEE 754; the `problems` functions
/// say beforehand what is wrong.
public struct Spring: Hashable, Sendable {
  /// The angular frequency of the damped swing, in radians per second.
  ///
  /// 0 for a critically damped spring. An over-damped one does not swing: the frequency is
  /// negative there, and its magnitude is half the difference of the two decay rates.
  public let angularFrequency: Double
  /// How fast a swing dies down, in 1/s: half the damping per mass. For an over-damped spring the
  /// mean of the two decay rates.
  public let decayConstant: Double
  /// The mass; 1 unless it was given.
  public let mass: Double
  /// The square of the undamped angular frequency: the stiffness per mass.
  ///
  /// It follows from the two constants above, but their difference loses digits far beyond
  /// critical damping, so it is kept as it was before they were made.
  package let naturalFrequencySquared: Double

  /// A spring by its constants.
  ///
  /// `naturalFrequencySquared` is what the constants were made from, where that is known better
  /// than they tell it.
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

  /// Which of the three closed forms the motion has.
  package enum Regime: Hashable, Sendable {
    /// The damping ratio is below 1: it swings.
    case underDamped
    /// The damping ratio is 1.
    case criticallyDamped
    /// The damping ratio is above 1: two decays, a slow and a fast one.
    case overDamped
  }

  /// Which of the three closed forms the motion has.
  package var regime: Regime {
    if angularFrequency > 0 { return .underDamped }
    return angularFrequency < 0 ? .overDamped : .criticallyDamped
  }
}

// MARK: - Motion

extension Spring {
  /// Where something that starts at 0 is `time` seconds later on its way to `target`.
  ///
  /// At time 0 it is 0 exactly, whatever the velocity; later it comes to `target` but for a
  /// bounce of 1. Times below 0 extrapolate backwards.
  ///
  /// - Parameters:
  ///   - target: Where the motion leads.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    SpringMotion(self, interval: target, initialVelocity: initialVelocity).value(at: time)
  }

  /// The velocity `time` seconds after the start, per second: the derivative of
  /// ``value(target:initialVelocity:time:)``.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    SpringMotion(self, interval: target, initialVelocity: initialVelocity).velocity(at: time)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`.
  ///
  /// The step is exact: two steps give what one of their sum gives, but for rounding.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let motion = SpringMotion(self, interval: target - value, initialVelocity: velocity)
    value += motion.value(at: deltaTime)
    velocity = motion.velocity(at: deltaTime)
  }

  /// The force on something at `position` that moves with `velocity`:
  /// `stiffness * (target - position) - damping * velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
