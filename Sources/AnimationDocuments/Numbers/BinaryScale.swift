/// The constants for converting doubles with one binary exponent to decimal.
///
/// The table takes 64 KiB, of which an answer touches a few hundred bytes. Without it the power
/// of ten would be computed for every number, a tenth of the work on its text.
struct BinaryScale: Sendable {
  /// The value of the highest bit of a 64-bit significand, in units of `10^exponent`: a
  /// fixed-point number with 128 binary places, truncated.
  let power: PowersOfTen.Power
  /// Half the distance to the next double in the same units, with 59 binary places, truncated.
  let half: UInt64
  /// The power of ten of a decimal's last digit.
  let exponent: Int

  /// The scale of each exponent, by its bits in a double. That of subnormal numbers is empty, so
  /// that the truncated arithmetic never decides for them.
  static let all: [BinaryScale] = (0..<2048).map(BinaryScale.init)

  private init(ofBits bits: Int) {
    let binary = bits - 1075
    exponent = PowersOfTen.floorLog10(ofPowerOfTwo: binary)
    let power = PowersOfTen[-exponent]
    // The product of significand and power of ten would have to be shifted left by this many
    // places.
    let shift = binary + PowersOfTen.floorLog2(ofPowerOfTen: -exponent) + 1
    let isSubnormal = bits == 0
    self.power = isSubnormal ? .none : power.shiftedDown(by: 11 - shift)
    half = isSubnormal ? 0 : power.high >> (6 - shift)
  }
}
