/// The units of CSS whose sizes depend on nothing, by their names in lower case.
package enum FixedUnit {
  /// The pixels of a unit of length; nil for other units.
  package static func pixels(of name: String) -> Double? { size(of: name, .length) }

  /// The degrees of a unit of angle; nil for other units.
  package static func degrees(of name: String) -> Double? { size(of: name, .angle) }

  private static func size(of name: String, _ kind: CSSScanner.Quantity.Unit) -> Double? {
    size(of: name).flatMap { $0.kind == kind ? $0.size : nil }
  }

  /// The kind of quantity of a unit, with its size in pixels or degrees; nil for an unknown unit.
  static func size(of name: String) -> (kind: CSSScanner.Quantity.Unit, size: Double)? {
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
}
