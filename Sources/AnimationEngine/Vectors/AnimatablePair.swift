/// Two vectors combined into one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// The pair of two vectors.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  @inlinable
  public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  @inlinable
  public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }

  @inlinable
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The pair of both vectors, each interpolated by its own rule.
  @inlinable
  public func interpolated(towards other: AnimatablePair, amount: Double) -> AnimatablePair {
    AnimatablePair(
      first.interpolated(towards: other.first, amount: amount),
      second.interpolated(towards: other.second, amount: amount))
  }

  @inlinable
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Animatable { public typealias AnimatableData = AnimatablePair }
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
