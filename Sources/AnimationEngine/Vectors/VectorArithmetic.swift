/// A value to add, subtract, scale and measure: the numbers that an animation interpolates.
///
/// Conforming types form a real vector space. `zero` is the true identity of `+`, also for types
/// whose length is known only at run time. NaN and infinities propagate by the rules of IEEE 754.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies every component by `factor`.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components; never negative.
  var magnitudeSquared: Double { get }

  /// The vector `amount` of the way from this one to `other`: `self + (other - self) * amount`. A
  /// type whose vectors have unequal lengths may decide otherwise, alone or in a group.
  ///
  /// 0 gives this vector exactly; amounts outside 0...1 extrapolate.
  func interpolated(towards other: Self, amount: Double) -> Self
}

extension VectorArithmetic {
  /// This vector with every component multiplied by `factor`.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  /// Moves this vector `amount` of the way to `other`; see ``interpolated(towards:amount:)``.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The length, the square root of `magnitudeSquared`; also where the square over- or underflows.
  @inlinable
  public var norm: Double {
    let squared = magnitudeSquared
    return squared > 0x1p-900 && squared < .infinity ? squared.squareRoot() : normByScaling
  }

  /// The velocity as the next motion takes it over: itself, or `zero` where it is infinite or NaN,
  /// as at the vertical end of a circular ease. Otherwise nothing after it would have a value.
  func takenOver(else zero: Self) -> Self { norm.isFinite ? self : zero }

  /// The inner product, as a quarter of `|a + b|² - |a - b|²`, since vectors offer only lengths.
  func dot(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - (self - other).magnitudeSquared) / 4
  }

  /// The length of a vector whose square overflows or vanishes.
  @usableFromInline
  var normByScaling: Double {
    let squared = magnitudeSquared
    let factor = squared < 1 ? 0x1p520 : 0x1p-520
    let length = scaled(by: factor).magnitudeSquared.squareRoot() / factor
    // A zero, an infinity and a NaN stay; floats cannot be scaled as far.
    return length > 0 && length.isFinite ? length : squared.squareRoot()
  }
}

extension Double: VectorArithmetic {
  @inlinable public mutating func scale(by factor: Double) { self *= factor }
  @inlinable public var magnitudeSquared: Double { self * self }
  @inlinable public var norm: Double { magnitude }
}

extension Float: VectorArithmetic {
  @inlinable public mutating func scale(by factor: Double) { self *= Float(factor) }
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
