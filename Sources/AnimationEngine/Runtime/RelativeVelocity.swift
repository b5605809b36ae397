// Animators' springs take velocities relative to the distance: 1 covers all of it in one second. A
// gesture reports units per second. These functions convert the latter to the former.

/// The velocity of a movement from `start` to `end`, relative to the distance between them.
///
///     relativeVelocity(of: 800, from: 100, to: 500)    // 2: the whole distance twice in a second
///
/// It is positive towards `end` and negative away from it. Where `start` equals `end`, it is 0.
///
/// - Parameters:
///   - velocity: The velocity in units per second.
///   - start: The start of the distance.
///   - end: The end of the distance.
public func relativeVelocity(of velocity: Double, from start: Double, to end: Double) -> Double {
  let distance = end - start
  return distance == 0 ? 0 : velocity / distance
}

/// The velocity of a movement along the line from `start` to `end`, relative to its length.
///
/// Only the component of the velocity along that line counts: `velocity · distance / |distance|²`.
/// A movement at right angles to it gives 0, and so does a distance of 0. For a number it is the
/// same as `relativeVelocity(of:from:to:)`.
///
/// - Parameters:
///   - velocity: The velocity in units per second.
///   - start: The start of the distance.
///   - end: The end of the distance.
public func relativeVelocity<Value: VectorArithmetic>(
  of velocity: Value, from start: Value, to end: Value
) -> Double {
  let distance = end - start
  let (length, speed) = (distance.norm, velocity.norm)
  guard length > 0, speed > 0 else { return 0 }
  // Unit vectors lose no digits where one vector is much longer than the other.
  let direction = distance.scaled(by: 1 / length)
  return velocity.scaled(by: 1 / speed).dot(direction) * (speed / length)
}
