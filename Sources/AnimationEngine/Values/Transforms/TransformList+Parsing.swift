extension TransformList {
  /// Parses a CSS text: `none`, or functions of CSS Transforms 1 and 2 with case-insensitive names,
  /// separated by white space and comments.
  ///
  /// Lengths are absolute (px, cm, mm, Q, in, pt, pc) or a bare 0. Angles are in deg, grad, rad,
  /// turn or a bare 0. Scales are numbers or percentages. Each of them may be `calc()` of
  /// constants. Percentages of lengths, and units that depend on a font or a box, are not
  /// supported.
  ///
  /// - Throws: ``ValueSyntaxError`` with the place and the reason, where the text is no transform
  ///   list.
  /// - Complexity: O(length).
  public init(css text: String) throws(ValueSyntaxError) {
    var scanner = CSSScanner(text, readsUnits: true)
    var functions: [TransformFunction] = []
    scanner.skipSpace()
    while !scanner.isAtEnd || functions.isEmpty {
      let place = scanner.offset
      let name = scanner.takeWord()
      if name == "none", !scanner.isNext("(") {
        try scanner.checkNoneIsAlone(functions.isEmpty, at: place)
        self.init()
        return
      }
      functions.append(try scanner.takeTransform(name, at: place))
      scanner.skipSpace()
    }
    self.init(functions)
  }
}

extension CSSScanner {
  fileprivate mutating func checkNoneIsAlone(
    _ isFirst: Bool, at place: Int
  ) throws(ValueSyntaxError) {
    skipSpace()
    guard isFirst, isAtEnd else {
      throw failure("\"none\" stands alone.", at: isFirst ? nil : place)
    }
  }

  /// Parses the rest of a function whose name has been read.
  fileprivate mutating func takeTransform(
    _ name: String, at place: Int
  ) throws(ValueSyntaxError) -> TransformFunction {
    guard !name.isEmpty else { throw failure(missingFunction, at: place) }
    guard let kind = TransformFunction.Kind.named[name] else {
      throw failure("There is no transform function \"\(name)()\".", at: place)
    }
    guard take("(") else { throw failure("Expected \"(\" after \"\(kind.rawValue)\".") }
    return TransformFunction(unchecked: kind, try takeArguments(of: kind))
  }

  private var missingFunction: String {
    isNext(",")
      ? "Functions of a transform stand side by side, without a comma."
      : "Expected a transform function or \"none\"."
  }

  private mutating func takeArguments(
    of kind: TransformFunction.Kind
  ) throws(ValueSyntaxError) -> [Double] {
    var arguments: [Double] = []
    while true {
      skipSpace()
      guard arguments.count < kind.argumentCounts.upperBound else {
        throw failure(kind.argumentCountRule)
      }
      arguments.append(try takeArgument(arguments.count, of: kind))
      skipSpace()
      if take(",") { continue }
      guard isNext(")") else { throw missingSeparator() }
      guard kind.argumentCounts.contains(arguments.count) else {
        throw failure(kind.argumentCountRule)
      }
      _ = take(")")
      return arguments
    }
  }

  private mutating func takeArgument(
    _ index: Int, of kind: TransformFunction.Kind
  ) throws(ValueSyntaxError) -> Double {
    let place = offset
    let unit = kind.unit(ofArgument: index)
    guard let quantity = try takeQuantity() else {
      if kind == .perspective, takeWord() == "none" { return .infinity }
      throw failure("\(kind.rawValue)() takes \(unit.name) here.", at: place)
    }
    let value = try value(of: quantity, as: unit, for: kind, at: place)
    guard kind == .perspective, value < 0 else { return value }
    // The result of calc() is clamped to the range; a plain number outside of it is an error.
    guard quantity.isCalculated else {
      throw failure(TransformFunction.perspectiveRule, at: place)
    }
    return 0
  }

  /// The value of a quantity in the unit of an argument.
  private func value(
    of quantity: Quantity, as unit: Quantity.Unit, for kind: TransformFunction.Kind, at place: Int
  ) throws(ValueSyntaxError) -> Double {
    if quantity.unit == unit { return quantity.value }
    if quantity.unit == .percentage {
      if kind.family == .scale { return quantity.value / 100 }
      if unit == .length {
        throw failure("A percentage needs a box to refer to; write the length in px.", at: place)
      }
    }
    let isZero = quantity.unit == .number && quantity.value == 0 && !quantity.isCalculated
    if isZero, unit != .number { return 0 }
    throw failure(
      "\(kind.rawValue)() takes \(unit.name) here, not \(quantity.unit.name).", at: place)
  }
}
