// Where on its path an animator shows something.

extension AnimatorPath {
  /// The place at which `offset` is 0 or changes its sign; of several the one nearest to `start`, nil
  /// where there is none.
  ///
  /// The path is looked at in steps that no curve crosses twice and no spring swings back in; two places
  /// that lie within one step may be missed.
  ///
  /// - Parameter offset: How far a value lies from what is looked for, by its sign.
  /// - Complexity: O(segments + steps), 64 steps and up to 4,096 for springs that swing often.
  func place(nearestTo start: Double, offset: (Value) -> Double) -> Double? {
    let here = offset(value(at: start))
    if here == 0 { return start }
    func isReached(_ place: Double) -> Bool {
      offset(value(at: place)) * (here < 0 ? -1 : 1) <= 0
    }
    let step = searchStep
    var (low, high) = (start, start)
    while low > 0 || high < 1 {
      let (nextLow, nextHigh) = (max(low - step, 0), min(high + step, 1))
      let below =
        isReached(nextLow) ? Double.bisect(nextLow, low) { !isReached($0) }.last : nil
      let above =
        isReached(nextHigh) ? Double.bisect(high, nextHigh, until: isReached).first : nil
      if let below, let above { return start - below < above - start ? below : above }
      if let place = above ?? below { return place }
      (low, high) = (nextLow, nextHigh)
    }
    return nil
  }

  /// What a search takes at most, in units of work.
  package var searchCost: Int { 2000 + 20 * Int(saturating: 1 / searchStep) }

  /// A step that is short against what any segment does.
  private var searchStep: Double {
    max(segments.reduce(1.0 / 64) { min($0, $1.searchStep) }, 1.0 / 4096)
  }
}

extension AnimatorPath.Segment {
  /// The part of the path in which a spring turns an eighth of the way round.
  fileprivate var searchStep: Double {
    guard case .spring(let motion) = form, duration > 0 else { return 1 }
    let swing = motion.basis.rate > 0 ? Double.pi / motion.basis.rate : .infinity
    return (fractions.to - fractions.from).magnitude * min(swing / (4 * duration), 1)
  }
}
