/// Any number of vectors combined into one.
///
///     var animatableData: AnimatableValues<Double, Double, Double> {
///       get { AnimatableValues(x, y, z) }
///       set { (x, y, z) = newValue.value }
///     }
///
/// Every operation applies to each vector separately. Without any vectors it is the space of one
/// point: `zero` equals every value and the magnitude is 0.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The combined vectors, as a tuple.
  public var value: (repeat each Value)

  /// Creates a combination of the given vectors, in order.
  @inlinable
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The vector whose parts are all zero.
  @inlinable
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  @inlinable
  public static func + (left: AnimatableValues, right: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each left.value + each right.value)
  }

  @inlinable
  public static func - (left: AnimatableValues, right: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each left.value - each right.value)
  }

  @inlinable
  public mutating func scale(by factor: Double) {
    value = (repeat (each value).scaled(by: factor))
  }

  /// The combination of all vectors, each interpolated by its own rule.
  @inlinable
  public func interpolated(towards other: AnimatableValues, amount: Double) -> AnimatableValues {
    AnimatableValues(
      repeat (each value).interpolated(towards: each other.value, amount: amount))
  }

  /// The sum of the squares of all vectors.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }

  // Written by hand, since the compiler synthesizes no `==` for parameter packs.
  @inlinable
  public static func == (left: AnimatableValues, right: AnimatableValues) -> Bool {
    for (one, other) in repeat (each left.value, each right.value) {
      if one != other { return false }
    }
    return true
  }
}

extension AnimatableValues: Animatable { public typealias AnimatableData = AnimatableValues }

extension AnimatableValues: Hashable where repeat each Value: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    for part in repeat each value { hasher.combine(part) }
  }
}
