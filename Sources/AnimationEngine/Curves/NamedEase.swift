/// One of the classic eases, by the names of d3: a family, a direction and the family's parameter.
///
/// Each family is defined by its form that speeds up (`In`); `Out` is that form turned round,
/// `1 - in(1 - t)`, and `InOut` is one half of each. All start at 0 and arrive at 1; progress
/// outside 0...1 is clamped.
public struct NamedEase: Hashable, Sendable {
  /// The kind of curve.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// No ease at all.
    case linear
    /// t to the power of the exponent.
    case poly
    /// t².
    case quad
    /// t³.
    case cubic
    /// A quarter of a sine wave.
    case sin
    /// A power of two.
    case exp
    /// A quarter of a circle.
    case circle
    /// Draws back first, by the overshoot.
    case back
    /// Swings with growing amplitude.
    case elastic
    /// Bounces, as something that falls does.
    case bounce

    /// The parameters that the family takes.
    public var parameters: [Parameter] {
      switch self {
      case .poly: [.exponent]
      case .back: [.overshoot]
      case .elastic: [.amplitude, .period]
      case .linear, .quad, .cubic, .sin, .exp, .circle, .bounce: []
      }
    }
  }

  /// At which end the ease is.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// At the start: it speeds up.
    case `in` = "In"
    /// At the end: it slows down.
    case out = "Out"
    /// At both.
    case inOut = "InOut"
  }

  /// A number that shapes a family.
  public enum Parameter: String, CaseIterable, Hashable, Sendable {
    /// The power of `poly`, above 0; 3 by itself.
    case exponent
    /// How far `back` draws back; 1.70158 by itself, which is 10 % of the interval.
    case overshoot
    /// The amplitude of `elastic`, at least 1 (less counts as 1); 1 by itself.
    case amplitude
    /// The period of `elastic`, above 0; 0.3 by itself.
    case period

    /// The number that holds when none is given.
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
  /// At which end the ease is.
  public let direction: Direction
  package let exponent: Double
  package let overshoot: Double
  package let amplitude: Double
  package let period: Double

  /// An ease with the given parameters; those that the family does not take have no meaning.
  ///
  /// They must be as ``problems(_:)`` asks.
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

  /// What is wrong with `parameters`: all must be finite, exponent and period above 0.
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

// MARK: - Names

extension NamedEase {
  /// The ease that `name` stands for, such as `quadIn`, `elasticOut` or `backInOut`; nil for any
  /// other name.
  ///
  /// A family's bare name is its `InOut`, but `Out` for elastic and bounce; `linear` is linear.
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
