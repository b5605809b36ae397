// The functions exp, expm1, sin and cos of four numbers at once. They use only operations that
// every processor has for vectors: no table, no fused multiplication, no branch for single numbers.
// The goals, in order of priority:
//
// 1. Every result is within 1 unit in the last place of the exact one (2 are required). It is the
//    sum of a large term and a small one, whose rounding is at most half a unit. For the sine the
//    small term is below an eighth of the result, so that its three roundings come to less than
//    3/8; for the cosine it is below 1/40. For `exp` the small term is below 0.42 and is itself
//    such a sum, with an error of less than 0.44 units of a result below 1.
// 2. The argument is reduced without loss. In `exp`, k ln 2 is subtracted in two parts, of which
//    the first has 41 bits: its product with k, of 11 bits, is exact, and so is the difference. For
//    sine and cosine, n π/2 is subtracted in three parts, of 38, 38 and 53 bits: with n below 2^15
//    the first two products are exact, and so is the first difference. The rounding error of the
//    second difference is kept. No double is nearer to a multiple of π/2 than 2^-60 (by the
//    continued fractions of 2^e 2/π), and what is left out is below 2^-112.
// 3. Few operations. The polynomials are the shortest with an error below 2^-57 (found by least
//    squares in 50 digits, one coefficient rounded after the other).
//
// Callers must keep to the given ranges; outside of them they use the closed form of single
// numbers.

extension Quartet {
  /// The bit patterns of the numbers.
  @inline(__always)
  fileprivate var bits: SIMD4<UInt64> {
    var bits = SIMD4<UInt64>()
    for index in 0..<4 { bits[index] = self[index].bitPattern }
    return bits
  }

  @inline(__always)
  fileprivate init(bits: SIMD4<UInt64>) {
    self = .zero
    for index in 0..<4 { self[index] = Double(bitPattern: bits[index]) }
  }

  /// A step of Horner's rule: the sum multiplied by a factor, plus a coefficient.
  @inline(__always)
  fileprivate func times(_ z: Quartet, plus constant: Double) -> Quartet { self * z + constant }

  /// A constant whose sum with a small number has the nearest integer in its last bits.
  fileprivate static let whole = 0x1.8p52
}

/// A power of e for four numbers, as `2^k * (1 + excess)`, where `excess` is e to the power of the
/// reduced argument, minus 1.
struct QuartetPower {
  /// The factor 2^k of each number.
  private let scale: Quartet
  private let excess: Quartet

  /// The range of arguments: powers within it are finite and normal numbers.
  static let range = -708.0...708.0

  /// Creates e to the power of `exponent`.
  @inline(__always)
  init(_ exponent: Quartet) {
    let shifted = exponent * 0x1.71547652b82fep+0 + Quartet.whole
    let k = shifted - Quartet.whole
    let first = exponent - k * 0x1.62e42fefa3000p-1
    let second = k * 0x1.3de6af278ece6p-42
    let r = first - second
    scale = Quartet(bits: (shifted.bits &<< 52) &+ (1023 << 52))
    excess = r + (r * r * Self.rest(r) + ((first - r) - second))
  }

  /// The polynomial (e^r - 1 - r) / r², for magnitudes of r up to ln 2 / 2.
  @inline(__always)
  private static func rest(_ r: Quartet) -> Quartet {
    let z = r * r
    let even = Quartet(repeating: 0x1.1f78e7c32e010p-29)
      .times(z, plus: 0x1.27e4d81523f67p-22).times(z, plus: 0x1.a01a01a81968ep-16)
      .times(z, plus: 0x1.6c16c16c15ff9p-10).times(z, plus: 0x1.5555555555556p-5)
      .times(z, plus: 0.5)
    let odd = Quartet(repeating: 0x1.af3e71e87b317p-26)
      .times(z, plus: 0x1.71de0b4758853p-19).times(z, plus: 0x1.a01a01a838e5ap-13)
      .times(z, plus: 0x1.1111111110a4dp-7).times(z, plus: 0x1.5555555555555p-3)
    return even + r * odd
  }

  /// The power of e.
  @inline(__always)
  var value: Quartet { (1 + excess) * scale }

  /// The power minus 1, with all its digits where it is small.
  @inline(__always)
  var minusOne: Quartet { (excess + (1 - 1 / scale)) * scale }
}

/// Sine and cosine of four numbers.
struct QuartetTurn {
  let sine: Quartet
  let cosine: Quartet

  /// The range of angles: fewer than 2^15 quarters of a turn.
  static let range = -51_000.0...51_000.0

  @inline(__always)
  init(_ angle: Quartet) {
    let shifted = angle * 0x1.45f306dc9c883p-1 + Quartet.whole
    let n = shifted - Quartet.whole
    let first = angle - n * 0x1.921fb54440000p+0
    let second = n * 0x1.68c234c4c0000p-39
    let r = first - second
    let rest = ((first - r) - second) - n * 0x1.98a2e03707345p-77
    let (sine, cosine) = Self.reduced(r, rest)
    let quarters = shifted.bits
    let isOdd = 0 &- (quarters & 1)
    let (sineBits, cosineBits) = (sine.bits, cosine.bits)
    let exchanged = (sineBits ^ cosineBits) & isOdd
    self.sine = Quartet(bits: (sineBits ^ exchanged) ^ ((quarters & 2) &<< 62))
    self.cosine = Quartet(bits: (cosineBits ^ exchanged) ^ (((quarters &+ 1) & 2) &<< 62))
  }

  /// Sine and cosine of `r + rest`, |r| up to π/4, where `rest` is the rounding error of r.
  @inline(__always)
  private static func reduced(_ r: Quartet, _ rest: Quartet) -> (sine: Quartet, cosine: Quartet) {
    let z = r * r
    let odd = Quartet(repeating: 0x1.5dc2bb30cc6acp-33)
      .times(z, plus: -0x1.ae5f1e4a656acp-26).times(z, plus: 0x1.71de36842b78cp-19)
      .times(z, plus: -0x1.a01a019d7e0e3p-13).times(z, plus: 0x1.1111111110689p-7)
      .times(z, plus: -0x1.5555555555555p-3)
    let even = Quartet(repeating: -0x1.90314e7959a27p-37)
      .times(z, plus: 0x1.1eeaeaed2df16p-29).times(z, plus: -0x1.27e4f98391884p-22)
      .times(z, plus: 0x1.a01a019ebcd84p-16).times(z, plus: -0x1.6c16c16c1663ep-10)
      .times(z, plus: 0x1.5555555555555p-5)
    let half = 0.5 * z
    let most = 1 - half
    // The last term restores what 1 - z/2 has lost by rounding.
    let cosine = most + (((1 - most) - half) + (z * z * even - r * rest))
    return (r + (r * z * odd + rest * most), cosine)
  }
}
