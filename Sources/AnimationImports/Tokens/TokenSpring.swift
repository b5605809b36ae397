import AnimationDocuments
import AnimationEngine

/// Reads the spring that accompanies a token, under `$extensions` or in a token of the type
/// `spring`, in any of the forms of documents.
enum TokenSpring {
  /// The spring in a token's extensions: an object whose name ends in `spring`, or a vendor's object
  /// with a member `spring`. Nil if there is none. Any number of tokens may refer to this one, so that it
  /// is charged.
  ///
  /// - Complexity: O(length of the token).
  static func json(
    in token: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> JSONText? {
    let workPerByte = 2
    try reading.charge(WorkMeter.product(token.length, workPerByte))
    for (name, value) in token["$extensions"]?.members ?? [] where value.isObject {
      if name.hasSuffix("spring") { return value }
      if let spring = value["spring"], spring.isObject { return spring }
    }
    return nil
  }

  /// The spring with its velocity in distances per second. Reports a problem and returns nil if
  /// it is none.
  static func spring(
    _ json: JSONText, _ reading: inout ImportReading
  ) -> (spring: Spring, velocity: Double)? {
    let velocity = json["initialVelocity"] ?? json["velocity"]
    guard let made = made(json), velocity == nil || velocity?.number != nil else {
      reading.report(
        .missingMember,
        "A spring has numbers: stiffness and damping, duration and bounce, or response "
          + "and dampingRatio.", at: json.place,
        hint: #"{"mass":1,"stiffness":100,"damping":10}"#)
      return nil
    }
    guard made.problems.isEmpty else {
      reading.report(
        .outOfRange, made.problems.map(\.message).joined(separator: " "), at: json.place)
      return nil
    }
    return (made.spring, velocity?.number ?? 0)
  }

  private static func made(_ json: JSONText) -> (spring: Spring, problems: [ParameterProblem])? {
    func number(_ name: String) -> Double? { json[name]?.number }
    if let stiffness = number("stiffness"), let damping = number("damping") {
      let mass = number("mass") ?? 1
      return (
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        Spring.problems(mass: mass, stiffness: stiffness, damping: damping)
      )
    }
    if let response = number("response"), let ratio = number("dampingRatio") {
      return (
        Spring(response: response, dampingRatio: ratio),
        Spring.problems(response: response, dampingRatio: ratio)
      )
    }
    guard let duration = number("duration"), let bounce = number("bounce") else { return nil }
    return (
      Spring(duration: duration, bounce: bounce),
      Spring.problems(duration: duration, bounce: bounce)
    )
  }
}
