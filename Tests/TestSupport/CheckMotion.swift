public import Testing

/// Something that moves, as the law tests see it: two functions of time.
public struct MotionUnderTest {
  /// Where it is at a time.
  public var value: (Double) -> Double
  /// How fast it goes at a time, per second.
  public var velocity: (Double) -> Double

  /// A motion out of its two functions.
  public init(value: @escaping (Double) -> Double, velocity: @escaping (Double) -> Double) {
    self.value = value
    self.velocity = velocity
  }
}

/// Law 1: the velocity is the central difference of the value, at every one of `times`.
///
/// `tolerance` is absolute, in the unit of the velocity. Times nearer than `step` to a joint must be
/// left out: a joint has two velocities.
public func checkDerivative(
  _ motion: MotionUnderTest, at times: some Sequence<Double>, step: Double = 1e-6,
  tolerance: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  for time in times {
    let difference = (motion.value(time + step) - motion.value(time - step)) / (2 * step)
    let error = abs(motion.velocity(time) - difference)
    #expect(
      error <= tolerance, "velocity \(motion.velocity(time)) at \(time), difference \(difference)",
      sourceLocation: sourceLocation)
  }
}

/// Law 4: a spring obeys `m·a + c·v + k·(x − target) = 0`, the acceleration by differences.
///
/// `tolerance` is relative to the largest force that the spring meets, `k` times `scale`.
public func checkEquationOfMotion(
  _ motion: MotionUnderTest, mass: Double, stiffness: Double, damping: Double, target: Double,
  at times: some Sequence<Double>, scale: Double, tolerance: Double = 1e-6, step: Double = 1e-5,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for time in times {
    let acceleration = (motion.velocity(time + step) - motion.velocity(time - step)) / (2 * step)
    let rest =
      mass * acceleration + damping * motion.velocity(time)
      + stiffness * (motion.value(time) - target)
    #expect(
      abs(rest) <= tolerance * stiffness * scale, "a force of \(rest) is left over at \(time)",
      sourceLocation: sourceLocation)
  }
}
