/// Why a text is no CSS value, and where.
struct CSSSyntaxError: Error {
  let message: String
  /// Counted in bytes of UTF-8 from 0.
  let offset: Int
}

/// Reads the tokens of a CSS value: white space with comments, words, numbers, percentages, lengths,
/// angles and `calc()` of constants.
struct CSSScanner {
  private let bytes: [UInt8]
  /// Whether numbers may have units.
  private let readsUnits: Bool
  /// The place of the next byte.
  private(set) var offset = 0

  init(_ text: String, readsUnits: Bool = false) {
    bytes = Array(text.utf8)
    self.readsUnits = readsUnits
  }

  /// A number, percentage, length or angle, and how it was written.
  struct Quantity {
    /// What a quantity measures: pixels where it is a length, degrees where it is an angle.
    enum Unit: Int { case number, percentage, length, angle }
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

  func failure(_ message: String, at place: Int? = nil) -> CSSSyntaxError {
    CSSSyntaxError(message: message, offset: place ?? offset)
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

  /// A number, a percentage, a quantity with a unit or `calc()`; nil if none of them is next.
  mutating func takeQuantity() throws(CSSSyntaxError) -> Quantity? {
    let start = offset
    if var literal = takeNumber() {
      if !literal.value.isFinite { throw failure("This number is too large.", at: start) }
      if !readsUnits, let byte = next, Self.isWordByte(byte) {
        throw failure("A number here has no unit.")
      }
      try takeUnit(of: &literal)
      if !literal.value.isFinite { throw failure("This number is too large.", at: start) }
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

  private mutating func expect(_ character: Unicode.Scalar) throws(CSSSyntaxError) {
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

// MARK: - Units

extension CSSScanner {
  /// Takes the unit behind a number, and converts the number to pixels or degrees.
  private mutating func takeUnit(of quantity: inout Quantity) throws(CSSSyntaxError) {
    if take("%") {
      quantity.unit = .percentage
      return
    }
    guard readsUnits, let byte = next, Self.isWordByte(byte) else { return }
    let place = offset
    let name = takeWord()
    guard let (unit, factor) = Self.unit(name) else {
      let why = Self.relativeUnits.contains(name) ? "depends on what surrounds it" : "is no unit"
      throw failure("“\(name)” \(why); write px for a length, deg for an angle.", at: place)
    }
    quantity.unit = unit
    if factor != 1 { quantity.value *= factor }
  }

  /// What a unit measures and how many pixels or degrees it is.
  private static func unit(_ name: String) -> (Quantity.Unit, Double)? {
    switch name {
    case "px": (.length, 1)
    case "in": (.length, 96)
    case "cm": (.length, 96 / 2.54)
    case "mm": (.length, 96 / 25.4)
    case "q": (.length, 96 / 101.6)
    case "pt": (.length, 96.0 / 72)
    case "pc": (.length, 16)
    case "deg": (.angle, 1)
    case "grad": (.angle, 0.9)
    case "rad": (.angle, 180 / .pi)
    case "turn": (.angle, 360)
    default: nil
    }
  }

  /// Units that depend on a font, a box or a window.
  private static let relativeUnits: Set<String> = [
    "em", "rem", "ex", "rex", "ch", "rch", "cap", "rcap", "ic", "ric", "lh", "rlh", "vw", "vh",
    "vi", "vb", "vmin", "vmax", "svw", "svh", "lvw", "lvh", "dvw", "dvh", "cqw", "cqh", "cqi",
    "cqb", "cqmin", "cqmax",
  ]
}

extension CSSScanner.Quantity.Unit {
  /// The unit with an article, for messages.
  var name: String {
    switch self {
    case .number: "a number"
    case .percentage: "a percentage"
    case .length: "a length"
    case .angle: "an angle"
    }
  }
}

// MARK: - calc()

extension CSSScanner {
  /// How deep parentheses may nest in `calc()`: what CSS asks of every reader.
  private static var maximumDepth: Int { 32 }

  /// Products with `+` and `-` between them, which need space on both sides.
  private mutating func takeSum(depth: Int) throws(CSSSyntaxError) -> Quantity {
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
        let units = [sum.unit, term.unit].sorted { $0.rawValue < $1.rawValue }
        throw failure(
          "calc() cannot add \(units[0].name) and \(units[1].name).", at: operatorPlace)
      }
      sum.value += sign * term.value
    }
  }

  /// Values with `*` and `/` between them.
  private mutating func takeProduct(depth: Int) throws(CSSSyntaxError) -> Quantity {
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
          throw failure("calc() multiplies by numbers only.", at: operatorPlace)
        }
        if factor.unit != .number { product.unit = factor.unit }
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

  /// A quantity, a constant, or a sum in parentheses.
  private mutating func takeValue(depth: Int) throws(CSSSyntaxError) -> Quantity {
    let start = offset
    if var literal = takeNumber() {
      try takeUnit(of: &literal)
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
