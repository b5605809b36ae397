import AnimationEngine
import Testing

@Suite struct ColorMixingTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  @Test(arguments: ColorSpace.every) func theEndsAreTheColorsExactly(_ space: ColorSpace) {
    let clear = ResolvedColor(red: 0.3, green: 0.7, blue: 0.1, opacity: 0)
    #expect(red.mix(with: clear, by: 0, in: space) == red)
    #expect(red.mix(with: clear, by: 1, in: space) == clear)
  }

  @Test func withoutASpaceColorsMixAsTheEyeSees() {
    #expect(red.mix(with: blue, by: 0.5).hexText == "#8c53a2")
    #expect(red.mix(with: blue, by: 0.5) == red.mix(with: blue, by: 0.5, in: .oklab))
  }

  /// Figures of `color-mix()` in browsers, of eight bits.
  @Test(arguments: [
    (ColorSpace.srgb, "#800080"), (.srgbLinear, "#bc00bc"), (.oklab, "#8c53a2"), (.css, "#800080"),
    (.oklch(.shorter), "#ba00c2"),
  ]) func halfWayHasAKnownColor(_ space: ColorSpace, _ hex: String) {
    #expect(red.mix(with: blue, by: 0.5, in: space).hexText == hex)
  }

  @Test func colorsMixTheSameFromBothSides() {
    for space in ColorSpace.every {
      if case .oklch(let rule) = space, rule == .increasing || rule == .decreasing { continue }
      for amount in [0.1, 0.4, 0.75] {
        let there = red.mix(with: blue, by: amount, in: space)
        let back = blue.mix(with: red, by: 1 - amount, in: space)
        for (one, other) in [
          (there.red, back.red), (there.green, back.green), (there.blue, back.blue),
        ] {
          #expect(abs(one - other) <= 1e-12, "\(space) \(amount)")
        }
      }
    }
  }

  @Test func amountsOutsideExtrapolate() {
    #expect(red.mix(with: blue, by: 2, in: .srgb) == ResolvedColor(red: -1, green: 0, blue: 2))
  }

  @Test func aLegacyColorMixesByTheOtherOne() throws {
    let first = try MixedColor(css: "red")
    let legacy = try first.mix(with: MixedColor(css: "blue"), by: 0.5)
    let other = try first.mix(with: MixedColor(css: "color(srgb 0 0 1)"), by: 0.5)
    #expect(legacy.hexText == "#800080")
    #expect(other.hexText == "#8c53a2")
  }

  @Test func aGreyKeepsTheHueOfTheOther() throws {
    let grey = try MixedColor(css: "gray")
    let orange = try MixedColor(css: "orange")
    for rule in HueRule.allCases {
      let mixed = grey.mix(with: orange, by: 0.5, in: .oklch(rule))
      #expect(abs((mixed.okLCH.hue ?? 0) - (orange.color.okLCH.hue ?? 1)) <= 1e-9)
    }
  }
}
