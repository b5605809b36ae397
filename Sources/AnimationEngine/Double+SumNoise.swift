extension Double {
  /// The number without the rounding noise of sums. A time within a nanosecond of a whole number of
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

  /// The time `delay` seconds later, without rounding errors: 0.1 s after 0.2 it is 0.3.
  package func later(by delay: Double) -> Double {
    delay == 0 ? self : (self + delay).withoutNoise(of: max(magnitude, delay.magnitude))
  }

  /// The time since `start`, without rounding errors: from 0.2 to 0.3 it is 0.1.
  package func elapsed(since start: Double) -> Double {
    start == 0 ? self : (self - start).withoutNoise(of: max(magnitude, start.magnitude))
  }

  /// The time since `start` at a time before `end`: without rounding errors, unless without them the
  /// end would be reached.
  package func elapsed(since start: Double, before end: Double) -> Double {
    let plain = elapsed(since: start)
    return plain < end - start ? plain : self - start
  }

  /// The share of `duration` that has passed since `start`, without rounding errors: 0.3 is three
  /// quarters of 0.4, though as doubles 0.3 / 0.4 is less.
  func share(of duration: Double, since start: Double = 0) -> Double {
    let time = elapsed(since: start)
    let share = time / duration
    let plain = share.withoutNoise(of: share)
    return (plain * duration).withoutNoise(of: time) == time ? plain : share
  }
}
