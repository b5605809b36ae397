// The forms in which a spring is given and read back. Each initialiser makes the constants that
// are stored; each property is made from them.

extension Spring {
  /// A spring that takes about `duration` seconds and overshoots as `bounce` says.
  ///
  /// A bounce of 0 makes it critically damped, 1 undamped (more counts as 1), and one between 0
  /// and -1 over-damped. The damping ratio is `1 - bounce`, or `1 / (1 + bounce)` below 0.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped swing, in seconds, above 0.
  ///   - bounce: Above -1, at most 1. From -1 down nothing moves: duration and bounce read NaN.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let frequency = 2 * Double.pi / duration
    guard bounce > -1 else {
      self.init(response: duration, dampingRatio: bounce.isNaN ? .nan : .infinity)
      return
    }
    let bounce = min(bounce, 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    // 1 - ratio², from the bounce itself: 1 - ratio would have lost digits near critical damping.
    let excess = bounce * (2 - bounce.magnitude)
    let frequencyRatio = excess.magnitude.squareRoot() * (bounce >= 0 ? 1 : -ratio)
    self.init(frequency: frequency, dampingRatio: ratio, frequencyRatio: frequencyRatio)
  }

  /// A spring with the given response and damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped swing, in seconds, above 0.
  ///   - dampingRatio: The part of critical damping; at least 0. Below 0 the swing grows.
  public init(response: Double, dampingRatio: Double) {
    let excess = (1 - dampingRatio) * (1 + dampingRatio)
    self.init(
      frequency: 2 * Double.pi / response, dampingRatio: dampingRatio,
      frequencyRatio: excess.magnitude.squareRoot() * (dampingRatio <= 1 ? 1 : -1))
  }

  /// A spring by its undamped frequency and, as parts of that, both constants.
  private init(frequency: Double, dampingRatio: Double, frequencyRatio: Double) {
    self.init(
      angularFrequency: frequencyRatio * frequency,
      decayConstant: dampingRatio * frequency, mass: 1,
      // Below -1 the constants are those of another frequency.
      naturalFrequencySquared: dampingRatio >= -1 ? frequency * frequency : nil)
  }

  /// A spring with the given mass, stiffness and damping.
  ///
  /// - Parameters:
  ///   - mass: What is moved; above 0.
  ///   - stiffness: The pull per unit of distance; above 0.
  ///   - damping: The resistance per unit of velocity; at least 0.
  ///   - allowOverDamping: Whether damping beyond the critical one makes the spring slower. If
  ///     not, it is taken as critical.
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
}

// MARK: - Presets

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a bounce of 0.15.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// The spring that Core Animation takes where none is given.
  public static var coreAnimationDefault: Spring { Spring(mass: 1, stiffness: 100, damping: 10) }

  /// A spring without bounce but for `extraBounce`; see ``init(duration:bounce:)``.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and `extraBounce`; see ``init(duration:bounce:)``.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and `extraBounce`; see ``init(duration:bounce:)``.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Reading back

extension Spring {
  /// The undamped angular frequency, in radians per second.
  package var naturalFrequency: Double { naturalFrequencySquared.squareRoot() }

  /// The period of the undamped swing, in seconds: about how long the spring seems to take.
  public var duration: Double { response }

  /// The period of the undamped swing, in seconds.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// The part of critical damping: below 1 under-damped, above 1 over-damped.
  public var dampingRatio: Double { decayConstant / naturalFrequency }

  /// How bouncy the spring is: 1 undamped, 0 critically damped, towards -1 ever more over-damped.
  public var bounce: Double {
    angularFrequency < 0
      ? naturalFrequency / decayConstant - 1 : 1 - decayConstant / naturalFrequency
  }

  /// The pull per unit of distance, the physical one also for over-damped springs.
  public var stiffness: Double { mass * naturalFrequencySquared }

  /// The resistance per unit of velocity.
  public var damping: Double { 2 * mass * decayConstant }
}
