import AnimationDocuments
import AnimationEngine

/// The JSON of `GET /v1/spring`: the spring in every form, and its settling time by every rule.
enum SpringText {
  /// The thresholds for which crossing times are always given, as fractions of the distance.
  static let thresholds = [0.005, 0.001, 0.0005]

  static func text(of spring: Spring, epsilon: Double?) -> String {
    let forms: [(String, Double)] = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
      ("response", spring.response), ("duration", spring.duration), ("bounce", spring.statedBounce),
      ("dampingRatio", spring.dampingRatio), ("angularFrequency", spring.angularFrequency),
      ("decayConstant", spring.decayConstant),
    ]
    let members = forms.map { "\"\($0.0)\":\($0.1.json)" }
    return "{\(members.joined(separator: ",")),\"settling\":{\(settling(spring, epsilon))}}"
  }

  private static func settling(_ spring: Spring, _ epsilon: Double?) -> String {
    var bands = thresholds
    if let epsilon, !bands.contains(epsilon) { bands.append(epsilon) }
    let crossings = bands.map { band in
      "\"\(band.json)\":\(spring.lastCrossing(epsilon: band).json)"
    }
    let rules = SpringSettlingRule.allCases.map { rule in
      "\"\(rule.rawValue)\":\(spring.settlingDuration(by: rule).json)"
    }
    return "\"lastCrossing\":{\(crossings.joined(separator: ","))},"
      + rules.joined(separator: ",")
  }
}

extension SchemaNode {
  /// The schema of the answer about a spring.
  static let springReport = SchemaNode.answer(
    "SpringReport",
    "One spring in every parametrisation; null where a form cannot say it.",
    [
      .required("mass", .type("number")),
      .required("stiffness", .type("number")),
      .required("damping", .type("number")),
      .required("response", .type("number")),
      .required("duration", .type("number")),
      .required("bounce", .type("number")),
      .required("dampingRatio", .type("number")),
      .required(
        "angularFrequency", .type("number"),
        "Radians per second; negative for an over-damped spring."),
      .required("decayConstant", .type("number"), "Per second."),
      .required("settling", .settlingTimes),
    ])

  /// The schema of the settling times by each rule.
  static let settlingTimes = SchemaNode.answer(
    "SettlingTimes",
    """
    Seconds until the spring, on its way from 0 to 1, counts as settled by the rule of each \
    system; null for a time that never comes.
    """,
    [.required("lastCrossing", .lastCrossings)]
      + SpringSettlingRule.allCases.map {
        .required($0.rawValue, .typeOrNull("number"), $0.meaning)
      }, others: .typeOrNull("number"))

  /// The schema of the last crossings of each band.
  static let lastCrossings = SchemaNode.component(
    "LastCrossings",
    "The exact last time outside the band, by the band's half width as a share of the distance."
  ) {
    [("type", .text("object")), ("additionalProperties", .typeOrNull("number"))]
  }
}
