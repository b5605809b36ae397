/// One keyframe of a track: the value that it leads to, its duration and its interpolation.
///
/// Durations are in seconds and at least 0, velocities in units per second. The cases are boxed, so
/// that a list of keyframes is a list of references, which are cheap to copy.
public indirect enum Keyframe<Value: VectorArithmetic>: Equatable, Sendable {
  /// Moves along a straight line, with its progress eased by `curve`.
  case linear(to: Value, duration: Double, curve: UnitCurve = .linear)
  /// Moves along a cubic Hermite curve; a velocity that is left out follows from the neighbours.
  case cubic(to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
  /// Moves as a spring; without a duration for as long as the spring takes to settle.
  case spring(
    to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)
  /// Jumps to the value.
  case move(to: Value)
  /// Rests at the value of the keyframe before.
  case hold(duration: Double)

  /// The value that the keyframe leads to; nil for a hold, which stays.
  public var target: Value? {
    switch self {
    case .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _), .move(let to): to
    case .hold: nil
    }
  }

  /// The duration as given; 0 for a move, nil for a spring whose duration is its settling duration.
  public var statedDuration: Double? {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _), .hold(let duration): duration
    case .spring(_, let duration, _, _): duration
    case .move: 0
    }
  }
}

/// The kinds of keyframes. What each does is in a file of its own in `Kinds`.
package enum KeyframeKind: String, Sendable { case linear, cubic, spring, move, hold }

extension KeyframeTrackSolver {
  /// Solves a keyframe; if it takes time, passes its segment to `sink`.
  mutating func add(
    _ step: KeyframeStep<Value>, before next: KeyframeStep<Value>?, _ index: Int, _ sink: Sink
  ) {
    switch step.kind {
    case .move: jump(to: step.target)
    case .linear: addLinear(step, index, sink)
    case .cubic: addCubic(step, before: next, index, sink)
    case .spring: addSpring(step, step.startVelocity ?? before.endVelocity, index, sink)
    case .hold: addHold(step.duration ?? 0, index, sink)
    }
  }
}

extension KeyframeStep {
  /// Creates the step of a keyframe, with `component` applied to each of its vectors. A spring
  /// without a duration takes `length` seconds; where that is nil too, it has no duration yet.
  @inline(__always)
  init<Whole>(
    _ keyframe: Keyframe<Whole>, settlingIn length: Double? = nil, _ component: (Whole) -> Value
  ) {
    switch keyframe {
    case .linear(let to, let duration, let curve):
      (kind, target, self.duration, self.curve) = (.linear, component(to), duration, curve)
    case .cubic(let to, let duration, let start, let end):
      (kind, target, self.duration) = (.cubic, component(to), duration)
      (startVelocity, endVelocity) = (start.map(component), end.map(component))
    case .spring(let to, let duration, let spring, let velocity):
      (kind, target, self.duration) = (.spring, component(to), duration ?? length)
      (self.spring, startVelocity) = (spring, velocity.map(component))
    case .move(let to): (kind, target, duration) = (.move, component(to), 0)
    case .hold(let duration): (kind, target, self.duration) = (.hold, .zero, duration)
    }
  }
}

extension Keyframe {
  /// The same keyframe with another duration in seconds; a move takes none.
  func lasting(_ duration: Double) -> Keyframe {
    switch self {
    case .linear(let to, _, let curve): .linear(to: to, duration: duration, curve: curve)
    case .cubic(let to, _, let start, let end):
      .cubic(to: to, duration: duration, startVelocity: start, endVelocity: end)
    case .spring(let to, _, let spring, let velocity):
      .spring(to: to, duration: duration, spring: spring, startVelocity: velocity)
    case .move: self
    case .hold: .hold(duration: duration)
    }
  }

  /// The same keyframe with `component` applied to each of its vectors.
  package func map<Other>(_ component: (Value) -> Other) -> Keyframe<Other> {
    switch self {
    case .linear(let to, let duration, let curve):
      .linear(to: component(to), duration: duration, curve: curve)
    case .cubic(let to, let duration, let start, let end):
      .cubic(
        to: component(to), duration: duration, startVelocity: start.map(component),
        endVelocity: end.map(component))
    case .spring(let to, let duration, let spring, let velocity):
      .spring(
        to: component(to), duration: duration, spring: spring,
        startVelocity: velocity.map(component))
    case .move(let to): .move(to: component(to))
    case .hold(let duration): .hold(duration: duration)
    }
  }

  /// All parameters of the keyframe in one struct.
  package var stated: KeyframeStep<Value> { KeyframeStep(self) { $0 } }
}

extension Keyframe: Hashable where Value: Hashable {}
