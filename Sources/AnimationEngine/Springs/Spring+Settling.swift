internal import RealModule

// SwiftUI's rule for the settling duration. `Spring+LastCrossing.swift` has the exact one.

extension Spring {
  /// The settling duration over an interval of 1, in seconds, with an epsilon of 0.001; see
  /// ``settlingDuration(target:initialVelocity:epsilon:)``.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  /// The settling duration by SwiftUI's rule, in seconds.
  ///
  /// A spring that oscillates has settled when its envelope is within `epsilon`; any other when the
  /// motion itself is, found on a grid of 0.1 s. An undamped spring takes infinitely long. For a
  /// motion that does not come within `epsilon` in 102 seconds, or whose values are not finite,
  /// SwiftUI's rule gives 0; then use ``lastCrossing(epsilon:target:initialVelocity:)`` instead.
  ///
  /// - Parameters:
  ///   - target: The target, relative to the start.
  ///   - initialVelocity: The initial velocity, in units per second.
  ///   - epsilon: The distance that counts as rest, absolute, in the units of `target`.
  /// - Complexity: Constant; up to 1024 evaluations for a spring that does not oscillate.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    if decayConstant == 0 { return .infinity }
    let motion = SpringMotion(self, interval: target, initialVelocity: initialVelocity)
    guard angularFrequency > 0 else { return motion.gridSettlingTime(epsilon: epsilon) }
    let reach = target.norm + (target.scaled(by: decayConstant) - initialVelocity).norm
    return max(0, -Double.log(epsilon / reach) / decayConstant)
  }
}

extension SpringMotion {
  /// The first time, in steps of 0.1 s, after which the distance to the target stays below
  /// `epsilon` for a second; 0 when none is found.
  fileprivate func gridSettlingTime(epsilon: Double) -> Double {
    var time = 0.0
    var best = (distance: Double.infinity, time: 0.0)
    for _ in 0..<1024 {
      let distance = (value(at: time) - interval).norm
      guard distance.isFinite else { return 0 }
      if best.distance >= epsilon {
        if distance < best.distance { best = (distance, time) }
      } else if distance >= epsilon {
        best.distance = .infinity
      } else if time - best.time > 1 {
        return best.time
      }
      time += 0.1
    }
    return 0
  }
}
