// Parsing of `calc()` with constants.

extension CSSScanner {
  /// The maximum nesting of parentheses in `calc()`, which CSS requires every parser to support.
  private static var maximumDepth: Int { 32 }

  /// Parses products with `+` and `-` between them; these operators need space on both sides.
  mutating func takeSum<Term: CSSTerm>(depth: Int) throws(ValueSyntaxError) -> Term {
    var sum: Term = try takeProduct(depth: depth)
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
      let term: Term = try takeProduct(depth: depth)
      do throws(CSSMismatch) {
        try sum.add(term, sign)
      } catch {
        throw failure(error.message, at: operatorPlace)
      }
    }
  }

  /// Parses values with `*` and `/` between them.
  private mutating func takeProduct<Term: CSSTerm>(depth: Int) throws(ValueSyntaxError) -> Term {
    skipSpace()
    var product: Term = try takeValue(depth: depth)
    while true {
      let place = offset
      skipSpace()
      let operatorPlace = offset
      let isQuotient = take("/")
      guard isQuotient || take("*") else {
        offset = place
        return product
      }
      skipSpace()
      let other: Term = try takeValue(depth: depth)
      if let number = other.plainNumber {
        if isQuotient { product.divide(by: number) } else { product.multiply(by: number) }
      } else if !isQuotient, let number = product.plainNumber {
        product = other
        product.multiply(by: number)
      } else {
        throw failure("calc() multiplies and divides by numbers only.", at: operatorPlace)
      }
    }
  }

  /// Parses a number with its unit, a constant, or a sum in parentheses.
  private mutating func takeValue<Term: CSSTerm>(depth: Int) throws(ValueSyntaxError) -> Term {
    let start = offset
    if let literal = takeNumber() { return try Term(literal, &self) }
    if take("(") || takeFunction("calc") {
      guard depth < Self.maximumDepth else {
        throw failure("calc() nests at most \(Self.maximumDepth) deep.", at: start)
      }
      let sum: Term = try takeSum(depth: depth + 1)
      try expect(")")
      return sum
    }
    if let constant = Self.constant(takeWord()) { return Term(number: constant) }
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
