internal import RealModule

/// The functions of time from which all motions of a spring follow, whatever interval and velocity.
///
/// `p` starts at 1, and `q` starts at 0 with slope 1; both include the decay:
///
/// | regime | p | q |
/// |---|---|---|
/// | under-damped | exp(-d t) cos(w t) | exp(-d t) sin(w t) / w |
/// | critical | exp(-d t) | exp(-d t) t |
/// | over-damped | exp(-s t) | exp(-s t) (1 - exp(-2 r t)) / 2r |
///
/// Here d and w are the spring's decay constant and angular frequency, r = -w, and s = d - r the
/// slower of the two decay rates. The goals, in order of priority:
///
/// 1. No cancellation near critical damping. All three q tend to t exp(-d t) as w tends to 0,
///    because `sin` and `expm1` involve no subtraction. (The textbook form of the overdamped case,
///    A exp(-a t) + B exp(-b t), has A and B of opposite sign that grow without bound.)
/// 2. No cancellation far beyond it: s is computed as w0² / (d + r).
/// 3. At time 0 exactly p = 1 and q = 0, so that a motion begins exactly at its start.
struct SpringBasis: Hashable, Sendable {
  /// The regime of the damping.
  let regime: Spring.Regime
  /// The decay rate that both parts share, in 1/s; for an overdamped spring the slower of its two.
  let decay: Double
  /// The angular frequency, or half the difference of the two decay rates; never below 0.
  let rate: Double

  init(_ spring: Spring) {
    regime = spring.regime
    rate = spring.angularFrequency.magnitude
    decay =
      regime == .overDamped
      ? spring.naturalFrequencySquared / (spring.decayConstant + rate) : spring.decayConstant
  }

  /// The other decay rate, in 1/s; the same as ``decay`` unless the spring is overdamped.
  var fastDecay: Double { regime == .overDamped ? decay + 2 * rate : decay }

  /// The functions p and q at `time` seconds.
  ///
  /// Both are 0 once the decay is below the smallest number, also at infinity.
  func parts(at time: Double) -> (p: Double, q: Double) {
    let envelope = Double.exp(-decay * time)
    if envelope == 0 { return (0, 0) }
    switch regime {
    case .underDamped:
      let phase = rate * time
      return (envelope * Double.cos(phase), envelope * (Double.sin(phase) / rate))
    case .criticallyDamped: return (envelope, envelope * time)
    case .overDamped:
      return (envelope, envelope * (-Double.expMinusOne(-2 * rate * time) / (2 * rate)))
    }
  }
}

/// The motion of a spring over a given interval, with a given initial velocity.
///
/// With X the interval and v the initial velocity, p and q of ``SpringBasis`` give both:
///
/// - value = X - (X p + C q), where C = s X - v
/// - velocity = v p + D q, where D = w0² X - f v
///
/// Here s is the slow and f the fast decay rate; they are equal unless the spring is overdamped.
/// The value is relative to the start: `value(at: 0)` is exactly zero, and at an infinite time it
/// is exactly the interval (unless the spring is undamped).
package struct SpringMotion<Value: VectorArithmetic>: Equatable, Sendable {
  /// The functions p and q of the spring.
  let basis: SpringBasis
  /// The interval X from the start to the target.
  let interval: Value
  /// The initial velocity v, in units per second.
  let initialVelocity: Value
  /// The factor C of q in the distance to the target.
  let distanceFactor: Value
  /// The factor D of q in the velocity.
  let velocityFactor: Value
}

extension SpringMotion {
  /// Creates the motion of `spring` over `interval`.
  package init(_ spring: Spring, interval: Value, initialVelocity: Value = .zero) {
    self.init(spring, SpringBasis(spring), interval: interval, initialVelocity: initialVelocity)
  }

  /// Creates the motion of `spring` from its basis, where that is already computed.
  init(_ spring: Spring, _ basis: SpringBasis, interval: Value, initialVelocity: Value) {
    self.basis = basis
    self.interval = interval
    self.initialVelocity = initialVelocity
    distanceFactor = interval.scaled(by: basis.decay) - initialVelocity
    velocityFactor =
      interval.scaled(by: spring.naturalFrequencySquared)
      - initialVelocity.scaled(by: basis.fastDecay)
  }

  /// The distance covered `time` seconds after the start.
  func value(at time: Double) -> Value {
    let (p, q) = basis.parts(at: time)
    return interval - (interval.scaled(by: p) + distanceFactor.scaled(by: q))
  }

  /// The velocity `time` seconds after the start, in units per second.
  func velocity(at time: Double) -> Value {
    let (p, q) = basis.parts(at: time)
    return initialVelocity.scaled(by: p) + velocityFactor.scaled(by: q)
  }
}

extension SpringMotion: Hashable where Value: Hashable {}

extension SpringMotion {
  /// The spring's motion with its vectors converted, such as to one component of each.
  func map<Other>(_ convert: (Value) -> Other) -> SpringMotion<Other> {
    SpringMotion<Other>(
      basis: basis, interval: convert(interval), initialVelocity: convert(initialVelocity),
      distanceFactor: convert(distanceFactor), velocityFactor: convert(velocityFactor))
  }
}
