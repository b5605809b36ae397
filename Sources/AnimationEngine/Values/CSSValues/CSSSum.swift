/// A CSS number with its unit, or a sum of several with different units, such as `10px + 5%`.
///
/// Absolute lengths are in pixels, angles in degrees, times in seconds; a plain number has the
/// empty unit. Units that depend on the context, such as `em` and `%`, are kept as separate terms.
struct CSSSum: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var unit: String
    var value: Double
  }

  /// The terms, one for each unit, in the order in which they were written; at least one.
  private(set) var terms: [Term]

  init(_ value: Double, _ unit: String = "") { terms = [Term(unit: unit, value: value)] }

  /// The number, if the sum is a single one without a unit; otherwise nil.
  var plainNumber: Double? { terms.count == 1 && terms[0].unit.isEmpty ? terms[0].value : nil }

  /// Whether the sum is 0 without a unit, which can stand for 0 of any unit.
  var isPlainZero: Bool { plainNumber == 0 }

  /// The coefficient of a unit; 0 if the sum does not contain it.
  func value(of unit: String) -> Double { terms.first { $0.unit == unit }?.value ?? 0 }

  /// The family of the terms, beside which percentages may stand.
  var family: CSSUnitFamily {
    let families = terms.lazy.map { CSSUnitFamily($0.unit) }
    return families.first { $0 != .percentage } ?? .percentage
  }

  /// The same sum with percentages converted to fractions: 50% becomes 0.5.
  var withoutPercentages: CSSSum {
    guard terms.count == 1, terms[0].unit == "%" else { return self }
    return CSSSum(terms[0].value / 100)
  }

  var isFinite: Bool { terms.allSatisfy(\.value.isFinite) }
}

extension CSSSum: CSSTerm {
  init(number: Double) { self.init(number) }

  /// Creates a sum from a number that has just been read, with the unit that is next: absolute
  /// lengths are converted to pixels, angles to degrees and times to seconds.
  init(_ number: CSSScanner.Quantity, _ scanner: inout CSSScanner) {
    let unit = scanner.take("%") ? "%" : scanner.takeWord()
    switch FixedUnit.size(of: unit) {
    case (.length, let factor)?: self.init(number.value * factor, "px")
    case (.angle, let factor)?: self.init(number.value * factor, "deg")
    default:
      if unit == "ms" { self.init(number.value / 1000, "s") } else { self.init(number.value, unit) }
    }
  }

  mutating func add(_ other: CSSSum, _ sign: Double) throws(CSSMismatch) {
    guard family.adds(to: other.family) else {
      throw CSSMismatch(message: "calc() cannot add \(family.name) and \(other.family.name).")
    }
    for term in other.terms {
      if let index = terms.firstIndex(where: { $0.unit == term.unit }) {
        terms[index].value += sign * term.value
      } else {
        terms.append(Term(unit: term.unit, value: sign * term.value))
      }
    }
    guard terms.count <= CSSPattern.mostUnits else {
      throw CSSMismatch(message: "A calc() has at most \(CSSPattern.mostUnits) units.")
    }
  }

  mutating func multiply(by factor: Double) {
    for index in terms.indices { terms[index].value *= factor }
  }

  mutating func divide(by divisor: Double) {
    for index in terms.indices { terms[index].value /= divisor }
  }
}

/// The kind of quantity that a unit measures; only numbers of one family can be added.
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

  /// Whether numbers of both families can be added: a percentage can be added to a length, an angle
  /// or a time.
  func adds(to other: CSSUnitFamily) -> Bool {
    if self == other { return true }
    let isNumber = self == .number || other == .number
    return !isNumber && (self == .percentage || other == .percentage)
  }

  /// The family with an article, for messages.
  var name: String {
    switch self {
    case .number: "a number"
    case .length: "a length"
    case .percentage: "a percentage"
    case .angle: "an angle"
    case .time: "a time"
    case .other(let unit): "a number with the unit \(unit)"
    }
  }
}
