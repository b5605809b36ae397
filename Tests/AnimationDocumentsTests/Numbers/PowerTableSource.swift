/// The powers of ten that ``PowersOfTen`` makes, by arithmetic of another kind.
enum PowerTableSource {
  static let range = -292...324

  /// The 128 leading bits of every power, cut off, in rising order.
  static func entries() -> [(high: UInt64, low: UInt64)] {
    negativePowers() + positivePowers()
  }

  private static func positivePowers() -> [(high: UInt64, low: UInt64)] {
    var power = ExactInteger.powerOfTwo(128)  // room for 128 bits of the small powers
    return (0...range.upperBound).map { _ in
      defer { power.multiply(by: 10) }
      return leadingBits(power)
    }
  }

  /// Cutting off after each division by ten is cutting off once after all of them.
  private static func negativePowers() -> [(high: UInt64, low: UInt64)] {
    var power = ExactInteger.powerOfTwo(1200)
    return (1 ... -range.lowerBound).map { _ in
      power.divide(by: 10)
      return leadingBits(power)
    }.reversed()
  }

  private static func leadingBits(_ number: ExactInteger) -> (high: UInt64, low: UInt64) {
    let bits = number.shiftedRight(number.bitCount - 128)
    return (bits.shiftedRight(64).lowWord, bits.lowWord)
  }
}
