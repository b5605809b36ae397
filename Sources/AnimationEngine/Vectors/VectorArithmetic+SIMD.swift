// swift-format-ignore-file: AvoidRetroactiveConformances
// A vector has to be additive, which the standard library does not say of these types: that is
// this file's reason to conform types of another module.

// SIMD vectors of the standard library with Double or Float scalars. Each length is a type of its
// own; their shared implementation is written once.

extension VectorArithmetic where Self: SIMD, Scalar: BinaryFloatingPoint {
  public mutating func scale(by factor: Double) { self *= Scalar(factor) }

  /// The sum of the squares, in double precision.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for index in indices { sum += Double(self[index]) * Double(self[index]) }
    return sum
  }
}

extension SIMD2: @retroactive AdditiveArithmetic, VectorArithmetic, Animatable
where Scalar: BinaryFloatingPoint {
  public typealias AnimatableData = SIMD2
}

extension SIMD3: @retroactive AdditiveArithmetic, VectorArithmetic, Animatable
where Scalar: BinaryFloatingPoint {
  public typealias AnimatableData = SIMD3
}

extension SIMD4: @retroactive AdditiveArithmetic, VectorArithmetic, Animatable
where Scalar: BinaryFloatingPoint {
  public typealias AnimatableData = SIMD4
}

extension SIMD8: @retroactive AdditiveArithmetic, VectorArithmetic, Animatable
where Scalar: BinaryFloatingPoint {
  public typealias AnimatableData = SIMD8
}

extension SIMD16: @retroactive AdditiveArithmetic, VectorArithmetic, Animatable
where Scalar: BinaryFloatingPoint {
  public typealias AnimatableData = SIMD16
}

extension SIMD32: @retroactive AdditiveArithmetic, VectorArithmetic, Animatable
where Scalar: BinaryFloatingPoint {
  public typealias AnimatableData = SIMD32
}

extension SIMD64: @retroactive AdditiveArithmetic, VectorArithmetic, Animatable
where Scalar: BinaryFloatingPoint {
  public typealias AnimatableData = SIMD64
}
