/// What is wrong with one parameter of a spring or a curve.
///
/// The functions that return problems are the one place that knows the bounds. Documents ask them
/// before they make a value, so that no input reaches arithmetic that has no answer.
public struct ParameterProblem: Hashable, Sendable {
  /// The name of the parameter, as its initialiser labels it.
  public let parameter: String
  /// One sentence that states the bound and the value.
  public let message: String

  package init(_ parameter: String, _ message: String) {
    self.parameter = parameter
    self.message = message
  }
}

/// Collects the problems of a set of parameters.
struct ParameterCheck {
  private(set) var problems: [ParameterProblem] = []

  /// Notes a problem unless `value` is finite and `isRight`; `bound` completes "must be …".
  mutating func require(_ parameter: String, _ value: Double, _ isRight: Bool, _ bound: String) {
    if value.isFinite && isRight { return }
    problems.append(
      ParameterProblem(parameter, "The \(parameter) must be \(bound); this is \(value.plainText)."))
  }

  mutating func requirePositive(_ parameter: String, _ value: Double) {
    require(parameter, value, value > 0, "greater than 0")
  }

  mutating func requireNotNegative(_ parameter: String, _ value: Double) {
    require(parameter, value, value >= 0, "at least 0")
  }

  mutating func note(_ parameter: String, _ message: String) {
    problems.append(ParameterProblem(parameter, message))
  }
}

extension Double {
  /// The shortest text that reads back as this number, without a fraction for whole numbers.
  var plainText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
