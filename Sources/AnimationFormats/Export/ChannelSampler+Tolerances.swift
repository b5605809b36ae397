import AnimationEngine

extension ChannelSampler {
  /// The tolerances: what was asked for, or each component's own.
  func tolerances(_ asked: Double?) -> ChannelTolerances {
    let components =
      asked.map { [Double](repeating: $0, count: self.components(at: 0).count) } ?? ownTolerances
    if transform == nil { return ChannelTolerances(components) }
    return ChannelTolerances(components, slopes: survey.slopes)
  }

  /// The default tolerance of each component: a thousandth of its range. Where colours are written as
  /// bytes, it is no less than these can express. One that does not move gets the largest.
  private var ownTolerances: [Double] {
    let ranges = survey.ranges.map { range in
      let (low, high) = range ?? (0, 0)
      return (range: high - low, size: max(low.magnitude, high.magnitude))
    }
    let largest = ranges.map(\.range).max() ?? 0
    return ranges.map { range, size in
      let moves = range > Self.stillness * max(largest, size)
      let span = moves ? range : largest
      return max(span > 0 ? span / 1000 : 0.001, 2 * rounding.ofColors)
    }
  }

  /// A range that is a smaller share of the channel's largest, or of the numbers themselves, is
  /// rounding.
  private static let stillness = 1e-9
}
