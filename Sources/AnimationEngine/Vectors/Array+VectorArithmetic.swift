// swift-format-ignore-file: AvoidRetroactiveConformances
// A vector has to be additive, which the standard library does not say of these types: that is
// this file's reason to conform types of another module.

// Arrays as vectors. A missing element counts as zero, so that the empty array is the identity of
// `+` for arrays of every length and the laws of a vector space hold.
//
// `+` and `+=` between two arrays of a known type still concatenate them, as everywhere in Swift;
// they add element by element where the type is only known to be a vector.

extension Array: @retroactive AdditiveArithmetic where Element: VectorArithmetic {
  /// The array without elements.
  public static var zero: [Element] { [] }

  /// The sums of the elements at each index; the result has the greater length.
  @_disfavoredOverload
  public static func + (left: [Element], right: [Element]) -> [Element] {
    combine(left, right) { $0 + $1 }
  }

  /// The differences of the elements at each index; the result has the greater length.
  public static func - (left: [Element], right: [Element]) -> [Element] {
    combine(left, right) { $0 - $1 }
  }

  @_disfavoredOverload
  public static func += (left: inout [Element], right: [Element]) {
    left = combine(left, right) { $0 + $1 }
  }

  public static func -= (left: inout [Element], right: [Element]) { left = left - right }

  private static func combine(
    _ left: [Element], _ right: [Element], _ operation: (Element, Element) -> Element
  ) -> [Element] {
    (0..<Swift.max(left.count, right.count)).map { index in
      operation(
        index < left.count ? left[index] : .zero, index < right.count ? right[index] : .zero)
    }
  }
}

extension Array: VectorArithmetic where Element: VectorArithmetic {
  public mutating func scale(by factor: Double) {
    for index in indices { self[index].scale(by: factor) }
  }

  /// Interpolates the elements that both arrays have; the others of this array stay.
  ///
  /// With `+`, `-` and scaling alone a missing element would count as zero; here it stays.
  public func interpolated(towards other: [Element], amount: Double) -> [Element] {
    var result = self
    for (index, target) in zip(indices, other) {
      result[index] = self[index].interpolated(towards: target, amount: amount)
    }
    return result
  }

  /// The sum of the squares of all elements.
  public var magnitudeSquared: Double { reduce(0) { $0 + $1.magnitudeSquared } }
}

extension Array: Animatable where Element: Animatable {
  /// The animatable data of the elements, in order.
  ///
  /// Setting it changes only the elements that both arrays have; the length stays the same. Between
  /// arrays of unequal lengths, an element that only one of them has moves from or to zero. In an
  /// array that grows the new elements grow from zero; an array that shrinks loses its last
  /// elements at once.
  public var animatableData: [Element.AnimatableData] {
    get { map(\.animatableData) }
    set {
      for (index, data) in zip(indices, newValue) { self[index].animatableData = data }
    }
  }
}
