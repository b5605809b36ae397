// The cycles of what repeats.

extension Double {
  /// A cycle of something that repeats.
  struct Cycle {
    /// The number of cycles before it.
    var index: Double
    /// The time from which its own time counts. A time that is less by rounding alone belongs to it
    /// too.
    var start: Double
    /// The first time that belongs to the next cycle.
    var end: Double
  }

  /// The cycle in which this time lies; cycles begin at exact multiples of the period.
  ///
  /// The product of doubles counts as such a multiple, and so does the decimal that it stands for:
  /// of cycles of 0.1 s the fourth begins at 0.3, though 3 · 0.1 is 0.30000000000000004.
  ///
  /// - Parameters:
  ///   - period: The length of a cycle in seconds, above 0.
  ///   - count: The number of cycles; the last one lasts until they end together, whatever rounding
  ///     says.
  func cycle(lasting period: Double, of count: Double = .infinity) -> Cycle {
    func multiple(_ index: Double) -> (earliest: Double, latest: Double) {
      let product = index * period
      let plain = product.withoutNoise(of: product)
      return (min(product, plain), max(product, plain))
    }
    let guess = (self / period).rounded(.down)
    let (start, end) = (multiple(guess), multiple(guess + 1))
    let step = end.earliest <= self ? 1.0 : start.earliest > self ? -1 : 0
    let index = max(min(guess + step, count - 1), 0)
    if index == guess { return Cycle(index: index, start: start.latest, end: end.earliest) }
    return Cycle(index: index, start: multiple(index).latest, end: multiple(index + 1).earliest)
  }

  /// The number of cycles that have passed at this time, with the part of the present one. Infinite
  /// where cycles take no time, and at an infinite time.
  func cyclesPassed(lasting period: Double) -> Double {
    guard period > 0, isFinite else { return .infinity }
    // Well within the first cycle no rounding reaches another one.
    if self >= 0, self < 0.999 * period { return share(of: period) }
    let cycle = cycle(lasting: period)
    let share = share(of: period, since: cycle.start)
    // What removes rounding errors does not reach the end of a cycle.
    return cycle.index + (share < 1 ? max(share, 0) : (self - cycle.start) / period)
  }
}
