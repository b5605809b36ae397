/// A scanner that reads the tokens of a CSS value: white space with comments, words, numbers,
/// percentages, lengths, angles and `calc()` of constants.
struct CSSScanner {
  let bytes: [UInt8]
  /// Whether the scanner accepts numbers with units.
  private(set) var readsUnits: Bool
  /// The offset of the next byte.
  var offset = 0
  /// The offset of a comment that is not closed; nil if there is none.
  private(set) var openComment: Int?

  init(_ text: String, readsUnits: Bool = false) {
    bytes = Array(text.utf8)
    self.readsUnits = readsUnits
  }

  /// A number, percentage, length or angle, with the form in which it was written.
  struct Quantity {
    /// The kinds of quantities. A length is stored in pixels, an angle in degrees.
    enum Unit: Int { case number, percentage, length, angle }
    var value: Double
    var unit: Unit
    /// Whether the number was written as an integer, without a point or an exponent.
    var isInteger = false
    /// Whether the quantity is the result of `calc()`.
    var isCalculated = false
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  func failure(_ message: String, at place: Int? = nil) -> ValueSyntaxError {
    ValueSyntaxError(message, at: place ?? offset)
  }

  /// The error where neither a comma nor a closing parenthesis follows an argument.
  func missingSeparator() -> ValueSyntaxError {
    failure(isAtEnd ? "The closing \")\" is missing." : "Expected \",\" or \")\".")
  }

  /// The source text from the offset `start` up to the next byte.
  func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

  // MARK: Punctuation

  /// Whether the whole text has been read.
  var isAtEnd: Bool { offset == bytes.count }

  /// Skips white space and comments; a comment that is not closed extends to the end.
  ///
  /// - Returns: Whether anything was skipped.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while let byte = next {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D {
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
    let start = offset
    offset += 2
    while offset < bytes.count {
      if next == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    openComment = start
    offset = bytes.count
  }

  /// Reads `character` if it is next.
  ///
  /// - Returns: Whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  /// Reads a word of letters, digits and hyphens, converted to lower case; empty if none is next.
  mutating func takeWord() -> String {
    let start = offset
    while let byte = next, Self.isWordByte(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  // MARK: Numbers

  /// Reads a number, percentage, quantity with a unit, or `calc()`; nil if none is next.
  mutating func takeQuantity() throws(ValueSyntaxError) -> Quantity? {
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
    var result: Quantity = try takeSum(depth: 1)
    try expect(")")
    guard result.value.isFinite else {
      throw failure("This calc() has no finite value.", at: start)
    }
    (result.isCalculated, result.isInteger) = (true, false)
    return result
  }

  /// Reads a quantity as a scanner does that accepts numbers with units.
  mutating func takeQuantityWithUnit() throws(ValueSyntaxError) -> Quantity? {
    let readsUnitsOtherwise = readsUnits
    readsUnits = true
    defer { readsUnits = readsUnitsOtherwise }
    return try takeQuantity()
  }

  /// Reads a function's name and opening parenthesis, case-insensitively, if they are next.
  ///
  /// - Returns: Whether they were.
  mutating func takeFunction(_ name: String) -> Bool {
    let start = offset
    if takeWord() == name, take("(") { return true }
    offset = start
    return false
  }

  mutating func expect(_ character: Unicode.Scalar) throws(ValueSyntaxError) {
    skipSpace()
    if !take(character) { throw failure("Expected \"\(character)\".") }
  }

  /// Reads a number `[+-]? (digits | digits? . digits) ([eE] [+-]? digits)?`; nil if none is next.
  mutating func takeNumber() -> Quantity? {
    guard let number = WrittenDecimal.prefix(of: bytes[offset...]) else { return nil }
    offset = number.end
    return Quantity(value: number.value, unit: .number, isInteger: number.isInteger)
  }
}
