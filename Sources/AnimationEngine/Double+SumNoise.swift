extension Double {
  /// The number without the rounding noise of sums: a time within a nanosecond of a whole number of
  /// microseconds is rounded to it, so 0.1 + 0.2 becomes 0.3.
  ///
  /// Values below half a microsecond are kept, so that no duration becomes 0. NaN, infinities, and
  /// times so large that doubles cannot represent microseconds are kept too.
  package var withoutSumNoise: Double {
    let microseconds = (self * 1e6).rounded()
    guard microseconds != 0, microseconds.magnitude < 0x1p53 else { return self }
    let plain = microseconds / 1e6
    return (plain - self).magnitude <= 1e-9 ? plain : self
  }

  /// The number of microseconds, if this is the double closest to a whole number of them; otherwise
  /// nil, and where doubles do not tell microseconds apart.
  package var microseconds: Double? {
    let count = (self * 1e6).rounded()
    return count.magnitude < 0x1p53 && count / 1e6 == self ? count : nil
  }

  /// The time without rounding errors of a sum or a product: one within two units in the last
  /// place of `size` of a whole number of microseconds is that number.
  package func withoutNoise(of size: Double) -> Double {
    let plain = withoutSumNoise
    return (plain - self).magnitude <= 2 * size.ulp ? plain : self
  }
}
