/// A number of CSS with its unit, or a sum of several that no number says: `10px + 5%`.
///
/// Absolute lengths are in pixels, angles in degrees, times in seconds; a plain number has the empty
/// unit. Units that depend on what surrounds them stay apart.
struct CSSSum: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var unit: String
    var value: Double
  }

  /// Each unit once, in the order in which they were written; at least one.
  private(set) var terms: [Term]

  init(_ value: Double, _ unit: String = "") { terms = [Term(unit: unit, value: value)] }

  /// The number, where it is one without a unit.
  var plainNumber: Double? { terms.count == 1 && terms[0].unit.isEmpty ? terms[0].value : nil }

  /// Whether it is a 0 without a unit, which stands for a 0 of any unit.
  var isPlainZero: Bool { plainNumber == 0 }

  /// How much there is of a unit.
  func value(of unit: String) -> Double { terms.first { $0.unit == unit }?.value ?? 0 }

  /// Adds `sign` times another one.
  mutating func add(_ other: CSSSum, _ sign: Double) {
    for term in other.terms {
      if let index = terms.firstIndex(where: { $0.unit == term.unit }) {
        terms[index].value += sign * term.value
      } else {
        terms.append(Term(unit: term.unit, value: sign * term.value))
      }
    }
  }

  mutating func multiply(by factor: Double) {
    for index in terms.indices { terms[index].value *= factor }
  }

  /// The same with percentages as shares: 50% is 0.5.
  var withoutPercentages: CSSSum {
    guard terms.count == 1, terms[0].unit == "%" else { return self }
    return CSSSum(terms[0].value / 100)
  }

  var isFinite: Bool { terms.allSatisfy(\.value.isFinite) }
}

/// What a unit measures: numbers of one family can stand in one sum.
enum CSSUnitFamily: Hashable, Sendable {
  case number, length, percentage, angle, time
  case other(String)

  init(_ unit: String) {
    switch unit {
    case "": self = .number
    case "%": self = .percentage
    case "deg": self = .angle
    case "s": self = .time
    case "fr", "dpi", "dpcm", "dppx", "x", "hz", "khz": self = .other(unit)
    default: self = .length
    }
  }

  /// Whether numbers of both can be added: a percentage is one of a length, of an angle or of a time.
  func adds(to other: CSSUnitFamily) -> Bool {
    if self == other { return true }
    let isNumber = self == .number || other == .number
    return !isNumber && (self == .percentage || other == .percentage)
  }
}
