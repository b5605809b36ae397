/// A decimal number as written: ± digits · 10^exponent.
///
/// Goals in order: the nearest double, ties to even, always; no allocation for the numbers that
/// people and programs write. The usual cases are exact integer arithmetic and need no tables.
/// Small digits and exponents are one rounded operation on two exact doubles. Up to 19 digits with
/// an exponent of up to ±19 are one quotient or product of integers, rounded once.
package struct WrittenDecimal {
  /// Whether the number has a minus sign.
  package var isNegative = false
  /// The digits as an integer; valid only while `isExact`.
  package var digits: UInt64 = 0
  /// The power of ten of the last digit.
  package var exponent = 0
  /// The number of digits, without leading zeros.
  package var count = 0

  @inlinable
  package init() {}

  /// Whether `digits` holds all digits; 19 always fit.
  @inlinable
  package var isExact: Bool { count <= 19 }

  /// Adds a digit at the end.
  @inlinable
  package mutating func append(_ digit: UInt8) {
    digits = digits &* 10 &+ UInt64(digit)
    if digits != 0 || count > 0 { count += 1 }
  }

  /// Adds the digits of a text from an index on, and returns the index after them.
  @inlinable
  package mutating func append(digitsOf text: Span<UInt8>, from start: Int) -> Int {
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
  @inlinable
  package func value(of text: ArraySlice<UInt8>) -> Double {
    guard isExact else { return Self.slowValue(of: text) }
    guard digits != 0 else { return isNegative ? -0.0 : 0 }
    guard let magnitude = magnitude else { return Self.slowValue(of: text) }
    return isNegative ? -magnitude : magnitude
  }

  @usableFromInline var magnitude: Double? {
    if digits <= 1 << 53, (-22...22).contains(exponent) {
      // Both operands are exact, so the single operation rounds correctly (Clinger).
      let power = Self.powers[abs(exponent)]
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    guard (-19...19).contains(exponent) else { return nil }
    let power = Self.wholePowers[abs(exponent)]
    return exponent < 0 ? Self.quotient(digits, power) : Self.product(digits, power)
  }

  /// The powers of ten that are exact doubles.
  private static let powers: [Double] = (0...22).map { count in
    (0..<count).reduce(1) { power, _ in power * 10 }
  }

  /// The powers of ten that fit 64 bits.
  private static let wholePowers: [UInt64] = (0...19).map { count in
    (0..<count).reduce(1) { power, _ in power * 10 }
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

  /// The double nearest to a number of any length, by the standard library. That requires a digit after the
  /// point, which path data may leave out.
  @usableFromInline static func slowValue(of text: ArraySlice<UInt8>) -> Double {
    var text = String(decoding: text, as: UTF8.self)
    if let point = text.firstIndex(of: ".") {
      let behind = text.index(after: point)
      if behind == text.endIndex || !text[behind].isNumber { text.insert("0", at: behind) }
    }
    return Double(text) ?? .infinity
  }
}

// MARK: - Numbers inside other texts

extension WrittenDecimal {
  /// A number at the beginning of a text.
  package struct Prefix {
    /// The number; infinite if it is too large for a double.
    package let value: Double
    /// The index after it.
    package let end: Int
    /// Whether it is written without a point and without an exponent.
    package let isInteger: Bool
  }

  /// The number at the beginning of a text in CSS's notation (a sign, digits, a fraction, an
  /// exponent). Nil if there is none. With `takesBarePoint` a point may follow the digits alone.
  package static func prefix(of text: ArraySlice<UInt8>, takesBarePoint: Bool = false) -> Prefix? {
    let bytes = text.span
    var decimal = WrittenDecimal()
    decimal.isNegative = bytes.byte(at: 0) == UInt8(ascii: "-")
    let first = bytes.hasSign(at: 0) ? 1 : 0
    let point = decimal.append(digitsOf: bytes, from: first)
    var end = point
    if bytes.byte(at: point) == UInt8(ascii: ".") {
      let fractionEnd = decimal.append(digitsOf: bytes, from: point + 1)
      if fractionEnd > point + 1 || takesBarePoint { end = fractionEnd }
    }
    decimal.exponent = min(point + 1 - end, 0)
    guard point - first - decimal.exponent > 0 else { return nil }
    let exponent = exponent(in: bytes, from: end)
    decimal.exponent += exponent?.value ?? 0
    let isInteger = end == point && exponent == nil
    end = text.startIndex + (exponent?.end ?? end)
    return Prefix(value: decimal.value(of: text[..<end]), end: end, isInteger: isInteger)
  }

  /// The number that the whole text is; nil for any other text.
  package static func number(_ text: ArraySlice<UInt8>) -> Double? {
    prefix(of: text).flatMap { $0.end == text.endIndex ? $0.value : nil }
  }

  /// The exponent at `start`, and the index after it; nil if there is none.
  private static func exponent(in bytes: Span<UInt8>, from start: Int) -> (value: Int, end: Int)? {
    guard bytes.byte(at: start) | 0x20 == UInt8(ascii: "e") else { return nil }
    let first = start + (bytes.hasSign(at: start + 1) ? 2 : 1)
    var decimal = WrittenDecimal()
    let end = decimal.append(digitsOf: bytes, from: first)
    guard end > first else { return nil }
    let isNegative = bytes.byte(at: start + 1) == UInt8(ascii: "-")
    return (isNegative ? -decimal.magnitudeOfExponent : decimal.magnitudeOfExponent, end)
  }

  /// The digits as an exponent's magnitude, at most 2^40: beyond it numbers are 0 or infinite.
  package var magnitudeOfExponent: Int { Int(min(isExact ? digits : .max, 1 << 40)) }
}

extension Span<UInt8> {
  /// The byte at an index; 0 after the end.
  fileprivate func byte(at index: Int) -> UInt8 { index < count ? self[index] : 0 }

  fileprivate func hasSign(at index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: "-") || byte(at: index) == UInt8(ascii: "+")
  }
}
