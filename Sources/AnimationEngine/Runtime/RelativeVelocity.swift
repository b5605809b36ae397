// Springs of animators take velocities relative to the way: 1 covers all of it in one second. A
// gesture reports units per second. These turn the one into the other.

/// The velocity of a movement from `start` to `end` relative to the way between them.
///
///     relativeVelocity(of: 800, from: 100, to: 500)    // 2: the whole way twice in a second
///
/// It is positive towards `end`, negative away from it. Where there is no way (`start` equals
/// `end`) nothing can be relative to it: the answer is 0.
///
/// - Parameters:
///   - velocity: In units per second.
///   - start: Where the way begins.
///   - end: Where it leads.
public func relativeVelocity(of velocity: Double, from start: Double, to end: Double) -> Double {
  let way = end - start
  return way == 0 ? 0 : velocity / way
}

/// The velocity of a movement from `start` to `end` along the way between them, relative to its
/// length.
///
/// Only the part that leads along the way counts: `velocity · way / |way|²`. A movement across it
/// gives 0, and so does a way of length 0. For a number it is the same as
/// `relativeVelocity(of:from:to:)`.
///
/// - Parameters:
///   - velocity: In units per second.
///   - start: Where the way begins.
///   - end: Where it leads.
public func relativeVelocity<Value: VectorArithmetic>(
  of velocity: Value, from start: Value, to end: Value
) -> Double {
  let way = end - start
  let (length, speed) = (way.norm, velocity.norm)
  guard length > 0, speed > 0 else { return 0 }
  // Directions instead of the vectors themselves: no digits are lost where one is much longer.
  let direction = way.scaled(by: 1 / length)
  return velocity.scaled(by: 1 / speed).dot(direction) * (speed / length)
}

extension VectorArithmetic {
  /// The inner product: a quarter of `|a + b|² - |a - b|²`, which is all that a vector that can be
  /// measured tells of it.
  fileprivate func dot(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - (self - other).magnitudeSquared) / 4
  }
}
