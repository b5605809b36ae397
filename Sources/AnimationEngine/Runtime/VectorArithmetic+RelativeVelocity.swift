// Springs of animators take velocities relative to the distance: 1 covers all of it in one second. A
// gesture reports units per second. These turn the one into the other.

/// The velocity of a movement from `start` to `end` relative to the distance between them.
///
///     relativeVelocity(of: 800, from: 100, to: 500)    // 2: the whole distance twice in a second
///
/// It is positive towards `end`, negative away from it. Where there is no distance (`start` equals
/// `end`) nothing can be relative to it: the answer is 0.
///
/// - Parameters:
///   - velocity: In units per second.
///   - start: Where the distance begins.
///   - end: Where it leads.
public func relativeVelocity(of velocity: Double, from start: Double, to end: Double) -> Double {
  let distance = end - start
  return distance == 0 ? 0 : velocity / distance
}

/// The velocity of a movement from `start` to `end` along the line between them, relative to its
/// length.
///
/// Only the part that leads along that line counts: `velocity · distance / |distance|²`. A movement
/// across it gives 0, and so does a distance of 0. For a number it is the same as
/// `relativeVelocity(of:from:to:)`.
///
/// - Parameters:
///   - velocity: In units per second.
///   - start: Where the distance begins.
///   - end: Where it leads.
public func relativeVelocity<Value: VectorArithmetic>(
  of velocity: Value, from start: Value, to end: Value
) -> Double {
  let distance = end - start
  let (length, speed) = (distance.norm, velocity.norm)
  guard length > 0, speed > 0 else { return 0 }
  // Directions instead of the vectors themselves: no digits are lost where one is much longer.
  let direction = distance.scaled(by: 1 / length)
  return velocity.scaled(by: 1 / speed).dot(direction) * (speed / length)
}

extension VectorArithmetic {
  /// The inner product: a quarter of `|a + b|² - |a - b|²`, which is all that a vector that can be
  /// measured tells of it.
  fileprivate func dot(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - (self - other).magnitudeSquared) / 4
  }
}
