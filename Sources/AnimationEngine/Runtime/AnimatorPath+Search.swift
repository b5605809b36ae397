// The search for the fraction of an animator's path at which a given value is displayed.

extension AnimatorPath {
  /// The fraction at which `offset` is 0 or changes its sign. Of several it is the one nearest to
  /// `start`; nil where there is none.
  ///
  /// The path is examined in steps so short that within one step no curve crosses zero twice, and
  /// no spring turns round. Of two zeros within one step both may be missed.
  ///
  /// - Parameter offset: The signed distance of a value from the value that is searched for.
  /// - Complexity: O(segments + steps), 64 steps and up to 4,096 for springs that oscillate often.
  func place(nearestTo start: Double, offset: (Value) -> Double) -> Double? {
    let here = offset(value(at: start))
    if here == 0 { return start }
    func isReached(_ place: Double) -> Bool { offset(value(at: place)) * (here < 0 ? -1 : 1) <= 0 }
    let step = searchStep
    var (low, high) = (start, start)
    while low > 0 || high < 1 {
      let (nextLow, nextHigh) = (max(low - step, 0), min(high + step, 1))
      let below =
        isReached(nextLow)
        ? atEnd(Double.bisect(nextLow, low) { !isReached($0) }.last, nextLow, offset) : nil
      let above =
        isReached(nextHigh)
        ? atEnd(Double.bisect(high, nextHigh, until: isReached).first, nextHigh, offset) : nil
      if let below, let above { return start - below < above - start ? below : above }
      if let place = above ?? below { return place }
      (low, high) = (nextLow, nextHigh)
    }
    return nil
  }

  /// The end of the path if a place differs from it by rounding alone, otherwise the place. A curve
  /// may be so flat there that it shows the same value from the place to the end.
  private func atEnd(_ place: Double, _ end: Double, _ offset: (Value) -> Double) -> Double {
    guard end == 0 || end == 1, (place - end).magnitude < Self.flat else { return place }
    let isSame = [(place + end) / 2, end].allSatisfy { offset(value(at: $0)).magnitude < 1e-15 }
    return isSame ? end : place
  }

  /// The greatest share of a path that rounding may make flat: a quintic ease's start takes 6e-4.
  private static var flat: Double { 1e-3 }

  /// The maximum cost of a search, in work units.
  package var searchCost: Int { 2000 + 20 * Int(saturating: 1 / searchStep) }

  /// The step of the search in fractions, which is short compared with any segment's motion.
  private var searchStep: Double {
    max(segments.reduce(1.0 / 64) { min($0, $1.searchStep) }, 1.0 / 4096)
  }
}

extension AnimatorPath.Segment {
  /// The fraction of the path in which an underdamped spring makes an eighth of an oscillation.
  fileprivate var searchStep: Double {
    guard case .spring(let motion) = form, duration > 0 else { return 1 }
    let swing = motion.basis.rate > 0 ? Double.pi / motion.basis.rate : .infinity
    return (fractions.to - fractions.from).magnitude * min(swing / (4 * duration), 1)
  }
}
