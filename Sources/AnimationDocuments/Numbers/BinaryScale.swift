/// What the decimals of all doubles with one exponent have in common.
///
/// A table of 64 KiB, of which an answer touches a few hundred bytes: without it every number would compute
/// its power of ten again, a tenth of the work on its text.
struct BinaryScale: Sendable {
  /// One in the highest bit of a 64-bit significand, in units of `10^exponent`: 128 bits behind the point,
  /// cut off.
  let power: PowersOfTen.Power
  /// Half a step of the double in the same units, 59 bits behind the point, cut off.
  let half: UInt64
  /// The power of ten of a decimal's last digit.
  let exponent: Int

  /// The scale of each exponent as it stands in the bits of a double. That of subnormal numbers holds no
  /// number, so that the truncated arithmetic cannot decide.
  static let all: [BinaryScale] = (0..<2048).map(BinaryScale.init)

  private init(ofBits bits: Int) {
    let binary = bits - 1075
    exponent = PowersOfTen.floorLog10(ofPowerOfTwo: binary)
    let power = PowersOfTen[-exponent]
    // By so many places the product of significand and power of ten would have to be shifted to the left.
    let shift = binary + PowersOfTen.floorLog2(ofPowerOfTen: -exponent) + 1
    let isSubnormal = bits == 0
    self.power = isSubnormal ? .none : power.shiftedDown(by: 11 - shift)
    half = isSubnormal ? 0 : power.high >> (6 - shift)
  }
}
