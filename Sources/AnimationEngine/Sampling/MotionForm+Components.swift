// The motion of one component of a vector. Every form is linear in its vectors, so the component of
// the motion has the components of the coefficients.

extension MotionForm {
  /// The closed form of one component of the motion.
  func map(_ component: (Value) -> Double) -> MotionForm<Double> {
    switch self {
    case .hold(let value): .hold(component(value))
    case .line(let from, let span, let duration):
      .line(from: component(from), span: component(span), duration: duration)
    case .cubic(let a, let b, let c, let d, let unit):
      .cubic(component(a), component(b), component(c), component(d), unit: unit)
    case .curve(let curve, let from, let span, let duration):
      .curve(curve, from: component(from), span: component(span), duration: duration)
    case .spring(let motion, let from): .spring(motion.map(component), from: component(from))
    }
  }
}
