import AnimationEngine
import Testing

@Suite struct CurveTimelineTests {
  static let curves = [
    UnitCurve.linear, .easeIn, .easeInOut, .circularEaseOut,
    try! UnitCurve(css: "cubic-bezier(0.3, 1.2, 0.7, -0.4)"),
    try! UnitCurve(css: "linear(0, 0.5 20%, 1)"), try! UnitCurve(css: "steps(4, jump-both)"),
  ]

  @Test(arguments: curves) func aCurveIsShownAlsoOutside(_ curve: UnitCurve) {
    let timeline = Timeline(of: curve)
    #expect(timeline.duration == 1)
    let samples = Samples(timeline, on: .evenly(count: 301, start: -1, end: 2))
    let values = samples.values(0, 0..<301)
    for row in 0..<301 {
      #expect(abs(values[row] - curve.value(at: samples.grid.time(at: row))) < 1e-12)
    }
    #expect(samples.values(0, 95..<140) == Array(values[95..<140]))
  }

  /// Law 2: the ends are exact, also where the grid goes on. The polynomial of `ease` is a bit above 1
  /// at its end.
  @Test(arguments: ["ease", "ease-in-out", "cubic-bezier(0.3, 1.2, 0.7, -0.4)"])
  func aCurveEndsExactlyInsideAGrid(_ text: String) throws {
    let curve = try UnitCurve(css: text)
    for count in [3, 5, 201] {
      let samples = Samples(Timeline(of: curve), on: .evenly(count: count, start: 0, end: 2))
      let values = samples.values(0, 0..<count)
      #expect(values[0] == 0 && values[count / 2] == 1)
    }
  }
}
