/// How near an exported channel keeps to its motion.
struct ExportBound {
  /// The greatest distance in all, in the unit of the channel.
  let tolerance: Double
  /// The share of it that rounding may take.
  let rounding: Double
  /// How many decimals numbers keep.
  let decimals: Int
  /// How many values of the channel may be looked at.
  let mostValues: Int

  /// What is left to what lies between keyframes.
  var ofKeyframes: Double { tolerance * (1 - rounding) }
}
