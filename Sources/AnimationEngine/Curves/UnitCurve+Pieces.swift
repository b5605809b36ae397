extension UnitCurve {
  /// The motion from one value to another along this curve, in forms that follow each other.
  ///
  /// Polynomial curves (`linear()`, the classic powers, back, bounce) come as straight lines and
  /// cubics, every other curve as one form.
  func pieces<Value: VectorArithmetic>(
    from: Value, to: Value, duration: Double
  ) -> MotionPieces<Value> {
    let span = to - from
    if isIdentity {
      return MotionPieces(.line(from: from, span: span, duration: duration))
    }
    guard case .polynomial(let pieces) = form else {
      return MotionPieces(.curve(self, from: from, span: span, duration: duration))
    }
    let inside = pieces.withinUnit
    return MotionPieces(
      inside.indices.map { index in
        let end = index + 1 < inside.count ? inside[index + 1].start : 1
        return MotionPiece(
          start: inside[index].start * duration,
          form: inside[index].form(from: from, span: span, until: end, duration: duration))
      })
  }

  /// Whether the curve gives progress as it is, as far as 0...1 goes.
  var isIdentity: Bool {
    switch storage {
    case .linear, .css(.linear): true
    default: false
    }
  }
}

extension [PolynomialPiece] {
  /// The pieces that hold somewhere in 0..<1, the first of them from 0 on.
  fileprivate var withinUnit: [PolynomialPiece] {
    let first = lastIndex { $0.start <= 0 } ?? 0
    return indices.filter { $0 >= first && self[$0].start < 1 }.map { index in
      var piece = self[index]
      piece.start = Swift.max(piece.start, 0)
      return piece
    }
  }
}

extension PolynomialPiece {
  /// The motion on this piece, up to the progress `end`; its time counts from the piece's start.
  fileprivate func form<Value: VectorArithmetic>(
    from: Value, span: Value, until end: Double, duration: Double
  ) -> MotionForm<Value> {
    let first = from + span.scaled(by: value(at: start))
    if c2 == 0 && c3 == 0 {
      let width = end - start
      return .line(
        from: first, span: span.scaled(by: c1 * width), duration: width * duration)
    }
    // The polynomial by rising degree around the start, in seconds.
    let shifted = c2 + 3 * c3 * (start - origin)
    return .cubic(
      first, span.scaled(by: velocity(at: start) / duration),
      span.scaled(by: shifted / (duration * duration)),
      span.scaled(by: c3 / (duration * duration * duration)))
  }
}
