import AnimationEngine
import Testing

/// The web platform tests of CSS easings, and those of web-animations-js.
@Suite struct CSSEasingVectorTests {
  @Test(arguments: ReferenceFile.web.vectors(of: "wpt-css-easing", kind: "linear()"))
  func lines(_ vector: ReferenceVector) throws {
    let curve = try UnitCurve(css: vector.input["css"].text)
    vector.check(curve.value(at: vector.input["progress"].double))
  }

  @Test(arguments: ReferenceFile.web.vectors(of: "web-animations-js", kind: "easing"))
  func easings(_ vector: ReferenceVector) throws {
    let curve = try UnitCurve(css: vector.input["css"].text)
    vector.check(curve.value(at: vector.input["progress"].double))
  }

  @Test(
    arguments: ["linear() canonical form", "canonical easing"].flatMap {
      ReferenceFile.web.vectors(of: "wpt-css-easing", kind: $0)
    })
  func canonicalForms(_ vector: ReferenceVector) throws {
    let curve = try UnitCurve(css: vector.input["css"].text)
    #expect(curve.cssText == vector.expected.text)
  }

  @Test(arguments: ReferenceFile.web.vectors(of: "wpt-css-easing", kind: "parse easing"))
  func invalidTexts(_ vector: ReferenceVector) throws {
    try #require(vector.expected.text == "invalid")
    #expect(throws: ValueSyntaxError.self) { try UnitCurve(css: vector.input["css"].text) }
  }

  @Test(
    arguments: [
      "steps with out-of-range input", "nested cubic-bezier with extrapolation outside [0,1]",
    ].flatMap { ReferenceFile.web.vectors(of: "wpt-css-easing", kind: $0) })
  func easingsOfEasedProgress(_ vector: ReferenceVector) throws {
    let input = vector.input
    let outer = try UnitCurve(css: Self.css(input["effect_easing"]))
    let inner = try UnitCurve(css: Self.css(input["keyframe_easing"]))
    let progress = outer.value(at: input["time_ms"].double / input["duration_ms"].double)
    let (from, to) = (input["from_px"].double, input["to_px"].double)
    vector.check(from + (to - from) * inner.value(at: progress))
  }

  /// A text, or the four numbers of a Bézier curve.
  private static func css(_ easing: ReferenceValue) -> String {
    if easing.list.isEmpty { return easing.text }
    let numbers = easing.numbers.map(\.description).joined(separator: ", ")
    return "cubic-bezier(\(numbers))"
  }
}
