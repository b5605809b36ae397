import Testing

@testable import AnimationEngine

/// Damped springs to 25 digits.
@Suite struct SpringReferenceTests {
  private struct Case {
    let spring: Spring
    let target: Double
    let velocity: Double
    /// What errors are measured by: the interval, and what the velocity adds to it.
    let size: Double
    let frequency: Double

    init(_ vector: ReferenceVector) {
      spring = vector["spring"].spring
      target = vector["target"].double
      velocity = vector["initialVelocity"].double
      frequency = 2 * Double.pi / spring.response
      size = target.magnitude + velocity.magnitude / frequency
    }
  }

  @Test(arguments: ReferenceFile.springs.vectors)
  func valuesAndVelocities(_ vector: ReferenceVector) {
    let spring = Case(vector)
    let times = vector["times"].numbers
    #expect(!times.isEmpty && times.count == vector["value"].list.count)
    for (index, time) in times.enumerated() {
      let value = spring.spring.value(
        target: spring.target, initialVelocity: spring.velocity, time: time)
      let velocity = spring.spring.velocity(
        target: spring.target, initialVelocity: spring.velocity, time: time)
      let valueError = (value - vector["value"][index].double).magnitude / spring.size
      let velocityError =
        (velocity - vector["velocity"][index].double).magnitude / (spring.size * spring.frequency)
      // Held to more than is asked (1e-12): the closed forms reach this.
      #expect(valueError <= 2e-14, "at \(time)")
      #expect(velocityError <= 2e-14, "at \(time)")
    }
  }

  @Test(arguments: ReferenceFile.springs.vectors)
  func lastCrossings(_ vector: ReferenceVector) throws {
    let spring = Case(vector)
    let expected = vector["lastCrossing"].members
    #expect(Set(expected.keys) == ["0.001", "0.005"])
    for (text, figure) in expected {
      let epsilon = try #require(Double(text))
      let found = spring.spring.lastCrossing(
        epsilon: epsilon, target: spring.target, initialVelocity: spring.velocity)
      guard let time = figure.number else {
        #expect(found == nil)
        continue
      }
      let error = try (#require(found) - time).magnitude
      #expect(error <= 1e-9 * spring.spring.response, "\(time) for \(epsilon)")
    }
  }

  @Test func regimesAreTold() {
    for vector in ReferenceFile.springs.vectors {
      let regime = vector["spring"].spring.regime
      let names: [Spring.Regime: String] = [
        .underDamped: "under", .criticallyDamped: "critical", .overDamped: "over",
      ]
      #expect(names[regime] == vector.system, "\(vector.testDescription)")
    }
  }
}
