/// A classic ease by its name in d3: a family, a direction and the family's parameters.
///
/// Each family is defined by its form that speeds up (`In`); `Out` is that reversed, `1 - in(1 -
/// t)`, and `InOut` one half of each. All go from 0 to 1; progress outside 0...1 is clamped.
public struct NamedEase: Hashable, Sendable {
  /// The kind of curve.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// The identity.
    case linear
    /// A power of t, by default the third.
    case poly
    /// The square, t².
    case quad
    /// The cube, t³.
    case cubic
    /// A quarter of a sine wave.
    case sin
    /// An exponential with base 2.
    case exp
    /// A quarter of a circle.
    case circle
    /// A cubic that first moves back by the overshoot.
    case back
    /// An oscillation with growing amplitude.
    case elastic
    /// Bounces like those of a falling ball.
    case bounce

    /// The parameters of the family.
    public var parameters: [Parameter] {
      switch self {
      case .poly: [.exponent]
      case .back: [.overshoot]
      case .elastic: [.amplitude, .period]
      case .linear, .quad, .cubic, .sin, .exp, .circle, .bounce: []
      }
    }
  }

  /// The end at which the ease is slow.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// An ease at the start: the motion speeds up.
    case `in` = "In"
    /// An ease at the end: the motion slows down.
    case out = "Out"
    /// An ease at both ends.
    case inOut = "InOut"
  }

  /// The parameters of the families.
  public enum Parameter: String, CaseIterable, Hashable, Sendable {
    /// The exponent of `poly`, above 0; by default 3.
    case exponent
    /// The overshoot of `back`; by default 1.70158, which moves back by 10 % of the interval.
    case overshoot
    /// The amplitude of `elastic`, at least 1 (less counts as 1); by default 1.
    case amplitude
    /// The period of `elastic`, above 0; by default 0.3.
    case period

    /// The parameter's default.
    public var defaultValue: Double {
      switch self {
      case .exponent: 3
      case .overshoot: 1.70158
      case .amplitude: 1
      case .period: 0.3
      }
    }
  }

  /// The kind of curve.
  public let family: Family
  /// The end at which the ease is slow.
  public let direction: Direction
  package let exponent: Double
  package let overshoot: Double
  package let amplitude: Double
  package let period: Double

  /// Creates an ease with the given parameters; those that the family does not have are ignored.
  ///
  /// - Precondition: ``problems(_:)`` reports none for the parameters.
  public init(_ family: Family, _ direction: Direction, _ parameters: [Parameter: Double] = [:]) {
    let problems = Self.problems(parameters)
    precondition(problems.isEmpty, problems[0].message)
    func number(_ parameter: Parameter) -> Double {
      let taken = family.parameters.contains(parameter) ? parameters[parameter] : nil
      return taken ?? parameter.defaultValue
    }
    self.family = family
    self.direction = family == .linear ? .in : direction
    exponent = number(.exponent)
    overshoot = number(.overshoot)
    amplitude = max(1, number(.amplitude))
    period = number(.period)
  }

  /// The problems of `parameters`: all must be finite, and exponent and period above 0.
  public static func problems(_ parameters: [Parameter: Double]) -> [ParameterProblem] {
    var check = ParameterCheck()
    for parameter in Parameter.allCases {
      guard let value = parameters[parameter] else { continue }
      switch parameter {
      case .exponent, .period: check.requirePositive(parameter.rawValue, value)
      case .overshoot, .amplitude: check.require(parameter.rawValue, value, true, "a finite number")
      }
    }
    return check.problems
  }
}

extension NamedEase {
  /// The parameters of the family that differ from their defaults.
  package var statedParameters: [(parameter: Parameter, value: Double)] {
    family.parameters.map { ($0, self[$0]) }.filter { $0.value != $0.parameter.defaultValue }
  }

  private subscript(parameter: Parameter) -> Double {
    switch parameter {
    case .exponent: exponent
    case .overshoot: overshoot
    case .amplitude: amplitude
    case .period: period
    }
  }

  // MARK: - Names

  /// Creates the ease with a d3 name, such as `quadIn` or `elasticOut`; nil for any other name.
  ///
  /// A bare family name means `InOut`, but `Out` for elastic and bounce; `linear` has no direction.
  public init?(name: String, _ parameters: [Parameter: Double] = [:]) {
    guard let known = Self.named[name] else { return nil }
    self.init(known.family, known.direction, parameters)
  }

  /// The name, with its direction.
  public var name: String { family == .linear ? "linear" : family.rawValue + direction.rawValue }

  /// All names that ``init(name:_:)`` knows, in the order of the families.
  public static var names: [String] {
    Family.allCases.flatMap { family in
      family == .linear
        ? [family.rawValue]
        : [family.rawValue] + Direction.allCases.map { family.rawValue + $0.rawValue }
    }
  }

  private static let named: [String: (family: Family, direction: Direction)] = {
    var named: [String: (family: Family, direction: Direction)] = [:]
    for family in Family.allCases {
      named[family.rawValue] = (family, family == .elastic || family == .bounce ? .out : .inOut)
      guard family != .linear else { continue }
      for direction in Direction.allCases {
        named[family.rawValue + direction.rawValue] = (family, direction)
      }
    }
    return named
  }()
}
