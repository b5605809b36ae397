extension UnitCurve {
  /// The motion from one value to another along this curve, in forms that follow each other.
  ///
  /// A `linear()` curve comes as straight lines; every other curve as one form.
  func pieces<Value: VectorArithmetic>(
    from: Value, to: Value, duration: Double
  ) -> [MotionPiece<Value>] {
    let span = to - from
    if self == .linear {
      return [
        MotionPiece(start: 0, form: .line(from: from, span: span, duration: duration))
      ]
    }
    return [
      MotionPiece(start: 0, form: .curve(self, from: from, span: span, duration: duration))
    ]
  }
}
