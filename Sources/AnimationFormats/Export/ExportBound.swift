/// The bounds on a channel's error and work.
struct ExportBound {
  /// The greatest total error, in the unit of the channel.
  let tolerance: Double
  /// The part of the tolerance taken by rounding colours. Rounding numbers has its own share.
  let rounding: Double
  /// The number of decimals kept.
  let decimals: Int
  /// The greatest number of values of the channel to be computed.
  let mostValues: Int

  /// The fraction of the tolerance that rounding numbers and times may take.
  static let roundingShare = 0.1

  /// The tolerance left for the lines or curves between keyframes: at least half of the total.
  var ofKeyframes: Double {
    max(tolerance - max(tolerance * Self.roundingShare, rounding), tolerance / 2)
  }
}
