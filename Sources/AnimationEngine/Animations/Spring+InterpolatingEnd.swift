internal import RealModule

// The end of SwiftUI's interpolating springs, whose initial velocity is relative to their interval.

extension Spring {
  /// The spring as SwiftUI's interpolating springs move. They have no overdamped form: at a damping
  /// ratio of 1 and above it is the critically damped one.
  var withoutOverdamping: Spring {
    dampingRatio >= 1 ? Spring(response: response, dampingRatio: 1) : self
  }

  /// The time at which SwiftUI's interpolating spring ends: where its envelope falls to a
  /// thousandth of the interval, for an initial velocity in intervals per second.
  func interpolatingEnd(initialVelocity: Double) -> Double {
    let known = withoutOverdamping
    if known.decayConstant == 0 { return .infinity }
    guard known.angularFrequency > 0 else {
      return known.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    }
    let factor = ((known.decayConstant - initialVelocity) / known.angularFrequency).magnitude
    return max(0, -Double.log(0.001 / (1 + factor)) / known.decayConstant)
  }

  /// The time at which an interpolating spring ends whose components have initial velocities of
  /// their own, each in intervals of that component per second.
  ///
  /// It is the last time at which the distance of all components together is a thousandth of the
  /// whole interval. SwiftUI's rule knows one velocity only; by it the slowest component counts.
  package func interpolatingEnd(
    over interval: Components, initialVelocities: [Double], by springs: SpringModel
  ) -> Double {
    switch springs {
    case .swiftui: initialVelocities.reduce(0) { max($0, interpolatingEnd(initialVelocity: $1)) }
    case .analytic:
      lastCrossing(
        epsilon: 0.001, target: interval,
        initialVelocity: Components(zip(interval.array, initialVelocities).map { $0 * $1 }))
        ?? .infinity
    }
  }
}
