/// Makes the entries of the table of powers of ten, by exact arithmetic.
enum PowerTableSource {
  static let range = -292...324

  /// The 128 leading bits of every power, cut off, in rising order.
  static func entries() -> [(high: UInt64, low: UInt64)] {
    negativePowers() + positivePowers()
  }

  /// The lines of the table as they stand in the source.
  static func lines() -> [String] {
    let texts = entries().map { "\(hex($0.high)), \(hex($0.low))," }
    return stride(from: 0, to: texts.count, by: 2).map { index in
      "    " + texts[index..<min(index + 2, texts.count)].joined(separator: " ")
    }
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

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    let groups = stride(from: 0, to: 16, by: 4).map { padded.dropFirst($0).prefix(4) }
    return "0x" + groups.joined(separator: "_")
  }
}
