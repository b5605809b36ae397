import Testing

@testable import AnimationDocuments

@Suite struct PowersOfTenTests {
  @Test func everyEntryHasTheLeadingBitsOfItsPower() {
    #expect(PowersOfTen.range == PowerTableSource.range)
    for (k, entry) in zip(PowerTableSource.range, PowerTableSource.entries()) {
      let power = PowersOfTen[k]
      #expect(power == .init(high: entry.high, low: entry.low), "10^\(k)")
    }
  }

  @Test func theLogarithmOfAPowerOfTwoIsItsNumberOfDigits() {
    var power = ExactInteger(1)
    for q in 0...1074 {
      #expect(PowersOfTen.floorLog10(ofPowerOfTwo: q) == power.text.count - 1, "2^\(q)")
      // 2^-q lies between powers of ten unless it is 1, so the floor is one lower.
      if q > 0 { #expect(PowersOfTen.floorLog10(ofPowerOfTwo: -q) == -power.text.count, "2^-\(q)") }
      power.multiply(by: 2)
    }
  }

  @Test func theLogarithmOfThreeQuartersOfAPowerOfTwoIsRight() {
    var threefold = ExactInteger(3)  // 3/4 * 2^q = 3 * 2^(q - 2)
    for q in 2...1074 {
      let digits = threefold.text.count
      #expect(PowersOfTen.floorLog10(ofThreeQuartersOfPowerOfTwo: q) == digits - 1, "2^\(q)")
      threefold.multiply(by: 2)
    }
    for q in 1...1074 {  // 3 / 2^(q + 2) is at least 10^-k when 3 * 10^k is at least 2^(q + 2)
      let k = -PowersOfTen.floorLog10(ofThreeQuartersOfPowerOfTwo: -q)
      #expect(!isBelow(threeTimesTenTo: k, twoTo: q + 2), "2^-\(q)")
      #expect(isBelow(threeTimesTenTo: k - 1, twoTo: q + 2), "2^-\(q)")
    }
  }

  @Test func theBinaryLogarithmOfAPowerOfTenIsItsNumberOfBits() {
    var power = ExactInteger(1)
    for k in 0...324 {
      #expect(PowersOfTen.floorLog2(ofPowerOfTen: k) == power.bitCount - 1, "10^\(k)")
      if k > 0 { #expect(PowersOfTen.floorLog2(ofPowerOfTen: -k) == -power.bitCount, "10^-\(k)") }
      power.multiply(by: 10)
    }
  }

  private func isBelow(threeTimesTenTo k: Int, twoTo q: Int) -> Bool {
    var number = ExactInteger.powerOfTen(k)
    number.multiply(by: 3)
    return number < ExactInteger.powerOfTwo(q)
  }
}
