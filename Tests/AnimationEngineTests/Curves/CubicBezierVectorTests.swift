import AnimationEngine
import Testing

/// What other solvers answer for the same Bézier curves.
@Suite struct CubicBezierVectorTests {
  private static func curve(_ vector: ReferenceVector) -> UnitCurve {
    ReferenceValue.object(["bezier": vector.input["points"]]).unitCurve
  }

  @Test(arguments: ReferenceFile.web.vectors(of: "bezier-easing", kind: "cubic-bezier"))
  func bezierEasing(_ vector: ReferenceVector) {
    let curve = Self.curve(vector)
    let places = vector.input["x"].numbers
    #expect(places.count == vector.expected.list.count)
    for (x, y) in zip(places, vector.expected.numbers) {
      vector.check(curve.value(at: x), for: y)
    }
  }

  @Test(arguments: ReferenceFile.web.vectors(of: "motion", kind: "cubic-bezier"))
  func motion(_ vector: ReferenceVector) {
    vector.check(Self.curve(vector).value(at: vector.input["progress"].double))
  }
}
