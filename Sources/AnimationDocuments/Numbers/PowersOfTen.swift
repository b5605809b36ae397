/// The powers of ten from 10^-292 to 10^324, to 128 bits, and the two logarithms that go with them.
///
/// The tests compare every power with other exact arithmetic.
enum PowersOfTen {
  /// The exponents of the powers in the table.
  static let range = -292...324

  /// The 128 leading bits of a power of ten, truncated: `10^k` is at least `high:low` times a
  /// power of two, and less than `high:low + 1` times that power.
  struct Power: Hashable, Sendable {
    /// The upper 64 bits; the highest is 1.
    var high: UInt64
    /// The lower 64 of the 128 bits.
    var low: UInt64
  }

  /// The leading bits of `10^k`; `k` lies in ``range``.
  @inline(__always)
  static subscript(k: Int) -> Power { all[k &- range.lowerBound] }

  /// `floor(log10(2^q))`, right for |q| up to 1650.
  @inline(__always)
  static func floorLog10(ofPowerOfTwo q: Int) -> Int { (q &* 315_653) >> 20 }

  /// `floor(log10(3/4 * 2^q))`, right for |q| up to 1500.
  @inline(__always)
  static func floorLog10(ofThreeQuartersOfPowerOfTwo q: Int) -> Int {
    (q &* 315_653 &- 131_008) >> 20
  }

  /// `floor(log2(10^k))`, right for |k| up to 1233.
  @inline(__always)
  static func floorLog2(ofPowerOfTen k: Int) -> Int { (k &* 1_741_647) >> 19 }
}

extension PowersOfTen.Power {
  /// `factor` times this power, divided by 2^128: the integer part and 64 bits of the fraction.
  @inline(__always)
  func product(with factor: UInt64) -> (whole: UInt64, fraction: UInt64) {
    let upper = factor.multipliedFullWidth(by: high)
    let lower = factor.multipliedFullWidth(by: low)
    let (fraction, carries) = upper.low.addingReportingOverflow(lower.high)
    return (upper.high &+ (carries ? 1 : 0), fraction)
  }

  /// A power of zero, as a placeholder.
  static let none = Self(high: 0, low: 0)

  /// The power without its lowest `places` bits, 1 to 63.
  func shiftedDown(by places: Int) -> Self {
    Self(high: high >> places, low: low >> places | high << (64 - places))
  }

  /// The power plus one in the last place: an upper bound for the truncated power.
  var next: Self {
    let (low, carries) = low.addingReportingOverflow(1)
    return Self(high: high &+ (carries ? 1 : 0), low: low)
  }

  /// The integer part of ``product(with:)``, with its last bit set if there is a fraction.
  ///
  /// The fraction that comes from the upper bound's last place alone is ignored.
  func roundedToOdd(_ factor: UInt64) -> UInt64 {
    let (whole, fraction) = product(with: factor)
    return whole | (fraction > 1 ? 1 : 0)
  }
}

// MARK: - Making them

extension PowersOfTen {
  /// The powers in rising order, made once from those of five, which have the same leading bits.
  ///
  /// A quotient of 2^831 that is cut off after each division is as if cut off once after all of them, and
  /// the last still has more than 128 bits.
  private static let all: [Power] = {
    var quotient = [UInt64](repeating: 0, count: 12) + [1 << 63]
    let below = (1 ... -range.lowerBound).map { _ in
      divideByFive(&quotient)
      return Power(leading: quotient)
    }
    var product = [1] + [UInt64](repeating: 0, count: 12)
    let above = (0...range.upperBound).map { _ in
      defer { multiplyByFive(&product) }
      return Power(leading: product)
    }
    return below.reversed() + above
  }()

  /// Divides an integer, given by its words, the lowest first.
  private static func divideByFive(_ words: inout [UInt64]) {
    var rest: UInt64 = 0
    for index in words.indices.reversed() {
      (words[index], rest) = (5 as UInt64).dividingFullWidth((rest, words[index]))
    }
  }

  private static func multiplyByFive(_ words: inout [UInt64]) {
    var carry: UInt64 = 0
    for index in words.indices {
      let product = UInt128(words[index]) * 5 + UInt128(carry)
      words[index] = UInt64(truncatingIfNeeded: product)
      carry = UInt64(truncatingIfNeeded: product >> 64)
    }
  }
}

extension PowersOfTen.Power {
  /// The leading bits of an integer above 0, given by its words, the lowest first.
  fileprivate init(leading words: [UInt64]) {
    let top = (words.lastIndex { $0 != 0 } ?? 0) + 1
    let (first, second, third) = (
      words[top - 1], top > 1 ? words[top - 2] : 0, top > 2 ? words[top - 3] : 0
    )
    let places = first.leadingZeroBitCount
    high = first << places | second >> (64 - places)
    low = second << places | third >> (64 - places)
  }
}
