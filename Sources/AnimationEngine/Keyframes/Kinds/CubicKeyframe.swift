/// A cubic curve to a value; velocities that are left out follow from the neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  /// The keyframe with its value converted to animatable data.
  public let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a cubic to `to` in `duration` seconds, at least 0; velocities are in units per second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = .cubic(
      to: to.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
      endVelocity: endVelocity?.animatableData)
  }

  public var body: KeyframeSequence<Value> { KeyframeSequence([keyframe]) }
}

extension KeyframeTrackSolver {
  mutating func addCubic(
    _ step: KeyframeStep<Value>, before next: KeyframeStep<Value>?, _ index: Int, _ sink: Sink
  ) {
    let (from, to, length) = (endValue, step.target, step.duration ?? 0)
    guard length > 0 else { return jumpAsCubic(step, before: next) }
    let first = startVelocity(step, length)
    let last = endVelocity(step, from, length, before: next)
    before = Predecessor(endVelocity: last, chord: step.endVelocity == nil ? (from, length) : nil)
    add(
      MotionPieces(.hermite(from: from, velocity: first, to: to, velocity: last, duration: length)),
      lasting: length, endingAt: to, next: to, index, sink)
  }

  /// Adds a cubic without duration: the value jumps. The next keyframe starts at rest there, unless
  /// it is a cubic: this takes the stated velocity, or else a slope by the chord over both cubics.
  private mutating func jumpAsCubic(
    _ step: KeyframeStep<Value>, before next: KeyframeStep<Value>?
  ) {
    let from = endValue
    jump(to: step.target)
    if let stated = step.endVelocity {
      if next?.kind == .cubic { before.endVelocity = stated }
    } else {
      before.chord = (from, 0)
    }
  }

  private func startVelocity(_ step: KeyframeStep<Value>, _ length: Double) -> Value {
    if let stated = step.startVelocity { return stated }
    guard let chord = before.chord else { return before.endVelocity }
    return Self.chord(step.target - chord.from, chord.duration, length, own: length)
  }

  private func endVelocity(
    _ step: KeyframeStep<Value>, _ from: Value, _ length: Double, before next: KeyframeStep<Value>?
  ) -> Value {
    let to = step.target
    if let stated = step.endVelocity { return stated }
    guard let next else { return to - to }
    if let stated = next.startVelocity { return stated }
    switch next.kind {
    case .cubic: return Self.chord(next.target - from, length, next.duration ?? 0, own: length)
    case .spring: return Self.slope(next.target - from, over: 2 * length)
    case .linear:
      guard let nextLength = next.duration, nextLength > 0 else { return to - to }
      let velocity = (next.target - to).scaled(by: next.curve.velocity(at: 0) / nextLength)
      return velocity.takenOver(else: to - to)
    default: return to - to
    }
  }

  /// The slope of the chord over two neighbouring segments. Where one of them takes no time, it is
  /// the parametric tangent, half the difference of the values, instead.
  private static func chord(
    _ difference: Value, _ first: Double, _ second: Double, own length: Double
  ) -> Value {
    slope(difference, over: first > 0 && second > 0 ? first + second : 2 * length)
  }

  /// The slope of a line; 0 where no double holds it.
  private static func slope(_ difference: Value, over length: Double) -> Value {
    difference.scaled(by: 1 / length).takenOver(else: difference - difference)
  }
}
