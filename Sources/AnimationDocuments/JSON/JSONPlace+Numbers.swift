internal import AnimationEngine

extension JSONPlace {
  /// Reads a number with any number of digits.
  @inline(never)
  mutating func readDecimal() throws(JSONSyntaxError) -> Double {
    let start = position
    var decimal = WrittenDecimal()
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

  private mutating func readWhole(into decimal: inout WrittenDecimal) throws(JSONSyntaxError) {
    let startsWithZero = byte == UInt8(ascii: "0")
    let start = position
    guard byte.isDigit else { throw unexpected(.syntax, mistakenDigit) }
    position = decimal.append(digitsOf: bytes.span, from: start)
    if startsWithZero && position > start + 1 {
      throw JSONSyntaxError(.syntax, at: start, "A number does not begin with a needless 0.")
    }
  }

  private mutating func readDigits(
    _ expectation: String, into decimal: inout WrittenDecimal
  ) throws(JSONSyntaxError) {
    let start = position
    position = decimal.append(digitsOf: bytes.span, from: start)
    if position == start { throw unexpected(.syntax, expectation) }
  }

  private mutating func readExponent(into decimal: inout WrittenDecimal) throws(JSONSyntaxError) {
    position += 1
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { position += 1 }
    var exponent = WrittenDecimal()
    try readDigits("A digit of the exponent belongs here.", into: &exponent)
    decimal.exponent += isNegative ? -exponent.magnitudeOfExponent : exponent.magnitudeOfExponent
  }
}
