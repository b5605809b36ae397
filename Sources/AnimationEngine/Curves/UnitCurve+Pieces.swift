extension UnitCurve {
  /// The motion from one value to another along this curve, as closed forms one after the other.
  ///
  /// Polynomial curves (`linear()`, the classic powers, back, bounce) become lines and cubics;
  /// every other curve is one form, and so is one over a distance too great for coefficients.
  ///
  /// - Complexity: O(log pieces); all motions along one curve share its pieces.
  func pieces<Value: VectorArithmetic>(
    from: Value, to: Value, duration: Double
  ) -> MotionPieces<Value> {
    let span = to - from
    if isIdentity { return MotionPieces(.line(from: from, span: span, duration: duration)) }
    guard case .polynomial(let pieces) = form,
      !MotionForm<Value>.isFar(span.norm, lasting: duration)
    else {
      return MotionPieces(.curve(self, from: from, span: span, duration: duration))
    }
    let curve = PiecedCurve(
      pieces, inside: pieces.insideUnit, from: from, span: span, duration: duration)
    return curve.count == 1 ? .form(curve.form(of: 0)) : .curve(curve)
  }

  /// Whether the curve is the identity on 0...1.
  var isIdentity: Bool {
    switch storage {
    case .linear, .css(.linear): true
    default: false
    }
  }
}

extension [PolynomialPiece] {
  /// The indices of the pieces that apply somewhere in 0..<1.
  ///
  /// - Complexity: O(log count).
  fileprivate var insideUnit: Range<Int> {
    let first = pieceIndex { $0.start <= 0 }
    return first..<Swift.max(prefixCount { $0.start < 1 }, first + 1)
  }
}
