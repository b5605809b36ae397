public import AnimationEngine

extension SpringDocument {
  /// A description that gives exactly `spring` when it is read, the shortest that there is.
  ///
  /// `overDamps` is whether the place over-damps physical parameters that do not say so. Where no
  /// description gives the very bits, the physical one comes within a few units in the last place.
  static func description(of spring: Spring, overDamps: Bool = false) -> SpringDocument {
    perceptual(spring) ?? response(spring) ?? physical(spring, overDamps)
  }

  /// The duration and the bounce that give exactly `spring`; nil when there are none.
  static func perceptual(_ spring: Spring) -> SpringDocument? {
    guard let duration = period(of: spring), let guess = bounce(of: spring) else { return nil }
    let bounce = ExactInput.near(guess) {
      $0 > -1 && $0 <= 1 && Spring(duration: duration, bounce: $0) == spring
    }
    return bounce.map { .perceptual(duration: duration, bounce: $0) }
  }

  private static func response(_ spring: Spring) -> SpringDocument? {
    guard let response = period(of: spring) else { return nil }
    let ratio = ExactInput.near(spring.dampingRatio) {
      $0 >= 0 && Spring(response: response, dampingRatio: $0) == spring
    }
    return ratio.map { .response(response, dampingRatio: $0) }
  }

  /// The period whose frequency is that of the spring, to the bit.
  private static func period(of spring: Spring) -> Double? {
    let squared = spring.naturalFrequencySquared
    return ExactInput.near(spring.response) { period in
      let frequency = 2 * Double.pi / period
      return period > 0 && frequency * frequency == squared
    }
  }

  /// The bounce, from the frequency: near critical damping the decay alone has lost its digits.
  private static func bounce(of spring: Spring) -> Double? {
    let ratio = spring.dampingRatio
    let factor = spring.angularFrequency < 0 ? ratio : 1
    let part = spring.angularFrequency / (factor * spring.naturalFrequencySquared.squareRoot())
    let excess = part * part
    guard excess <= 1 else { return nil }
    let size = excess / (1 + (1 - excess).squareRoot())
    return spring.angularFrequency < 0 ? -size : size
  }

  /// The physical parameters, which give exactly `spring` or come near; `overDamps` is whether the
  /// place over-damps them by itself.
  static func physical(_ spring: Spring, _ overDamps: Bool = true) -> SpringDocument {
    let mass = spring.mass
    // A critical spring is what too much damping is taken as: that needs no exact damping.
    let allows = spring.angularFrequency != 0
    func made(_ stiffness: Double, _ damping: Double) -> Spring {
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allows)
    }
    let stiffness =
      ExactInput.near(spring.stiffness) { $0 > 0 && $0 / mass == spring.naturalFrequencySquared }
      ?? spring.stiffness
    let damping =
      ExactInput.near(spring.damping) { $0 >= 0 && made(stiffness, $0) == spring } ?? spring.damping
    let needed: Bool? = allows ? (spring.angularFrequency < 0 ? true : nil) : false
    return .physical(
      Parameters(
        mass: mass, stiffness: stiffness, damping: damping,
        allowOverDamping: needed == overDamps ? nil : needed))
  }
}

extension Spring {
  /// The bounce as somebody would state it: the shortest number that gives this very spring with its
  /// duration, where there is one; ``bounce`` may differ from it in the last place.
  public var statedBounce: Double {
    if case .perceptual(_, let bounce)? = SpringDocument.perceptual(self) { bounce } else { bounce }
  }
}
