/// One keyframe of a track: where the value goes, in which time and how.
///
/// Durations are in seconds and at least 0, velocities in units per second. Boxed, so that a list of
/// keyframes is a list of references, which are cheap to copy.
public indirect enum Keyframe<Value: VectorArithmetic>: Equatable, Sendable {
  /// Moves along a straight line whose progress `curve` shapes.
  case linear(to: Value, duration: Double, curve: UnitCurve = .linear)
  /// Moves along a cubic Hermite curve; a velocity that is left out comes from the neighbours.
  case cubic(
    to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
  /// Moves as a spring does; without a duration for as long as the spring takes to settle.
  case spring(
    to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)
  /// Jumps, in no time.
  case move(to: Value)
  /// Stays where the value is, at rest.
  case hold(duration: Double)

  /// The value that the keyframe goes to; nil for a hold, which stays.
  public var target: Value? {
    switch self {
    case .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _), .move(let to):
      to
    case .hold: nil
    }
  }

  /// The duration as given; 0 for a move, nil for a spring that decides by itself.
  public var statedDuration: Double? {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _), .hold(let duration): duration
    case .spring(_, let duration, _, _): duration
    case .move: 0
    }
  }
}

extension Keyframe: Hashable where Value: Hashable {}
