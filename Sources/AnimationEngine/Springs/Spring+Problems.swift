extension Spring {
  /// The problems with the parameters of ``init(duration:bounce:)``; empty when there are none. The
  /// duration must be above 0, the bounce above -1 and at most 1.
  public static func problems(duration: Double, bounce: Double) -> [ParameterProblem] {
    var check = ParameterCheck()
    check.requirePositive("duration", duration)
    check.requireBounce("bounce", bounce)
    let spring = Spring(duration: duration, bounce: bounce)
    return check.problems(
      of: spring, blaming: "duration", "the duration \(ParameterCheck.computableTime)")
  }

  /// The problems with the parameters of a preset whose own bounce is `baseBounce`: 0 for smooth,
  /// 0.15 for snappy, 0.3 for bouncy. The sum of both bounces must be a valid bounce.
  public static func problems(
    duration: Double, extraBounce: Double, baseBounce: Double
  ) -> [ParameterProblem] {
    var check = ParameterCheck()
    let bounce = baseBounce + extraBounce
    check.requirePositive("duration", duration)
    let low = (-1 - baseBounce).plainText
    let high = (1 - baseBounce).plainText
    check.require(
      "extraBounce", extraBounce, bounce > -1 && bounce <= 1,
      "greater than \(low) and at most \(high)")
    let spring = Spring(duration: duration, bounce: bounce)
    return check.problems(
      of: spring, blaming: "duration", "the duration \(ParameterCheck.computableTime)")
  }

  /// The problems with the parameters of ``init(response:dampingRatio:)``; empty when there are
  /// none. The response must be above 0, the ratio at least 0.
  public static func problems(response: Double, dampingRatio: Double) -> [ParameterProblem] {
    var check = ParameterCheck()
    check.requirePositive("response", response)
    check.requireNotNegative("dampingRatio", dampingRatio)
    return check.problems(
      of: Spring(response: response, dampingRatio: dampingRatio), blaming: "response",
      "the response \(ParameterCheck.computableTime), and dampingRatio/response at most 1e149")
  }

  /// The problems with the parameters of ``init(mass:stiffness:damping:allowOverDamping:)``; empty
  /// when there are none. Mass and stiffness must be above 0, the damping at least 0.
  public static func problems(
    mass: Double, stiffness: Double, damping: Double
  ) -> [ParameterProblem] {
    var check = ParameterCheck()
    check.requirePositive("mass", mass)
    check.requirePositive("stiffness", stiffness)
    check.requireNotNegative("damping", damping)
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return check.problems(
      of: spring, blaming: "stiffness",
      "stiffness/mass must be from 1e-150 to 1e150, and damping/mass at most 1e150")
  }

  /// The problems with the parameters of ``init(settlingDuration:dampingRatio:epsilon:)``; empty
  /// when there are none. The duration and the ratio must be above 0, epsilon between 0 and 1, and
  /// a spring that settles so must exist.
  public static func problems(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double
  ) -> [ParameterProblem] {
    var check = ParameterCheck()
    check.requirePositive("settlingDuration", settlingDuration)
    check.requirePositive("dampingRatio", dampingRatio)
    check.require("epsilon", epsilon, epsilon > 0 && epsilon < 1, "greater than 0 and less than 1")
    let spring = Spring(
      settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
    return check.problems(
      of: spring, blaming: "dampingRatio", "none of this dampingRatio settles so in that time")
  }
}

extension ParameterCheck {
  fileprivate mutating func requireBounce(_ parameter: String, _ value: Double) {
    require(parameter, value, value > -1 && value <= 1, "greater than -1 and at most 1")
  }

  /// The bound of a duration or response within which springs can be computed with.
  fileprivate static let computableTime = "must be from 1e-74 to 1e75"

  /// The problems in this list; if there are none, a problem with `parameter` where `spring` has
  /// constants that cannot be computed with. `bound` says which values always can.
  ///
  /// Parameters within their bounds can still exceed the range of doubles: a duration of 1e-200, or
  /// a settling duration that no spring with the ratio has.
  fileprivate func problems(
    of spring: Spring, blaming parameter: String, _ bound: String
  ) -> [ParameterProblem] {
    if !problems.isEmpty || spring.isComputable { return problems }
    return [
      ParameterProblem(
        parameter, "These parameters describe no spring that can be computed with: \(bound).")
    ]
  }
}

extension Spring {
  /// Whether the constants, and the rates computed from them, are finite and normal numbers.
  var isComputable: Bool {
    let range = 1e-150...1e150
    return range.contains(naturalFrequencySquared) && angularFrequency.isFinite
      && decayConstant >= 0 && decayConstant < 1e150 && mass > 0 && stiffness.isFinite
      && damping.isFinite && response.isFinite
  }
}
