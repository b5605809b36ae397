// The parametrisations of a spring: initialisers compute the constants, properties come from them.

extension Spring {
  /// Creates a spring from its perceptual duration and bounce.
  ///
  /// A bounce of 0 makes it critically damped, 1 undamped (more counts as 1), and one between 0 and
  /// -1 overdamped. The damping ratio is `1 - bounce`, or `1 / (1 + bounce)` below 0.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped oscillation, in seconds, above 0.
  ///   - bounce: The bounce, above -1 and at most 1. At -1 and below it describes no spring: all
  ///     values and velocities are NaN, and so are duration and bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let frequency = 2 * Double.pi / duration
    guard bounce > -1 else {
      self.init(response: duration, dampingRatio: bounce.isNaN ? .nan : .infinity)
      return
    }
    let bounce = min(bounce, 1)
    let ratio = Self.dampingRatio(ofBounce: bounce)
    // This is 1 - ratio² computed from the bounce, since 1 - ratio would have lost digits near
    // critical damping.
    let excess = bounce * (2 - bounce.magnitude)
    let frequencyRatio = excess.magnitude.squareRoot() * (bounce >= 0 ? 1 : -ratio)
    self.init(frequency: frequency, dampingRatio: ratio, frequencyRatio: frequencyRatio)
  }

  /// The damping ratio of a bounce: `1 - bounce` from 0 on, without a lower limit, and
  /// `1 / (1 + bounce)` below 0.
  package static func dampingRatio(ofBounce bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  /// Creates a spring with the given response and damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped oscillation, in seconds, above 0.
  ///   - dampingRatio: The damping as a share of critical damping; at least 0. Below 0 the
  ///     oscillation grows.
  public init(response: Double, dampingRatio: Double) {
    let excess = (1 - dampingRatio) * (1 + dampingRatio)
    self.init(
      frequency: 2 * Double.pi / response, dampingRatio: dampingRatio,
      frequencyRatio: excess.magnitude.squareRoot() * (dampingRatio <= 1 ? 1 : -1))
  }

  /// Creates a spring from its undamped frequency, with the decay constant and the damped frequency
  /// as ratios of that.
  private init(frequency: Double, dampingRatio: Double, frequencyRatio: Double) {
    self.init(
      angularFrequency: frequencyRatio * frequency,
      decayConstant: dampingRatio * frequency, mass: 1,
      // Below -1 the constants belong to another frequency.
      naturalFrequencySquared: dampingRatio >= -1 ? frequency * frequency : nil)
  }

  /// Creates a spring with the given mass, stiffness and damping.
  ///
  /// - Parameters:
  ///   - mass: The mass of the moving object; above 0.
  ///   - stiffness: The force per unit of distance; above 0.
  ///   - damping: The resistance per unit of velocity; at least 0.
  ///   - allowOverDamping: Whether damping beyond the critical one makes the spring slower. If not,
  ///     it counts as critical.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let squared = stiffness / mass
    let frequency = squared.squareRoot()
    let decay = damping / (2 * mass)
    let isOverDamped = decay > frequency
    if isOverDamped && !allowOverDamping {
      self.init(
        angularFrequency: 0, decayConstant: frequency, mass: mass, naturalFrequencySquared: squared)
      return
    }
    let size = ((frequency - decay) * (frequency + decay)).magnitude.squareRoot()
    self.init(
      angularFrequency: isOverDamped ? -size : size, decayConstant: decay, mass: mass,
      naturalFrequencySquared: squared)
  }

  // MARK: - Presets

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a bounce of 0.15.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// Core Animation's default spring.
  public static var coreAnimationDefault: Spring { Spring(mass: 1, stiffness: 100, damping: 10) }

  /// A spring with `extraBounce` as its bounce; see ``init(duration:bounce:)``.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    preset(.smooth, duration, extraBounce)
  }

  /// A spring with a bounce of 0.15 plus `extraBounce`; see ``init(duration:bounce:)``.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    preset(.snappy, duration, extraBounce)
  }

  /// A spring with a bounce of 0.3 plus `extraBounce`; see ``init(duration:bounce:)``.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    preset(.bouncy, duration, extraBounce)
  }

  private static func preset(
    _ preset: SpringPreset, _ duration: Double, _ extraBounce: Double
  ) -> Spring {
    Spring(duration: duration, bounce: preset.bounce + extraBounce)
  }

  // MARK: - Parameters

  /// The undamped angular frequency, in radians per second.
  package var naturalFrequency: Double { naturalFrequencySquared.squareRoot() }

  /// The perceptual duration: the period of the undamped oscillation, in seconds.
  public var duration: Double { response }

  /// The period of the undamped oscillation, in seconds.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// The damping as a share of critical damping: below 1 underdamped, above 1 overdamped.
  public var dampingRatio: Double { decayConstant / naturalFrequency }

  /// The bounciness of the spring: 1 is undamped, 0 critically damped, below 0 overdamped. The
  /// damping ratio grows without limit as the bounce approaches -1.
  public var bounce: Double {
    angularFrequency < 0
      ? naturalFrequency / decayConstant - 1 : 1 - decayConstant / naturalFrequency
  }

  /// The force per unit of distance; the physical one also for overdamped springs.
  public var stiffness: Double { mass * naturalFrequencySquared }

  /// The resistance per unit of velocity.
  public var damping: Double { 2 * mass * decayConstant }
}
