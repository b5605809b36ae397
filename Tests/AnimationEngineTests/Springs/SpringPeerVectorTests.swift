import Testing

@testable import AnimationEngine

/// What other engines answer for the same springs.
@Suite struct SpringPeerVectorTests {
  @Test(arguments: ReferenceFile.web.vectors(of: "motion", kind: "spring-physics"))
  func motion(_ vector: ReferenceVector) {
    let input = vector.input
    // Motion takes over-damping as it comes.
    let spring = Spring(
      mass: input["mass"].double, stiffness: input["stiffness"].double,
      damping: input["damping"].double, allowOverDamping: true)
    let interval = input["to"].double - input["from"].double
    let times = input["times_ms"].numbers
    #expect(times.count == vector.expected["values"].list.count)
    for (index, time) in times.enumerated() {
      let motion = SpringMotion(
        spring, interval: interval, initialVelocity: input["velocity_per_s"].double)
      vector.check(motion.value(at: time / 1000), for: vector.expected["values"][index].double)
      vector.check(
        motion.velocity(at: time / 1000), for: vector.expected["velocities_per_s"][index].double)
    }
  }

  @Test(
    arguments: ReferenceFile.web.vectors(
      of: "flutter", kind: "SpringSimulation floor(x), floor(dx)"))
  func flutter(_ vector: ReferenceVector) {
    let input = vector.input
    let (mass, stiffness) = (input["mass"].double, input["stiffness"].double)
    let spring = Spring(
      mass: mass, stiffness: stiffness,
      damping: 2 * (mass * stiffness).squareRoot() * input["dampingRatio"].double,
      allowOverDamping: true)
    let motion = SpringMotion(
      spring, interval: input["to"].double - input["from"].double,
      initialVelocity: input["velocity"].double)
    let time = input["time_s"].double
    let value = input["from"].double + motion.value(at: time)
    #expect(value.rounded(.down) == vector.expected["floor_x"].double)
    #expect(motion.velocity(at: time).rounded(.down) == vector.expected["floor_v"].double)
  }

  @Test(
    arguments: ReferenceFile.web.vectors(
      of: "flutter", kind: "SpringDescription.withDurationAndBounce"))
  func durationAndBounceOfFlutter(_ vector: ReferenceVector) {
    let spring = Spring(
      duration: vector.input["duration_s"].double, bounce: vector.input["bounce"].double)
    vector.check(spring.mass, for: vector.expected["mass"].double)
    vector.check(spring.stiffness, for: vector.expected["stiffness"].double)
    vector.check(spring.damping, for: vector.expected["damping"].double)
  }

  @Test(
    arguments: ReferenceFile.web.vectors(of: "b3ll-motion", kind: "spring response/dampingRatio"))
  func b3llMotion(_ vector: ReferenceVector) {
    let input = vector.input
    let spring = Spring(
      response: input["response_s"].double, dampingRatio: input["dampingRatio"].double)
    let interval = input["to"].double - input["from"].double
    vector.check(
      input["from"].double + spring.value(target: interval, time: input["time_s"].double))
  }

  @Test(arguments: ReferenceFile.web.vectors(of: "openswiftui", kind: "Spring.value(target:1)"))
  func openSwiftUI(_ vector: ReferenceVector) throws {
    let spring = try Self.spring(parameters: vector.input["params"].text)
    for (index, time) in vector.input["times_s"].numbers.enumerated() {
      vector.check(
        spring.value(target: 1.0, time: time), for: vector.expected["values"][index].double)
    }
    vector.check(spring.settlingDuration, for: vector.expected["settlingDuration_s"].double)
    vector.check(spring.duration, for: vector.expected["duration_s"].double)
    vector.check(spring.bounce, for: vector.expected["bounce"].double)
  }

  /// The spring of a list such as `m=1,k=100,c=10`.
  private static func spring(parameters text: String) throws -> Spring {
    var numbers: [String: Double] = [:]
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=")
      let number: Double = try #require(Double(sides[1]))
      numbers[String(sides[0])] = number
    }
    if let duration = numbers["duration"], let bounce = numbers["bounce"], numbers.count == 2 {
      return Spring(duration: duration, bounce: bounce)
    }
    try #require(Set(numbers.keys) == ["m", "k", "c"])
    return Spring(
      mass: numbers["m"] ?? 0, stiffness: numbers["k"] ?? 0, damping: numbers["c"] ?? 0)
  }
}
