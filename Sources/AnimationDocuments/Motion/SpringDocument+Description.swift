public import AnimationEngine

extension SpringDocument {
  /// The shortest parameters for a spring that was made in code. They are a duration and bounce, or
  /// a response and damping ratio, if these give exactly `spring`. Otherwise they are the physical
  /// parameters, which come within a few units in the last place.
  ///
  /// `overDamps` is the default for over-damping where the spring is written.
  static func description(of spring: Spring, overDamps: Bool = false) -> SpringDocument {
    perceptual(spring) ?? response(spring) ?? physical(spring, overDamps)
  }

  /// The duration and bounce that give exactly `spring`; nil if there are none near by.
  static func perceptual(_ spring: Spring) -> SpringDocument? {
    guard let guess = bounce(of: spring) else { return nil }
    let duration = period(of: spring)
    let bounce = guess.stated { Spring(duration: duration, bounce: $0) == spring }
    return SpringDocument.perceptual(duration: duration, bounce: bounce).ifExact(spring)
  }

  private static func response(_ spring: Spring) -> SpringDocument? {
    let response = period(of: spring)
    let ratio = spring.dampingRatio.stated {
      Spring(response: response, dampingRatio: $0) == spring
    }
    return SpringDocument.response(response, dampingRatio: ratio).ifExact(spring)
  }

  private func ifExact(_ spring: Spring) -> SpringDocument? { self.spring() == spring ? self : nil }

  /// The period of the undamped oscillation, in seconds.
  private static func period(of spring: Spring) -> Double {
    spring.response.stated { period in
      let frequency = 2 * Double.pi / period
      return frequency * frequency == spring.naturalFrequencySquared
    }
  }

  /// The bounce of a spring from its frequency: near critical damping the decay has lost digits. Nil
  /// where rounding makes it greater than that of the undamped spring.
  private static func bounce(of spring: Spring) -> Double? {
    let ratio = spring.dampingRatio
    let factor = spring.angularFrequency < 0 ? ratio : 1
    let part = spring.angularFrequency / (factor * spring.naturalFrequencySquared.squareRoot())
    let excess = part * part
    guard excess <= 1 else { return nil }
    let size = excess / (1 + (1 - excess).squareRoot())
    return spring.angularFrequency < 0 ? -size : size
  }

  /// The physical parameters, which give `spring` exactly or nearly. `overDamps` is the default
  /// for over-damping where it is written.
  static func physical(_ spring: Spring, _ overDamps: Bool = true) -> SpringDocument {
    let mass = spring.mass
    // For a critically damped spring over-damping is not allowed: then any damping that is too high
    // counts as critical, and need not be exact.
    let allows = spring.angularFrequency != 0
    let stiffness = spring.stiffness.stated { $0 / mass == spring.naturalFrequencySquared }
    let damping = spring.damping.stated {
      Spring(mass: mass, stiffness: stiffness, damping: $0, allowOverDamping: allows) == spring
    }
    let needed: Bool? = allows ? (spring.angularFrequency < 0 ? true : nil) : false
    return .physical(
      Parameters(
        mass: mass, stiffness: stiffness, damping: damping,
        allowOverDamping: needed == overDamps ? nil : needed))
  }
}

extension Spring {
  /// The bounce with few decimals, if those give exactly this spring with its duration;
  /// ``bounce`` may differ from it in the last place.
  public var statedBounce: Double {
    if case .perceptual(_, let bounce)? = SpringDocument.perceptual(self) { bounce } else { bounce }
  }
}
