/// A spring towards a value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  /// The keyframe with its value converted to animatable data.
  public let keyframe: Keyframe<Value.AnimatableData>

  /// Creates a spring to `to` of `duration` seconds; nil means its settling duration.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = .spring(
      to: to.animatableData, duration: duration, spring: spring,
      startVelocity: startVelocity?.animatableData)
  }

  public var body: KeyframeSequence<Value> { KeyframeSequence([keyframe]) }
}

extension KeyframeTrackSolver {
  mutating func addSpring(
    _ step: KeyframeStep<Value>, _ velocity: Value, _ index: Int, _ sink: Sink
  ) {
    let (from, to) = (endValue, step.target)
    let span = to - from
    let length = step.duration ?? settlingDuration(of: step.spring, over: span, velocity)
    guard length > 0 else {
      before = Predecessor(endVelocity: velocity)
      return
    }
    let motion = SpringMotion(step.spring, interval: span, initialVelocity: velocity)
    let form = MotionForm.spring(motion, from: from)
    let shown = length.isFinite ? form.value(at: length) : to
    before = Predecessor(endVelocity: length.isFinite ? form.velocity(at: length) : span - span)
    add(MotionPieces(form), lasting: length, endingAt: shown, next: shown, index, sink)
  }

  /// SwiftUI's settling duration, to within a thousandth of the interval; where the interval is 0,
  /// of one unit of animatable data.
  private func settlingDuration(of spring: Spring, over span: Value, _ velocity: Value) -> Double {
    let distance = span.norm
    if distance == 0 && velocity.norm == 0 { return 0 }
    return spring.settlingDuration(
      target: span, initialVelocity: velocity,
      epsilon: 0.001 * (distance > 0 ? distance : thresholdUnit))
  }
}
