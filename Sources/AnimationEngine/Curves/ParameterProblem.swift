/// A problem with one parameter of a spring or a curve.
///
/// Only the functions that return problems know the bounds. Documents call them before they create
/// a value, so that no invalid number reaches the computation.
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

/// A collector of the problems of a set of parameters.
struct ParameterCheck {
  private(set) var problems: [ParameterProblem] = []

  /// Adds a problem unless `value` is finite and `isRight`; `bound` completes "must be …".
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
}
