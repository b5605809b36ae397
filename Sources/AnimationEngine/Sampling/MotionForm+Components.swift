// A motion of vectors seen through one of its components. Every form is linear in its vectors, so
// picking a component of the coefficients picks it of the motion.

extension MotionForm {
  /// The same form of one component.
  func map(_ component: (Value) -> Double) -> MotionForm<Double> {
    switch self {
    case .hold(let value): .hold(component(value))
    case .line(let from, let span, let duration):
      .line(from: component(from), span: component(span), duration: duration)
    case .cubic(let a, let b, let c, let d):
      .cubic(component(a), component(b), component(c), component(d))
    case .curve(let curve, let from, let span, let duration):
      .curve(curve, from: component(from), span: component(span), duration: duration)
    case .spring(let motion, let from):
      .spring(motion.map(component), from: component(from))
    }
  }
}

extension Keyframe {
  /// The same keyframe of what `component` makes of each vector.
  func map<Other>(_ component: (Value) -> Other) -> Keyframe<Other> {
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
}
