/// A whole number of any size, at least 0; plain and slow, to check fast arithmetic with.
struct ExactInteger: Hashable, Comparable {
  /// The digits to base 2^32, lowest first, without zeros at the end.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)]
    trim()
  }

  /// `10^exponent`.
  static func powerOfTen(_ exponent: Int) -> ExactInteger {
    var power = ExactInteger(1)
    for _ in 0..<exponent { power.multiply(by: 10) }
    return power
  }

  /// `2^exponent`.
  static func powerOfTwo(_ exponent: Int) -> ExactInteger {
    var power = ExactInteger(1 << UInt64(exponent % 32))
    power.limbs.insert(contentsOf: repeatElement(0, count: exponent / 32), at: 0)
    return power
  }

  var isZero: Bool { limbs.isEmpty }
  var isOdd: Bool { !isZero && limbs[0] & 1 == 1 }
  var bitCount: Int { isZero ? 0 : limbs.count * 32 - limbs[limbs.count - 1].leadingZeroBitCount }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Divides by `divisor` and returns the remainder.
  @discardableResult
  mutating func divide(by divisor: UInt32) -> UInt32 {
    var rest: UInt64 = 0
    for index in limbs.indices.reversed() {
      rest = rest << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(rest / UInt64(divisor))
      rest %= UInt64(divisor)
    }
    trim()
    return UInt32(rest)
  }

  mutating func add(_ number: UInt32) {
    var index = 0
    var carry = number
    while carry > 0 {
      if index == limbs.count { limbs.append(0) }
      let (sum, overflows) = limbs[index].addingReportingOverflow(carry)
      limbs[index] = sum
      carry = overflows ? 1 : 0
      index += 1
    }
  }

  /// Whether the bit that stands for `2^place` is set.
  func hasBit(_ place: Int) -> Bool {
    place / 32 < limbs.count && limbs[place / 32] >> UInt32(place % 32) & 1 == 1
  }

  /// The whole part of this divided by `2^places`.
  func shiftedRight(_ places: Int) -> ExactInteger {
    var result = ExactInteger(0)
    let count = max(bitCount - places, 0)
    result.limbs = [UInt32](repeating: 0, count: (count + 31) / 32)
    for place in 0..<count where hasBit(place + places) {
      result.limbs[place / 32] |= 1 << UInt32(place % 32)
    }
    return result
  }

  /// Whether one of the lowest `places` bits is set.
  func hasBits(below places: Int) -> Bool { (0..<max(places, 0)).contains(where: hasBit) }

  /// The decimal digits.
  var text: String {
    var rest = self
    var digits: [Character] = []
    repeat { digits.append(Character(String(rest.divide(by: 10)))) } while !rest.isZero
    return String(digits.reversed())
  }

  /// The lowest 64 bits.
  var lowWord: UInt64 {
    UInt64(limbs.first ?? 0) | UInt64(limbs.count > 1 ? limbs[1] : 0) << 32
  }

  static func < (left: ExactInteger, right: ExactInteger) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    return left.limbs.reversed().lexicographicallyPrecedes(right.limbs.reversed())
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
