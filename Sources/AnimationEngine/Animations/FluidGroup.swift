/// A group of components that are integrated together.
///
/// The components of a fluid spring do not influence each other, except that the motion ends when
/// the sum of all their squares is small enough.
protocol FluidGroup: VectorArithmetic {
  /// Adds the squares of the components to `sum` one by one. So the sum over many groups is
  /// bit-identical to that over one vector.
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

/// A group that is a whole vector of a type whose components are not accessible.
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
