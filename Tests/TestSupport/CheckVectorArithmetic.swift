public import AnimationEngine
public import Testing

/// Holds a vector type against the laws of ``VectorArithmetic``, on every triple of `samples`.
///
/// Sums are compared by the norm of their difference, which may be `tolerance` times the norms of
/// what was added: floating-point addition is not associative.
///
/// - Complexity: O(n³) in the number of samples.
public func checkVectorArithmetic<Vector: VectorArithmetic>(
  _ samples: [Vector], tolerance: Double = 1e-12,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for vector in samples {
    checkZero(vector, sourceLocation)
    checkScale(vector, tolerance, sourceLocation)
  }
  for left in samples {
    for right in samples {
      checkPair(left, right, sourceLocation)
      for third in samples { checkTriple(left, right, third, tolerance, sourceLocation) }
    }
  }
}

private func checkZero<Vector: VectorArithmetic>(_ vector: Vector, _ place: SourceLocation) {
  #expect(vector + .zero == vector, "zero on the right", sourceLocation: place)
  #expect(.zero + vector == vector, "zero on the left", sourceLocation: place)
  #expect(vector - .zero == vector, "less zero", sourceLocation: place)
  #expect((vector - vector).magnitudeSquared == 0, "less itself", sourceLocation: place)
}

private func checkScale<Vector: VectorArithmetic>(
  _ vector: Vector, _ tolerance: Double, _ place: SourceLocation
) {
  #expect(vector.scaled(by: 1) == vector, "times 1", sourceLocation: place)
  #expect(vector.scaled(by: 0).magnitudeSquared == 0, "times 0", sourceLocation: place)
  let doubled = vector.scaled(by: 2)
  #expect(doubled == vector + vector, "times 2", sourceLocation: place)
  let expected = 4 * vector.magnitudeSquared
  let error = abs(doubled.magnitudeSquared - expected)
  #expect(error <= tolerance * expected, "the magnitude of the double", sourceLocation: place)
  #expect(vector.magnitudeSquared >= 0, "a magnitude", sourceLocation: place)
}

private func checkPair<Vector: VectorArithmetic>(
  _ left: Vector, _ right: Vector, _ place: SourceLocation
) {
  #expect(left + right == right + left, "the order of a sum", sourceLocation: place)
  var sum = left
  sum += right
  #expect(sum == left + right, "+= and +", sourceLocation: place)
  var difference = left
  difference -= right
  #expect(difference == left - right, "-= and -", sourceLocation: place)
  #expect(left.interpolated(towards: right, amount: 0) == left, "amount 0", sourceLocation: place)
}

private func checkTriple<Vector: VectorArithmetic>(
  _ first: Vector, _ second: Vector, _ third: Vector, _ tolerance: Double, _ place: SourceLocation
) {
  let difference = ((first + second) + third) - (first + (second + third))
  let bound = tolerance * (first.norm + second.norm + third.norm)
  #expect(difference.norm <= bound, "the grouping of a sum", sourceLocation: place)
}
