import AnimationEngine
import Testing

@Suite struct NamedEaseTests {
  @Test(arguments: NamedEase.Family.allCases)
  func outTurnsInRoundAndInOutIsHalfOfEach(_ family: NamedEase.Family) {
    let rising = UnitCurve.ease(NamedEase(family, .in))
    let falling = UnitCurve.ease(NamedEase(family, .out))
    let both = UnitCurve.ease(NamedEase(family, .inOut))
    for place in (0...64).map({ Double($0) / 64 }) {
      #expect(falling.value(at: place) == 1 - rising.value(at: 1 - place))
      let half =
        place < 0.5
        ? rising.value(at: 2 * place) / 2 : 0.5 + falling.value(at: 2 * place - 1) / 2
      #expect(abs(both.value(at: place) - half) < 1e-15)
    }
  }

  @Test func bareNamesAreThoseOfD3() {
    #expect(NamedEase(name: "cubic") == NamedEase(.cubic, .inOut))
    #expect(NamedEase(name: "elastic") == NamedEase(.elastic, .out))
    #expect(NamedEase(name: "bounce") == NamedEase(.bounce, .out))
    #expect(NamedEase(name: "linear")?.name == "linear")
  }

  @Test(arguments: NamedEase.names)
  func everyNameIsKnown(_ name: String) throws {
    let ease = try #require(NamedEase(name: name))
    #expect(NamedEase(name: ease.name) == ease)
    #expect(UnitCurve(ease: name) == .ease(ease))
  }

  @Test(arguments: ["", "quadin", "QuadIn", "easeQuadIn", "quadInout", "cubicBezier", "linearIn"])
  func otherNamesAreNot(_ name: String) {
    #expect(NamedEase(name: name) == nil)
    #expect(UnitCurve(ease: name) == nil)
  }

  @Test func parametersOfOtherFamiliesAreRefused() {
    #expect(UnitCurve(ease: "quadIn", overshoot: 2) == nil)
    #expect(UnitCurve(ease: "backIn", exponent: 2) == nil)
    #expect(UnitCurve(ease: "elasticIn", amplitude: 2, period: 0.5) != nil)
  }

  @Test func parametersOutOfRangeAreRefused() {
    #expect(UnitCurve(ease: "polyIn", exponent: 0) == nil)
    #expect(UnitCurve(ease: "polyIn", exponent: -1) == nil)
    #expect(UnitCurve(ease: "elasticIn", period: 0) == nil)
    #expect(UnitCurve(ease: "backIn", overshoot: .infinity) == nil)
    #expect(UnitCurve(ease: "backIn", overshoot: .nan) == nil)
    let problems = NamedEase.problems([.exponent: 0, .period: -1, .overshoot: -3])
    #expect(problems.map(\.parameter) == ["exponent", "period"])
    #expect(problems.first?.message == "The exponent must be greater than 0; this is 0.")
  }

  @Test func anAmplitudeBelowOneCountsAsOne() {
    #expect(
      UnitCurve(ease: "elasticOut", amplitude: 0.3) == UnitCurve(ease: "elasticOut", amplitude: 1))
  }

  @Test func defaultsAreThoseOfD3() {
    #expect(UnitCurve(ease: "polyIn") == UnitCurve(ease: "polyIn", exponent: 3))
    #expect(UnitCurve(ease: "backIn") == UnitCurve(ease: "backIn", overshoot: 1.70158))
    #expect(
      UnitCurve(ease: "elasticIn") == UnitCurve(ease: "elasticIn", amplitude: 1, period: 0.3))
  }

  @Test(arguments: NamedEase.Direction.allCases)
  func powersHaveInverses(_ direction: NamedEase.Direction) {
    for family in [NamedEase.Family.quad, .cubic, .poly] {
      let curve = UnitCurve.ease(NamedEase(family, direction, [.exponent: 2.5]))
      for place in (0...20).map({ Double($0) / 20 }) {
        #expect(abs(curve.inverse.value(at: curve.value(at: place)) - place) < 1e-6)
      }
    }
  }
}
