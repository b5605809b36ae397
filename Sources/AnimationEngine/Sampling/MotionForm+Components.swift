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
