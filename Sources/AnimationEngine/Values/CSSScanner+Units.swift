// Conversion of CSS lengths to pixels and of angles to degrees.

extension CSSScanner {
  /// Reads the unit after a number, and converts the number to pixels or degrees.
  mutating func takeUnit(of quantity: inout Quantity) throws(ValueSyntaxError) {
    if take("%") {
      quantity.unit = .percentage
      return
    }
    // A minus begins the next number.
    guard readsUnits, let byte = next, Self.isWordByte(byte), !isNext("-") else { return }
    let place = offset
    let name = takeWord()
    guard let (unit, factor) = FixedUnit.size(of: name) else {
      let why = Self.relativeUnits.contains(name) ? "depends on what surrounds it" : "is no unit"
      throw failure("\"\(name)\" \(why); write px for a length, deg for an angle.", at: place)
    }
    quantity.unit = unit
    if factor != 1 { quantity.value *= factor }
  }

  /// The units that depend on a font, a box or a window.
  private static let relativeUnits: Set<String> = [
    "em", "rem", "ex", "rex", "ch", "rch", "cap", "rcap", "ic", "ric", "lh", "rlh", "vw", "vh",
    "vi", "vb", "vmin", "vmax", "svw", "svh", "lvw", "lvh", "dvw", "dvh", "cqw", "cqh", "cqi",
    "cqb", "cqmin", "cqmax",
  ]
}

extension CSSScanner.Quantity.Unit {
  /// The unit as it is written after a number.
  var suffix: String {
    switch self {
    case .number: ""
    case .percentage: "%"
    case .length: "px"
    case .angle: "deg"
    }
  }

  /// The kind of quantity with an article, for messages.
  var name: String { CSSUnitFamily(suffix).name }
}
