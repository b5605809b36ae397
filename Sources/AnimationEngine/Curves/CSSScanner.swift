/// Reads the tokens of a CSS value: white space with comments, words, numbers, percentages and
/// `calc()` of constants.
struct CSSScanner {
  private let bytes: [UInt8]
  /// The place of the next byte.
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// A number or a percentage, and how it was written.
  struct Quantity {
    enum Unit { case number, percentage }
    var value: Double
    var unit: Unit
    /// Whether it is a whole number by its form: no point, no exponent.
    var isInteger = false
    /// Whether `calc()` made it.
    var isCalculated = false
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  func failure(_ message: String, at place: Int? = nil) -> CSSEasingError {
    CSSEasingError(message, at: place ?? offset)
  }

  // MARK: Punctuation

  /// Whether nothing is left.
  var isAtEnd: Bool { offset == bytes.count }

  /// Skips white space and comments; whether there was any. An open comment runs to the end.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while let byte = next {
      if [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) {
        offset += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        break
      }
    }
    return offset > start
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count {
      if next == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
  }

  /// Takes `character` if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  /// A word of letters, digits and hyphens in lower case; empty if none is next.
  mutating func takeWord() -> String {
    let start = offset
    while let byte = next, Self.isWordByte(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Numbers

  /// A number, a percentage or `calc()`; nil if none of them is next.
  mutating func takeQuantity() throws(CSSEasingError) -> Quantity? {
    let start = offset
    if var literal = takeNumber() {
      guard literal.value.isFinite else { throw failure("This number is too large.", at: start) }
      if take("%") {
        literal.unit = .percentage
      } else if let byte = next, Self.isWordByte(byte) {
        throw failure("A number here has no unit.")
      }
      return literal
    }
    guard takeFunction("calc") else { return nil }
    var result = try takeSum(depth: 1)
    try expect(")")
    guard result.value.isFinite else {
      throw failure("This calc() has no finite value.", at: start)
    }
    (result.isCalculated, result.isInteger) = (true, false)
    return result
  }

  /// Takes `name(` if it is next, in any case.
  private mutating func takeFunction(_ name: String) -> Bool {
    let start = offset
    if takeWord() == name, take("(") { return true }
    offset = start
    return false
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(CSSEasingError) {
    skipSpace()
    if !take(character) { throw failure("Expected “\(character)”.") }
  }

  /// `[+-]? (digits | digits? . digits) ([eE] [+-]? digits)?`; nil if that is not next.
  private mutating func takeNumber() -> Quantity? {
    let start = offset
    if isNext("+") || isNext("-") { offset += 1 }
    var isInteger = true
    var digits = takeDigits()
    if isNext("."), let byte = peek(1), Self.isDigit(byte) {
      offset += 1
      digits += takeDigits()
      isInteger = false
    }
    guard digits > 0 else {
      offset = start
      return nil
    }
    if takeExponent() { isInteger = false }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    // Digits of any number convert; too many before the point give infinity.
    return Quantity(value: Double(text) ?? .nan, unit: .number, isInteger: isInteger)
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while let byte = next, Self.isDigit(byte) { offset += 1 }
    return offset - start
  }

  private mutating func takeExponent() -> Bool {
    guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return false }
    let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    guard let digit = peek(isSigned ? 2 : 1), Self.isDigit(digit) else { return false }
    offset += isSigned ? 2 : 1
    _ = takeDigits()
    return true
  }
}

// MARK: - calc()

extension CSSScanner {
  /// How deep parentheses may nest in `calc()`: what CSS asks of every reader.
  private static var maximumDepth: Int { 32 }

  /// Products with `+` and `-` between them, which need space on both sides.
  private mutating func takeSum(depth: Int) throws(CSSEasingError) -> Quantity {
    var sum = try takeProduct(depth: depth)
    while true {
      let place = offset
      let hasSpace = skipSpace()
      let sign = isNext("+") ? 1.0 : isNext("-") ? -1.0 : 0
      if sign == 0 {
        offset = place
        return sum
      }
      let operatorPlace = offset
      offset += 1
      guard hasSpace, skipSpace() else {
        throw failure("In calc() + and - need space on both sides.", at: operatorPlace)
      }
      let term = try takeProduct(depth: depth)
      guard term.unit == sum.unit else {
        throw failure("calc() cannot add a number and a percentage.", at: operatorPlace)
      }
      sum.value += sign * term.value
    }
  }

  /// Values with `*` and `/` between them.
  private mutating func takeProduct(depth: Int) throws(CSSEasingError) -> Quantity {
    skipSpace()
    var product = try takeValue(depth: depth)
    while true {
      let place = offset
      skipSpace()
      let operatorPlace = offset
      if take("*") {
        skipSpace()
        let factor = try takeValue(depth: depth)
        guard product.unit == .number || factor.unit == .number else {
          throw failure("calc() cannot multiply percentages.", at: operatorPlace)
        }
        if factor.unit == .percentage { product.unit = .percentage }
        product.value *= factor.value
      } else if take("/") {
        skipSpace()
        let divisor = try takeValue(depth: depth)
        guard divisor.unit == .number else {
          throw failure("calc() divides by numbers only.", at: operatorPlace)
        }
        product.value /= divisor.value
      } else {
        offset = place
        return product
      }
    }
  }

  /// A number, a percentage, a constant, or a sum in parentheses.
  private mutating func takeValue(depth: Int) throws(CSSEasingError) -> Quantity {
    let start = offset
    if var literal = takeNumber() {
      if take("%") { literal.unit = .percentage }
      return literal
    }
    if take("(") || takeFunction("calc") {
      guard depth < Self.maximumDepth else {
        throw failure("calc() is nested too deep: at most \(Self.maximumDepth).", at: start)
      }
      let sum = try takeSum(depth: depth + 1)
      try expect(")")
      return sum
    }
    if let constant = Self.constant(takeWord()) { return Quantity(value: constant, unit: .number) }
    throw failure("Expected a number in calc().", at: start)
  }

  private static func constant(_ name: String) -> Double? {
    switch name {
    case "pi": Double.pi
    case "e": 2.718281828459045
    case "infinity": .infinity
    case "-infinity": -.infinity
    case "nan": .nan
    default: nil
    }
  }
}
