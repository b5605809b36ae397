/// Components that are integrated side by side.
///
/// No component of a fluid spring feels another: they have in common when the motion is over, which
/// the sum of all squares tells.
protocol FluidGroup: VectorArithmetic {
  /// Adds the squares of the components to `sum` one by one, so that many groups give the sum that
  /// one vector gives.
  func addSquares(to sum: inout Double)
}

extension Double: FluidGroup {
  @inline(__always)
  func addSquares(to sum: inout Double) { sum += self * self }
}

extension SIMD4<Double>: FluidGroup {
  @inline(__always)
  func addSquares(to sum: inout Double) {
    let squares = self * self
    sum += squares[0]
    sum += squares[1]
    sum += squares[2]
    sum += squares[3]
  }
}

/// A vector whose components nobody can tell apart.
struct FluidWhole<Value: VectorArithmetic>: FluidGroup {
  var value: Value

  init(_ value: Value) { self.value = value }

  func addSquares(to sum: inout Double) { sum += value.magnitudeSquared }

  static var zero: Self { Self(.zero) }
  static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }
  static func - (left: Self, right: Self) -> Self { Self(left.value - right.value) }
  mutating func scale(by factor: Double) { value.scale(by: factor) }
  var magnitudeSquared: Double { value.magnitudeSquared }
}
