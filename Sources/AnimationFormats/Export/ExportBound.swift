/// The bounds on a channel's error and work.
struct ExportBound {
  /// The greatest total error of each component, in its unit.
  let tolerances: [Double]
  /// The tolerances of each number left for the lines or curves between keyframes: at least half of
  /// the totals.
  let ofKeyframes: [Double]
  /// The number of decimals kept.
  let decimals: Int
  /// The greatest number of values of the channel to be computed.
  let mostValues: Int

  /// The fraction of a tolerance that rounding numbers and times may take.
  static let roundingShare = 0.1

  /// The magnitude beyond which numbers are not exported.
  static let vast = 1e100

  /// - Parameter colorRounding: The part of the tolerances taken by rounding colours. Rounding
  ///   numbers has its own share.
  init(_ tolerances: ChannelTolerances, colorRounding: Double, decimals: Int, mostValues: Int) {
    self.tolerances = tolerances.components
    (self.decimals, self.mostValues) = (decimals, mostValues)
    ofKeyframes = tolerances.numbers.map {
      max($0 - max($0 * Self.roundingShare, colorRounding), $0 / 2)
    }
  }
}
