import AnimationEngine
import Testing

/// SwiftUI's figures for unit curves.
@Suite struct UnitCurveVectorTests {
  @Test(arguments: ReferenceFile.swiftui.vectors(of: "UnitCurve.value"))
  func values(_ vector: ReferenceVector) {
    let curve = vector.input["curve"].unitCurve
    if vector.expected.text == "strictly increasing" {
      let values = vector.input["progress"].numbers.map { curve.value(at: $0) }
      #expect(values.count > 1)
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    } else {
      vector.check(curve.value(at: vector.input["progress"].double))
    }
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "UnitCurve.velocity"))
  func velocities(_ vector: ReferenceVector) {
    vector.check(vector.input["curve"].unitCurve.velocity(at: vector.input["progress"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "UnitCurve.inverse"))
  func inverses(_ vector: ReferenceVector) throws {
    let inverse = vector.input["curve"].unitCurve.inverse
    let other = vector.input["compareWith"].unitCurve
    let progress = vector.input["progress"].double
    try #require(vector.input["of"].text == "value and velocity")
    let isEqual =
      vector.allows(inverse.value(at: progress), for: other.value(at: progress))
      && vector.allows(inverse.velocity(at: progress), for: other.velocity(at: progress))
    try #require(["equal", "not equal"].contains(vector.expected.text))
    #expect(isEqual == (vector.expected.text == "equal"))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "CubicSolver.value"))
  func solvedValues(_ vector: ReferenceVector) {
    vector.check(vector.input.unitCurve.value(at: vector.input["time"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "CubicSolver.velocity"))
  func solvedVelocities(_ vector: ReferenceVector) {
    vector.check(vector.input.unitCurve.velocity(at: vector.input["time"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "BezierAnimation.fraction"))
  func fractions(_ vector: ReferenceVector) {
    let progress = vector.input["elapsed"].double / vector.input["duration"].double
    vector.check(vector.input.unitCurve.value(at: progress))
  }
}
