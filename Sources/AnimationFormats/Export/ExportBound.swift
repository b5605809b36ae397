/// How near an exported channel keeps to its motion.
struct ExportBound {
  /// The greatest distance in all, in the unit of the channel.
  let tolerance: Double
  /// What the rounding of colours takes of it; that of numbers has a share of its own.
  let rounding: Double
  /// How many decimals numbers keep.
  let decimals: Int
  /// How many values of the channel may be looked at.
  let mostValues: Int

  /// How much of the tolerance the rounding of numbers and times may take.
  static let roundingShare = 0.1

  /// What is left to what lies between keyframes: half of all, where rounding would leave less.
  var ofKeyframes: Double {
    max(tolerance - max(tolerance * Self.roundingShare, rounding), tolerance / 2)
  }
}
