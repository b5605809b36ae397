extension UnitCurve {
  /// The mathematical kind of a curve, for callers that evaluate it themselves.
  enum Form: Hashable, Sendable {
    /// Polynomials of degree 3 at most, valid for every progress.
    case polynomial([PolynomialPiece])
    /// A Bézier curve for progress in 0...1. Outside, it follows its end tangents with
    /// `extrapolates`, otherwise it stays at 0 and 1.
    case bezier(CubicBezier, extrapolates: Bool)
    /// A step function, which is constant between its jumps.
    case steps(StepCurve)
    /// Any other curve, which can only be evaluated through ``UnitCurve``.
    case general
  }

  /// The mathematical kind of the curve.
  ///
  /// Evaluated by its form, the curve agrees with ``value(at:isBefore:)`` to a few units in the
  /// last place of 1.
  var form: Form {
    switch storage {
    case .linear: .polynomial([PolynomialPiece(from: 0, 0, 1)].clamped)
    case .preset(_, let bezier), .bezier(let bezier): .bezier(bezier, extrapolates: false)
    case .circular: .general
    case .ease(let ease): ease.pieces.map { .polynomial($0) } ?? .general
    case .css(.linear): .polynomial([PolynomialPiece(from: -.infinity, origin: 0, 0, 1)])
    case .css(.keyword(_, let bezier)), .css(.cubicBezier(let bezier)):
      .bezier(bezier, extrapolates: true)
    case .css(.stops(let curve)): .polynomial(curve.pieces)
    case .css(.steps(let curve)): .steps(curve)
    }
  }
}
