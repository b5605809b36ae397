extension TransformList {
  /// This list accumulated onto `end`, `count` times, as CSS accumulates transforms. The difference
  /// between `end` and the identity is added to this list: function by function while both lists
  /// match, then to the factors of the remaining products.
  ///
  /// - Complexity: O(functions).
  func accumulated(onto end: TransformList, times count: Double) -> TransformList {
    joined(
      with: end, functions: { $0.accumulated(onto: $1, times: count) },
      matrices: { $0.accumulated(onto: $1, times: count) })
  }
}

extension TransformFunction {
  /// This function accumulated onto `end`, `count` times: the difference between the arguments of
  /// `end` and those of the identity is added to its own arguments. Rotations about different axes,
  /// and matrices, are added by their factors. Nil if the functions do not match.
  fileprivate func accumulated(
    onto end: TransformFunction, times count: Double
  ) -> TransformFunction? {
    guard kind.family == end.kind.family else { return nil }
    if kind.family != .matrix, let joined = JoinedFunction([self, end], isPadded: false) {
      let (own, last) = (joined.arguments[0], joined.arguments[1])
      return TransformFunction(
        joined.shape, own + count * (last - joined.shape.identity), like: kind)
    }
    guard kind.family == .rotate || kind == end.kind else { return nil }
    return TransformFunction(matrix.accumulated(onto: end.matrix, times: count))
  }

  /// Creates the function of a shape. A skew becomes a `skewX`, `skewY` or `skew` as `kind` says,
  /// because CSS does not mix these.
  private init(_ shape: TransformShape, _ arguments: SIMD3<Double>, like kind: Kind) {
    let (x, y, z) = (arguments.x, arguments.y, arguments.z)
    switch shape {
    case .translate: self.init(unchecked: .translate3d, [x, y, z])
    case .scale: self.init(unchecked: .scale3d, [x, y, z])
    case .rotate(let axis): self.init(unchecked: .rotate3d, [axis.x, axis.y, axis.z, x])
    case .skew where kind == .skewX: self.init(unchecked: .skewX, [x])
    case .skew where kind == .skewY: self.init(unchecked: .skewY, [y])
    case .skew: self.init(unchecked: .skew, [x, y])
    case .perspective: self.init(unchecked: .perspective, [x > 0 ? 1 / x : .infinity])
    case .fixed(let matrix): self.init(matrix)
    }
  }
}

extension Matrix4 {
  /// This matrix accumulated onto `end`, `count` times: the difference between the factors of `end`
  /// and those of the identity is added to its own factors.
  fileprivate func accumulated(onto end: Matrix4, times count: Double) -> Matrix4 {
    var factors = TransformFactors<Double>(self)
    factors.add(TransformFactors(end), times: count)
    return Matrix4 { factors.apply(to: &$0) }
  }
}
