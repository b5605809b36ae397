import AnimationDocuments
import AnimationEngine

/// The answer of `GET /v1/spring`: one spring in every form, and how long it takes by every rule.
enum SpringText {
  /// The thresholds that are always answered.
  static let thresholds = [0.005, 0.001, 0.0005]

  static func text(of spring: Spring, epsilon: Double?) -> String {
    let forms: [(String, Double)] = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
      ("response", spring.response), ("duration", spring.duration), ("bounce", spring.statedBounce),
      ("dampingRatio", spring.dampingRatio), ("angularFrequency", spring.angularFrequency),
      ("decayConstant", spring.decayConstant),
    ]
    let members = forms.map { "\"\($0.0)\":\(JSONNumber.text($0.1))" }
    return "{\(members.joined(separator: ",")),\"settling\":{\(settling(spring, epsilon))}}"
  }

  private static func settling(_ spring: Spring, _ epsilon: Double?) -> String {
    var bands = thresholds
    if let epsilon, !bands.contains(epsilon) { bands.append(epsilon) }
    let crossings = bands.map { band in
      "\"\(JSONNumber.text(band))\":\(JSONNumber.text(spring.lastCrossing(epsilon: band)))"
    }
    let rules = SpringSettlingRule.allCases.map { rule in
      "\"\(rule.rawValue)\":\(JSONNumber.text(spring.settlingDuration(by: rule)))"
    }
    return "\"lastCrossing\":{\(crossings.joined(separator: ","))},"
      + rules.joined(separator: ",")
  }
}

/// Numbers as JSON writes them.
enum JSONNumber {
  /// The shortest text that reads back as the same double; `null` for NaN and infinities.
  static func text(_ value: Double) -> String { NumberWriter().text(value) }

  /// The same; `null` for a number that there is not.
  static func text(_ value: Double?) -> String { value.map { text($0) } ?? "null" }
}
