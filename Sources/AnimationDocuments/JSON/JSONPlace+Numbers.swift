extension JSONPlace {
  /// Reads a number with any number of digits.
  @inline(never)
  mutating func readDecimal() throws(JSONSyntaxError) -> Double {
    let start = position
    var decimal = Decimal()
    if byte == UInt8(ascii: "-") {
      decimal.isNegative = true
      position += 1
    }
    try readWhole(into: &decimal)
    if byte == UInt8(ascii: ".") {
      position += 1
      let first = position
      try readDigits("A digit follows the decimal point.", into: &decimal)
      decimal.exponent = first - position
    }
    if byte | 0x20 == UInt8(ascii: "e") { try readExponent(into: &decimal) }
    return decimal.value(of: bytes[start..<position])
  }

  private mutating func readWhole(into decimal: inout Decimal) throws(JSONSyntaxError) {
    let startsWithZero = byte == UInt8(ascii: "0")
    let start = position
    try readDigits("A digit belongs here.", into: &decimal)
    if startsWithZero && position > start + 1 {
      throw JSONSyntaxError(.syntax, at: start, "A number does not begin with a needless 0.")
    }
  }

  private mutating func readDigits(
    _ expectation: String, into decimal: inout Decimal
  ) throws(JSONSyntaxError) {
    let start = position
    position = decimal.append(digitsOf: bytes.span, from: start)
    if position == start { throw unexpected(.syntax, expectation) }
  }

  private mutating func readExponent(into decimal: inout Decimal) throws(JSONSyntaxError) {
    position += 1
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { position += 1 }
    var exponent = Decimal()
    try readDigits("A digit of the exponent belongs here.", into: &exponent)
    let magnitude = Int(Swift.min(exponent.isExact ? exponent.digits : .max, 1 << 40))
    decimal.exponent += isNegative ? -magnitude : magnitude
  }
}

/// A decimal number as written: ± digits · 10^exponent.
///
/// Goals in order: the nearest double, ties to even, always; no allocation for the numbers that
/// people and programs write. The usual cases are exact integer arithmetic and need no tables:
/// small digits and exponents are one rounded operation on two exact doubles, and up to 19 digits
/// with an exponent of up to ±19 are one quotient or product of integers, rounded once.
struct Decimal {
  /// Whether the number has a minus sign.
  var isNegative = false
  /// The digits as an integer; valid only while `isExact`.
  private(set) var digits: UInt64 = 0
  /// The power of ten of the last digit.
  var exponent = 0
  /// The number of digits, without leading zeros.
  private var count = 0

  /// Whether `digits` holds all digits; 19 always fit.
  var isExact: Bool { count <= 19 }

  /// Adds a digit at the end.
  mutating func append(_ digit: UInt8) {
    digits = digits &* 10 &+ UInt64(digit)
    if digits != 0 || count > 0 { count += 1 }
  }

  /// Adds the digits of a text from an index on, and returns the index after them.
  mutating func append(digitsOf text: Span<UInt8>, from start: Int) -> Int {
    var (decimal, index) = (self, start)
    while index < text.count {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      decimal.append(digit)
      index += 1
    }
    self = decimal
    return index
  }

  /// The nearest double; infinite if too large. `text` is the number as written.
  func value(of text: ArraySlice<UInt8>) -> Double {
    guard isExact else { return Self.slowValue(of: text) }
    guard digits != 0 else { return isNegative ? -0.0 : 0 }
    guard let magnitude = magnitude else { return Self.slowValue(of: text) }
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double? {
    if digits <= 1 << 53, (-22...22).contains(exponent) {
      // Both operands are exact, so the single operation rounds correctly (Clinger).
      let power = Self.powers[abs(exponent)]
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    guard (-19...19).contains(exponent) else { return nil }
    let power = UInt64(Self.powers[abs(exponent)])
    return exponent < 0 ? Self.quotient(digits, power) : Self.product(digits, power)
  }

  /// The powers of ten that are exact doubles; those up to 19 fit 64 bits as well.
  private static let powers: [Double] = (0...22).map { count in
    (0..<count).reduce(1.0) { power, _ in power * 10 }
  }

  /// The double nearest to `left * right`.
  private static func product(_ left: UInt64, _ right: UInt64) -> Double {
    let (high, low) = left.multipliedFullWidth(by: right)
    return rounded(high, low, remainder: false, exponent: 0)
  }

  /// The double nearest to `left / right`.
  private static func quotient(_ left: UInt64, _ right: UInt64) -> Double {
    // With its top bit set, the dividend gives a quotient of at least 64 bits: enough to round
    // from.
    let shift = left.leadingZeroBitCount
    let (high, rest) = (left << UInt64(shift)).quotientAndRemainder(dividingBy: right)
    let (low, remainder) = right.dividingFullWidth((rest, 0))
    return rounded(high, low, remainder: remainder != 0, exponent: -64 - shift)
  }

  /// (high · 2⁶⁴ + low + something below 1 if there is a `remainder`) · 2^exponent, rounded to
  /// 53 bits with ties to even. The result is a normal number for all the callers' arguments.
  private static func rounded(
    _ high: UInt64, _ low: UInt64, remainder: Bool, exponent: Int
  ) -> Double {
    let zeros = high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount
    let top = aligned(high, low, by: zeros)
    let rest = zeros >= 64 ? 0 : low << UInt64(zeros)
    // 53 of the 64 bits stay. A tie is broken by all that lies below them.
    let sticky: UInt64 = rest != 0 || remainder ? 1 : 0
    let cut = top & 0x7FF
    let half: UInt64 = 0x400
    var significand = top >> 11
    if cut > half || (cut == half && (sticky == 1 || significand & 1 == 1)) { significand += 1 }
    let scale = Double(bitPattern: UInt64(1023 + exponent + 64 - zeros + 11) << 52)
    return Double(significand) * scale
  }

  /// The 64 bits that begin with the first bit set.
  private static func aligned(_ high: UInt64, _ low: UInt64, by zeros: Int) -> UInt64 {
    if zeros >= 64 { return low << UInt64(zeros - 64) }
    return zeros == 0 ? high : high << UInt64(zeros) | low >> UInt64(64 - zeros)
  }

  /// The double nearest to a JSON number of any length, by the standard library.
  private static func slowValue(of text: ArraySlice<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }
}
