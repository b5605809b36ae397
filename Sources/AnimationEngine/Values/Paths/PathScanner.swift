/// A scanner of the tokens of path data, which reads each UTF-8 byte once from front to back.
struct PathScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips the next byte.
  mutating func skip() { position += 1 }

  /// Skips spaces and line breaks.
  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Skips a separator between two arguments.
  ///
  /// - Returns: Whether it contains a comma.
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    position += 1
    skipSpace()
    return true
  }

  /// Whether the next byte can begin a number.
  var isAtNumber: Bool {
    guard let byte = next else { return false }
    return Self.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "+")
  }

  /// Reads a flag; nil if neither `0` nor `1` is next.
  mutating func flag() -> Double? {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    return Double(byte - UInt8(ascii: "0"))
  }

  /// Reads a number; nil, with nothing read, if none is next. A number beyond the range of doubles
  /// is infinite.
  mutating func number() -> Double? {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    var decimal = Decimal()
    let whole = digits(into: &decimal)
    var fraction = 0
    if next == UInt8(ascii: ".") {
      position += 1
      fraction = digits(into: &decimal)
    }
    guard whole + fraction > 0 else {
      position = start
      return nil
    }
    let exponent = exponent()
    if let value = decimal.value(exponent: exponent, fraction: fraction) {
      return isNegative ? -value : value
    }
    return slowNumber(from: start)
  }

  /// The significant digits of a number as an integer, as long as they fit into 64 bits.
  private struct Decimal {
    var digits: UInt64 = 0
    var isExact = true

    mutating func append(_ digit: UInt8) {
      // A number below 10^18 with one more digit still fits into 64 bits.
      if digits < 1_000_000_000_000_000_000 {
        digits = digits * 10 + UInt64(digit)
      } else {
        isExact = false
      }
    }

    /// The number, if it can be computed with one rounding (Clinger 1990): from digits below 2^53
    /// and a power of ten that is exact as a double.
    func value(exponent: Int, fraction: Int) -> Double? {
      let power = exponent - fraction
      guard isExact, digits <= 1 << 53, -22...22 ~= power else { return nil }
      let scale = Self.powers[abs(power)]
      return power < 0 ? Double(digits) / scale : Double(digits) * scale
    }

    private static let powers: [Double] = [
      1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
      1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
  }

  /// Reads digits.
  ///
  /// - Returns: The number of digits.
  private mutating func digits(into decimal: inout Decimal) -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) {
      decimal.append(byte - UInt8(ascii: "0"))
      position += 1
    }
    return position - start
  }

  /// Reads an exponent, if there is a complete one; otherwise 0. Large ones are limited.
  private mutating func exponent() -> Int {
    let start = position
    guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return 0 }
    position += 1
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    var size = 0
    let first = position
    while let byte = next, Self.isDigit(byte) {
      size = min(size * 10 + Int(byte - UInt8(ascii: "0")), 100_000_000)
      position += 1
    }
    if position == first { position = start }
    return isNegative ? -size : size
  }

  /// The number from `start` on, parsed by the standard library, which rounds any digits correctly.
  private func slowNumber(from start: Int) -> Double? {
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    // The standard library requires a digit after the point.
    if let point = text.firstIndex(of: ".") {
      let behind = text.index(after: point)
      if behind == text.endIndex || !text[behind].isNumber { text.insert("0", at: behind) }
    }
    return Double(text)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
