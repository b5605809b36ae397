extension Double {
  /// The number without the rounding noise of sums: a number of seconds within a nanosecond of a whole
  /// number of microseconds is that. So 0.1 + 0.2 is 0.3.
  ///
  /// What is less than half a microsecond stays: nothing that takes time becomes a moment. NaN, infinities,
  /// and seconds so large that doubles do not tell their microseconds apart stay too.
  package var withoutSumNoise: Double {
    let microseconds = (self * 1e6).rounded()
    guard microseconds != 0, microseconds.magnitude < 0x1p53 else { return self }
    let plain = microseconds / 1e6
    return (plain - self).magnitude <= 1e-9 ? plain : self
  }
}
