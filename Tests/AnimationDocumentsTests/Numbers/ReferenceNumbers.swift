/// Number texts made the plain way, to compare the fast ones with.
enum ReferenceNumbers {
  /// The text of the number in JavaScript's form, from the digits that Swift finds.
  static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let (digits, point) = decimal(value.magnitude)
    return (value.sign == .minus ? "-" : "") + layout(digits, point)
  }

  /// The number with at most so many decimals, rounded on its exact value.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite else { return "null" }
    let (digits, point) = decimal(value.magnitude)
    if digits.count - point <= decimals, point > 21 { return shortest(value) }
    let text =
      digits.count - point <= decimals
      ? plain(digits, point) : rounded(value.magnitude, decimals)
    return value < 0 && text != "0" ? "-" + text : text
  }

  /// The digits without zeros at either end, and how many stand before the point.
  private static func decimal(_ magnitude: Double) -> (digits: String, point: Int) {
    if magnitude == 0 { return ("0", 1) }
    let parts = magnitude.description.split(separator: "e")
    let sides = parts[0].split(separator: ".")
    var digits = String(sides.joined())
    var point = sides[0].count + (parts.count > 1 ? Int(parts[1])! : 0)
    while digits.hasPrefix("0") {
      digits.removeFirst()
      point -= 1
    }
    while digits.hasSuffix("0") { digits.removeLast() }
    return (digits, point)
  }

  private static func layout(_ digits: String, _ point: Int) -> String {
    if point >= -5, point <= 21 { return plain(digits, point) }
    let rest = digits.dropFirst()
    return "\(digits.prefix(1))\(rest.isEmpty ? "" : ".")\(rest)e\(point - 1)"
  }

  private static func plain(_ digits: String, _ point: Int) -> String {
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if digits.count <= point {
      return digits + String(repeating: "0", count: point - digits.count)
    }
    return "\(digits.prefix(point)).\(digits.dropFirst(point))"
  }

  /// `magnitude` in units of the last decimal, ties to even, then put into decimal places.
  private static func rounded(_ magnitude: Double, _ decimals: Int) -> String {
    var product = ExactInteger(UInt64(magnitude.significand * 0x1p52))
    for _ in 0..<decimals { product.multiply(by: 10) }
    let places = 52 - Int(magnitude.exponent)
    var units = product.shiftedRight(places)
    let isTie = !product.hasBits(below: places - 1)
    if product.hasBit(places - 1), !isTie || units.isOdd { units.add(1) }
    if units.isZero { return "0" }
    var digits = units.text
    var point = digits.count - decimals
    while digits.hasSuffix("0") { digits.removeLast() }
    if point <= 0, digits.count - point > decimals { point = digits.count - decimals }
    return plain(digits, point)
  }
}

/// Random numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
