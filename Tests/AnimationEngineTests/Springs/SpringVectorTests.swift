import AnimationEngine
import Testing

/// SwiftUI's figures for springs.
@Suite struct SpringVectorTests {
  /// What an entry may expect of a spring, by name.
  private static let properties: [String: @Sendable (Spring) -> Double] = [
    "angularFrequency": { $0.angularFrequency }, "decayConstant": { $0.decayConstant },
    "mass": { $0.mass }, "stiffness": { $0.stiffness }, "damping": { $0.damping },
    "duration": { $0.duration }, "bounce": { $0.bounce }, "response": { $0.response },
    "dampingRatio": { $0.dampingRatio },
  ]

  private static let systemsOfParameters = [
    "Spring.init(duration:bounce:)", "Spring.init(mass:stiffness:damping:)",
    "Spring.init(mass:stiffness:damping:allowOverDamping:)", "Spring.init(response:dampingRatio:)",
    "Spring.init(settlingDuration:dampingRatio:)", "Spring.preset",
  ]

  @Test(arguments: systemsOfParameters.flatMap { ReferenceFile.swiftui.vectors(of: $0) })
  func parametersAreConverted(_ vector: ReferenceVector) throws {
    let spring = vector.input.spring
    #expect(!vector.expected.members.isEmpty)
    for (name, figure) in vector.expected.members {
      let property = try #require(Self.properties[name], "\(name)")
      vector.check(property(spring), for: figure.double)
    }
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "Spring.value"))
  func values(_ vector: ReferenceVector) {
    let input = vector.input
    vector.check(
      input["spring"].spring.value(
        target: input["target"].double, initialVelocity: input["initialVelocity"].number ?? 0,
        time: input["time"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "Spring.velocity"))
  func velocities(_ vector: ReferenceVector) {
    let input = vector.input
    vector.check(
      input["spring"].spring.velocity(
        target: input["target"].double, initialVelocity: input["initialVelocity"].number ?? 0,
        time: input["time"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "Spring.value(fromValue:toValue:)"))
  func valuesBetweenTwo(_ vector: ReferenceVector) {
    let input = vector.input
    vector.check(
      input.spring.value(
        fromValue: input["fromValue"].double, toValue: input["toValue"].double,
        initialVelocity: input["initialVelocity"].double, time: input["time"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "Spring.force"))
  func forces(_ vector: ReferenceVector) {
    let input = vector.input
    vector.check(
      input["spring"].spring.force(
        target: input["target"].double, position: input["position"].double,
        velocity: input["velocity"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "Spring.update"))
  func updates(_ vector: ReferenceVector) {
    let input = vector.input
    var (value, velocity) = (input["value"].double, input["velocity"].double)
    for delta in input["deltaTimes"].numbers {
      input["spring"].spring.update(
        value: &value, velocity: &velocity, target: input["target"].double, deltaTime: delta)
    }
    vector.check(value, for: vector.expected["value"].double)
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "Spring.settlingDuration"))
  func settlingDurations(_ vector: ReferenceVector) {
    let input = vector.input
    let spring = input["spring"].spring
    guard input["target"] != .null else { return vector.check(spring.settlingDuration) }
    vector.check(
      spring.settlingDuration(
        target: input["target"].double, initialVelocity: input["initialVelocity"].double,
        epsilon: input["epsilon"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "CASpringAnimation.settlingDuration"))
  func settlingDurationsOfCoreAnimation(_ vector: ReferenceVector) throws {
    let duration = vector.input.spring.settlingDuration(
      by: .coreAnimation, initialVelocity: vector.input["initialVelocity"].double)
    vector.check(try #require(duration))
  }
}
