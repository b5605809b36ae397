internal import RealModule

extension Spring {
  /// Creates a spring that settles in about `settlingDuration` seconds; it is never overdamped.
  ///
  /// The undamped frequency w0 is the root of
  /// `ratio / sqrt(1 - ratio²) * exp(-ratio * S * w0) = epsilon`, or at a ratio of 1 of
  /// `(1 + S * w0) * exp(-S * w0) = epsilon`, where S is the settling duration. Like the published
  /// values, w0 is the result of a short Newton iteration, which differs from the exact root by up
  /// to 5e-6 of it. It is not the inverse of ``settlingDuration(target:initialVelocity:epsilon:)``.
  ///
  /// - Parameters:
  ///   - settlingDuration: The settling duration in seconds, clamped to 0.01...10.
  ///   - dampingRatio: The damping ratio, above 0; above 1 counts as 1. A ratio of 0, below 0 or
  ///     NaN gives a spring whose constants are NaN.
  ///   - epsilon: The distance that counts as rest, as a share of the interval; above 0, below 1.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(dampingRatio, 1)
    let frequency =
      ratio > .ulpOfOne
      ? SettlingEquation(
        duration: min(max(settlingDuration, 0.01), 10), ratio: ratio, epsilon: epsilon
      ).frequency : .nan
    let decay = ratio * frequency
    self.init(
      angularFrequency: ((frequency - decay) * (frequency + decay)).squareRoot(),
      decayConstant: decay, mass: 1, naturalFrequencySquared: frequency * frequency)
  }
}

/// The equation for the undamped frequency of a spring that settles in a given time.
private struct SettlingEquation {
  let duration: Double
  let ratio: Double
  let epsilon: Double

  /// The root, from one of two attempts of the iteration; NaN when both fail.
  var frequency: Double {
    iterate(from: 5 / duration, atMost: 12) ?? iterate(from: 1 / duration, atMost: 20) ?? .nan
  }

  /// The envelope's excess over epsilon at `frequency`, divided by its slope there.
  private func newtonStep(at frequency: Double) -> Double {
    let fade = Double.exp(-ratio * duration * frequency)
    if ratio < 1 {
      let envelope = ratio / (1 - ratio * ratio).squareRoot() * fade
      return (envelope - epsilon) / (-ratio * duration * envelope)
    }
    let excess = fade * (1 + duration * frequency) - epsilon
    return excess / (-duration * duration * frequency * fade)
  }

  /// Newton's iteration. Nil when a step is not finite, or when the step before the last one was so
  /// large that the result cannot be trusted.
  private func iterate(from start: Double, atMost limit: Int) -> Double? {
    var frequency = start
    var previous = Double.infinity
    for count in 1...limit {
      let step = newtonStep(at: frequency)
      guard step.isFinite else { return nil }
      frequency -= step
      if count >= 3 && step.magnitude <= epsilon { break }
      previous = step.magnitude
    }
    return previous > 1e5 * epsilon ? nil : frequency
  }
}
