// Parsing of `calc()` with constants.

extension CSSScanner {
  /// The maximum nesting of parentheses in `calc()`, which CSS requires every parser to support.
  private static var maximumDepth: Int { 32 }

  /// Parses products with `+` and `-` between them; these operators need space on both sides.
  mutating func takeSum(depth: Int) throws(ValueSyntaxError) -> Quantity {
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
        throw failure("calc() cannot add \(units[0].name) and \(units[1].name).", at: operatorPlace)
      }
      sum.value += sign * term.value
    }
  }

  /// Parses values with `*` and `/` between them.
  private mutating func takeProduct(depth: Int) throws(ValueSyntaxError) -> Quantity {
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

  /// Parses a quantity, a constant, or a sum in parentheses.
  mutating func takeValue(depth: Int) throws(ValueSyntaxError) -> Quantity {
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
