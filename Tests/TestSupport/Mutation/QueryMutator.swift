/// Makes queries of all parameters, with plain and with extreme values.
struct QueryMutator: Sendable {
  /// How the samples of any view are chosen and written; most queries have a few of these.
  static func sampling(using random: inout SplitMix64) -> [String] {
    var parameters: [String] = []
    if random.happens(75) { parameters.append(spacing(using: &random)) }
    if random.happens(20) { parameters.append("start=" + random.number(extreme: 40)) }
    if random.happens(50) { parameters.append("end=" + random.number(extreme: 40)) }
    if random.happens(30) { parameters.append("format=" + random.pick(formats)) }
    if random.happens(20) { parameters.append("springs=" + random.pick(["analytic", "swiftui"])) }
    if random.happens(20) { parameters.append("layout=" + random.pick(["frames", "columns"])) }
    if random.happens(20) {
      parameters.append("include=" + random.pick(["velocity", "model", "velocity,model"]))
    }
    if random.happens(15) {
      parameters.append("precision=" + random.pick(["0", "3", "9", "15"]))
    }
    return parameters
  }

  private static let formats = ["json", "ndjson", "csv", "cbor", "f64", "f32", "svg"]

  private static func spacing(using random: inout SplitMix64) -> String {
    let number = random.number(extreme: 35)
    if random.happens(20) {
      let more = (0..<random.pick([0, 1, 2, 5])).map { _ in random.number(extreme: 50) }
      return "times=" + ([number] + more).joined(separator: ",")
    }
    return random.pick(["fps", "step", "count", "tolerance"]) + "=" + number
  }

  /// `POST /v1/export/{format}`.
  static func export(using random: inout SplitMix64) -> [String] {
    var parameters: [String] = []
    if random.happens(60) { parameters.append("tolerance=" + random.number(extreme: 50)) }
    if random.happens(20) { parameters.append("springs=" + random.pick(["analytic", "swiftui"])) }
    return parameters
  }

  /// `GET /v1/animation`.
  static func animation(using random: inout SplitMix64) -> [String] {
    var parameters = ["type=" + random.pick(types)]
    for name in members where random.happens(9) {
      parameters.append(name + "=" + random.number(extreme: 40))
    }
    for name in flags where random.happens(10) {
      parameters.append(name + "=" + random.pick(["true", "false"]))
    }
    for name in ["from", "to"] where random.happens(30) {
      parameters.append(name + "=" + random.pick(values + [random.number(extreme: 80)]))
    }
    if random.happens(20) { parameters.append("format=css-linear") }
    return parameters
  }

  private static let types = [
    "linear", "easeIn", "easeInOut", "timingCurve&curve=ease", "spring", "smooth", "bouncy",
    "interactiveSpring", "interpolatingSpring", "usingSpringWithDamping", "default",
  ]
  private static let members = [
    "duration", "bounce", "extraBounce", "response", "dampingRatio", "mass", "stiffness", "damping",
    "settlingDuration", "epsilon", "blendDuration", "initialVelocity", "delay", "speed",
    "repeatCount", "logicallyCompleteAfter",
  ]
  private static let flags = ["repeatForever", "autoreverses", "allowOverDamping"]
  private static let values = [
    "{\"x\":0,\"y\":1e308}", "[0,1e308,-1e308]", "\"90deg\"", "#ff3b30", "{\"integer\":3}",
    "{\"transform\":\"rotate(1e308deg)\"}", "{\"transform\":\"scale(1e200) translate(3px)\"}",
    "{\"matrix\":[1,0,0,0,0,1,0,0,0,0,1,0,1e308,0,0,1]}", "{\"path\":\"M0 0L1e308 -1e308\"}",
    "{\"color\":\"oklch(0.5 1e300 1e300)\"}", "{\"discrete\":[1]}",
  ]

  /// `GET /v1/spring`.
  static func spring(using random: inout SplitMix64) -> [String] {
    let sets = [
      ["duration", "bounce"], ["response", "dampingRatio"], ["mass", "stiffness", "damping"],
      ["settlingDuration", "dampingRatio", "epsilon"], ["duration"], [],
    ]
    var parameters = random.pick(sets).map { $0 + "=" + random.number(extreme: 60) }
    if random.happens(20) { parameters.append("epsilon=" + random.number(extreme: 70)) }
    if random.happens(20) { parameters.append("allowOverDamping=true") }
    return parameters
  }

  /// `GET /v1/curve`.
  static func curve(using random: inout SplitMix64) -> [String] {
    let numbers = (0..<8).map { _ in random.number(extreme: 40) }
    let curve = random.pick([
      "easeInOut", "circularEaseIn", "bounceOut", "elasticInOut", "expIn",
      "cubic-bezier(\(numbers[0..<4].joined(separator: ",")))",
      "linear(\(numbers[0]) \(numbers[1])%, \(numbers[2]), \(numbers[3]) \(numbers[4])% \(numbers[5])%)",
      "steps(\(numbers[0]), \(random.pick(["start", "end", "jump-none", "jump-both"])))",
      "{\"bezier\":[\(numbers[0..<4].joined(separator: ","))]}",
      "{\"ease\":\"backOut\",\"overshoot\":\(numbers[0])}",
      "{\"ease\":\"elasticOut\",\"amplitude\":\(numbers[0]),\"period\":\(numbers[1])}",
      "{\"ease\":\"polyInOut\",\"exponent\":\(numbers[0])}",
    ])
    return ["curve=" + curve]
  }
}
