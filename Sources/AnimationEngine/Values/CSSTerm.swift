/// What `calc()` computes with: a quantity of one unit, or a sum of several.
protocol CSSTerm {
  /// A number without a unit.
  init(number: Double)

  /// A number that has just been read, with the unit that is next.
  init(_ number: CSSScanner.Quantity, _ scanner: inout CSSScanner) throws(ValueSyntaxError)

  /// The number, if it has no unit; otherwise nil.
  var plainNumber: Double? { get }

  /// Adds a term, multiplied by `sign`.
  ///
  /// - Throws: ``CSSMismatch`` where their units do not add.
  mutating func add(_ other: Self, _ sign: Double) throws(CSSMismatch)

  mutating func multiply(by factor: Double)
  mutating func divide(by divisor: Double)
}

extension CSSScanner.Quantity: CSSTerm {
  init(number: Double) { self.init(value: number, unit: .number) }

  init(_ number: CSSScanner.Quantity, _ scanner: inout CSSScanner) throws(ValueSyntaxError) {
    self = number
    try scanner.takeUnit(of: &self)
  }

  var plainNumber: Double? { unit == .number ? value : nil }

  mutating func add(_ other: CSSScanner.Quantity, _ sign: Double) throws(CSSMismatch) {
    guard unit == other.unit else {
      let units = [unit, other.unit].sorted { $0.rawValue < $1.rawValue }
      throw CSSMismatch(message: "calc() cannot add \(units[0].name) and \(units[1].name).")
    }
    value += sign * other.value
  }

  mutating func multiply(by factor: Double) { value *= factor }
  mutating func divide(by divisor: Double) { value /= divisor }
}
