/// A straight line to a value, with its progress eased by a unit curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  /// The keyframe with its value converted to animatable data.
  public let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a line to `to` in `duration` seconds, at least 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = .linear(to: to.animatableData, duration: duration, curve: timingCurve)
  }

  public var body: KeyframeSequence<Value> { KeyframeSequence([keyframe]) }
}

extension KeyframeTrackSolver {
  mutating func addLinear(_ step: KeyframeStep<Value>, _ index: Int, _ sink: Sink) {
    let (to, length) = (step.target, step.duration ?? 0)
    guard length > 0 else { return jump(to: to) }
    let from = endValue
    let span = to - from
    let last = step.curve.value(at: 1)
    let shown = last == 1 ? to : from + span.scaled(by: last)
    let velocity = span.scaled(by: step.curve.velocity(at: 1) / length)
    before = Predecessor(endVelocity: velocity.takenOver(else: span - span))
    add(
      step.curve.pieces(from: from, to: to, duration: length), lasting: length, endingAt: shown,
      next: to, index, sink)
  }
}
