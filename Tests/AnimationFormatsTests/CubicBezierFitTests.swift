import AnimationEngine
import TestSupport
import Testing

@testable import AnimationFormats

@Suite struct CubicBezierFitTests {
  /// How near a curve comes to springs of 0.5 s up to where they settle.
  @Test(arguments: [(-0.6, 0.02), (-0.3, 0.03), (0, 0.025), (0.2, 0.04), (0.3, 0.05)])
  func aSpringHasANearCurve(bounce: Double, error: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let duration = spring.settlingDuration(target: 1.0, epsilon: 0.001)
    let fit = CubicBezierFit { spring.value(target: 1.0, time: $0 * duration) }
    #expect(fit.error < error, "\(fit.points)")
  }

  /// What a curve was made of is found again, or a curve that nothing tells from it.
  @Test func aCurveIsMet() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<8 {
      let points = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: points[0], y: points[1]),
        endControlPoint: UnitPoint(x: points[2], y: points[3]))
      let fit = CubicBezierFit { curve.value(at: $0) }
      #expect(fit.error < 0.02, "\(points): \(fit.points), off by \(fit.error)")
    }
  }

  /// The curves of CSS are themselves, whatever the tolerance of the lines beside them.
  @Test(arguments: [
    (UnitCurve.easeIn, "cubic-bezier(0.42, 0, 1, 1)"), (.easeOut, "cubic-bezier(0, 0, 0.58, 1)"),
    (.easeInOut, "cubic-bezier(0.42, 0, 0.58, 1)"),
  ])
  func aCurveOfCSSStandsBesideItsLines(_ curve: UnitCurve, _ text: String) {
    for tolerance in [0.1, 0.001] {
      let easing = CSSLinear(duration: 1.471, tolerance: tolerance) {
        curve.value(at: $0 / 1.471)
      }
      #expect(easing.fallback?.text == text)
      #expect(easing.fallback?.maximumError == 0)
    }
  }

  /// A motion that swings a thousand times as far as it ends up has no near curve.
  @Test func aCurveThatIsNoUseIsNotOffered() {
    let easing = CSSLinear(duration: 1, tolerance: 0.01) { time in
      let swings = time * (1 - time) * (1 - 2 * time) * (1 - 4 * time) * (3 - 4 * time)
      return time + 10_000 * swings
    }
    #expect(easing.fallback == nil)
    let bound = DecimalText.short(easing.maximumError, rounded: .up)
    #expect(easing.remark == "/* 1 s, within \(bound) */")
  }

  /// The error is that of the curve as its numbers are written.
  @Test func theErrorIsMeasured() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let fit = CubicBezierFit { spring.value(target: 1.0, time: $0) }
    let worst = (0...1024).map { place in
      let share = Double(place) / 1024
      return (fit.progress(at: share) - spring.value(target: 1.0, time: share)).magnitude
    }.max()
    #expect(fit.error == worst)
    #expect(fit.points.allSatisfy { ($0 * 1000).rounded() / 1000 == $0 })
  }
}
