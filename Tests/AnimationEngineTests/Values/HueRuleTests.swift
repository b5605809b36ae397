import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct HueRuleTests {
  /// From, to, and the way of each rule, from CSS Color 4, 12.4.
  @Test(arguments: [
    (40.0, 60.0, 20.0, -340.0, 20.0, -340.0),
    (60, 40, -20, 340, 340, -20),
    (50, 330, -80, 280, 280, -80),
    (330, 50, 80, -280, 80, -280),
    (20, 320, -60, 300, 300, -60),
    (320, 20, 60, -300, 60, -300),
    (90, 90, 0, 360, 0, 0),
    (0, 180, 180, 180, 180, -180),
    (180, 0, -180, -180, 180, -180),
  ]) func theArcIsThatOfCSS(
    _ from: Double, _ to: Double, _ shorter: Double, _ longer: Double, _ increasing: Double,
    _ decreasing: Double
  ) {
    let arcs = [shorter, longer, increasing, decreasing]
    for (rule, arc) in zip(HueRule.allCases, arcs) {
      #expect(rule.turned(to, from: from) - from == arc, "\(rule)")
    }
  }

  /// Hues are computed, so opposite and equal ones are so but for rounding.
  @Test(arguments: HueRule.allCases) func roundingDecidesNoArc(_ rule: HueRule) {
    for (from, to) in [(0.0, 180.0), (180, 0), (90, 90), (0, 0), (10, 190), (300, 120)] {
      let arc = rule.turned(to, from: from) - from
      for noise in [-1e-12, 1e-12] {
        #expect(abs(rule.turned(to, from: from + noise) - from - arc) < 1e-9, "\(from) \(to)")
        #expect(abs(rule.turned(to + noise, from: from) - from - arc) < 1e-9, "\(from) \(to)")
      }
    }
  }

  @Test(arguments: HueRule.allCases) func onlyWholeTurnsAreAdded(_ rule: HueRule) {
    for from in stride(from: -1000.0, through: 1000, by: 73) {
      for to in stride(from: 0.0, to: 360, by: 29) {
        let turned = rule.turned(to, from: from)
        #expect((turned - to).truncatingRemainder(dividingBy: 360) == 0)
        #expect(abs(turned - from) <= 360)
      }
    }
  }

  /// Whole turns of the start, which an animation that goes on and on collects, change nothing.
  @Test(arguments: HueRule.allCases) func turnsOfTheStartAreKept(_ rule: HueRule) {
    for turns in [-3.0, -1, 1, 2, 40] {
      for from in [0.0, 10, 200, 350] {
        for to in [0.0, 20, 170, 355] {
          let once = rule.turned(to, from: from) - from
          #expect(rule.turned(to, from: from + 360 * turns) - (from + 360 * turns) == once)
        }
      }
    }
  }
}
