import TestSupport
import Testing

@testable import AnimationEngine

/// Values of one property in many mixtures: legacy and not, greys, opacities, open components.
private let palettes: [[String]] = [
  ["red", "blue"], ["red", "#00ff0080"], ["transparent", "rebeccapurple"],
  ["white", "red"], ["red", "gray", "blue"], ["black", "white"], ["gray", "gray"],
  ["red", "color(srgb 0 0 1)"], ["red", "blue", "oklch(0.7 0.2 150 / 0.4)"],
  ["#ff3b30", "#00f8", "color(display-p3 0 1 0)", "lab(50 40 -60)", "white", "oklab(0.3 0 0)"],
  ["oklch(0.6 0.1 none)", "oklch(0.8 0.2 100)"], ["oklch(none 0.1 20)", "#336699"],
  ["color(srgb 1.2 -0.3 0.5)", "color(srgb 0.2 0.1 -0.4 / 0.5)"],
  ["hsl(200 50% 40%)", "hwb(10 20% 5%)"],
]

private func values(_ texts: [String]) throws -> [MixedColor] {
  try texts.map(MixedColor.init(css:))
}

@Suite struct ColorInterpolationSpaceTests {
  @Test(arguments: palettes) func theEndsAreTheValuesThemselves(_ texts: [String]) throws {
    let colors = try values(texts).filter(\.missing.isEmpty)
    for space in ColorSpace.every {
      let interpolation = ColorInterpolationSpace(for: colors, in: space)
      for (index, color) in colors.enumerated() {
        let place = interpolation.coordinates(ofValue: index)
        #expect(place.count == interpolation.laneCount)
        let shown = interpolation.shown(at: place)
        // Where nothing covers, the premultiplied colour of CSS is gone.
        let isGone = space == .css && color.color.opacity == 0
        let expected = isGone ? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0) : color.color
        #expect(shown.isNear(expected, 1e-13), "\(texts[index]) in \(space)")
      }
    }
  }

  @Test func redInOKLabIsRedExactly() throws {
    let shown: [Double] = [1, 59.0 / 255, 48.0 / 255, 1]
    for space in ColorSpace.every {
      let interpolation = ColorInterpolationSpace(for: try values(["red", "#ff3b30"]), in: space)
      #expect(
        interpolation.shown(at: interpolation.coordinates(ofValue: 0)).numbers == [1, 0, 0, 1])
      #expect(
        interpolation.shown(at: interpolation.coordinates(ofValue: 1)).numbers == shown)
    }
  }

  /// The derivative of what shows, along a straight line, against the central difference.
  @Test(arguments: palettes) func theVelocityIsTheDerivative(_ texts: [String]) throws {
    let colors = try values(texts)
    for space in ColorSpace.every {
      let interpolation = ColorInterpolationSpace(for: colors, in: space)
      for (from, to) in [(0, 1), (colors.count - 1, 0)] {
        checkDerivative(interpolation, from, to, "\(texts[from]) to \(texts[to]) in \(space)")
      }
    }
  }

  private func checkDerivative(
    _ interpolation: ColorInterpolationSpace, _ from: Int, _ to: Int, _ comment: Comment
  ) {
    let start = interpolation.coordinates(ofValue: from)
    let way = interpolation.aligned(interpolation.coordinates(ofValue: to), to: start) - start
    func shown(_ column: Int, _ amount: Double) -> Double {
      interpolation.shown(column, at: (start + way.scaled(by: amount)).array)
    }
    for amount in [0.08, 0.31, 0.5, 0.77, 0.93] {
      let dual = (0..<interpolation.laneCount).map {
        DualNumber(start[$0] + way[$0] * amount, rate: way[$0])
      }
      for column in 0..<4 {
        let exact = interpolation.shown(column, at: dual)
        #expect(abs(exact.value - shown(column, amount)) <= 1e-13, comment)
        let step = 1e-6
        let difference =
          (shown(column, amount + step) - shown(column, amount - step)) / (2 * step)
        #expect(
          abs(exact.rate - difference) <= 1e-6 * max(1, abs(difference)), "\(comment) \(amount)")
      }
    }
  }

  @Test func theVelocityOfAColorThatBeginsToMixIsThere() throws {
    let interpolation = ColorInterpolationSpace(
      for: try values(["lab(50 40 -60)", "red", "blue"]), in: .css)
    let start = interpolation.coordinates(ofValue: 0)
    let way = interpolation.coordinates(ofValue: 1) - start
    for column in 0..<4 {
      let rate = interpolation.shown(
        column, at: (0..<8).map { DualNumber(start[$0], rate: way[$0]) }
      ).rate
      let after = interpolation.shown(column, at: (start + way.scaled(by: 1e-7)).array)
      #expect(abs((after - interpolation.shown(column, at: start.array)) / 1e-7 - rate) <= 1e-5)
    }
  }
}

@Suite struct HueSpaceTests {
  @Test func aGreyTakesTheHueOfTheColorItMixesWith() throws {
    let interpolation = ColorInterpolationSpace(
      for: try values(["red", "gray", "blue"]), in: .oklch(.shorter))
    #expect(interpolation.laneCount == 5)
    for (from, to, hued) in [(0, 1, 0), (1, 2, 2), (2, 1, 2), (1, 0, 0)] {
      let hue = try values(["red", "gray", "blue"])[hued].color.okLCH.hue ?? -1
      for amount in [0.01, 0.4, 0.99] {
        let shown = interpolation.mix(amount, from, to)
        #expect(abs((shown.okLCH.hue ?? 0) - hue) <= 1e-6, "\(amount)")
      }
    }
  }

  @Test(arguments: [
    (HueRule.shorter, 0.5, 350.0), (.longer, 0.5, 170), (.increasing, 0.25, 5),
    (.decreasing, 0.25, 275),
  ]) func theHueTurnsByItsRule(_ rule: HueRule, _ amount: Double, _ expected: Double) throws {
    let texts =
      amount == 0.5
      ? ["oklch(0.6 0.1 330)", "oklch(0.6 0.1 10)"] : ["oklch(0.6 0.1 335)", "oklch(0.6 0.1 95)"]
    let interpolation = ColorInterpolationSpace(for: try values(texts), in: .oklch(rule))
    #expect(interpolation.laneCount == 4)
    let polar = interpolation.mix(amount).okLCH
    let hue = try #require(polar.hue)
    #expect(abs(hue - expected) <= 1e-9)
    #expect(abs(polar.chroma - 0.1) <= 1e-12)
    #expect(abs(polar.lightness - 0.6) <= 1e-12)
  }

  @Test func anOpenComponentIsThatOfTheOtherColor() throws {
    let texts = ["oklch(none 0.1 none / none)", "oklch(0.8 0.2 100 / 0.5)"]
    for rule in HueRule.allCases {
      let interpolation = ColorInterpolationSpace(for: try values(texts), in: .oklch(rule))
      for amount in [0, 0.25, 0.5, 1] {
        let shown = interpolation.mix(amount)
        #expect(abs(shown.okLCH.lightness - 0.8) <= 1e-12)
        #expect(abs(shown.okLCH.chroma - 0.1 - 0.1 * amount) <= 1e-12)
        #expect(abs((shown.okLCH.hue ?? 0) - 100) <= 1e-9)
        #expect(abs(shown.opacity - 0.5) <= 1e-15)
      }
    }
  }

  @Test func whatOthersDoNotAgreeOnIsZeroWhereItIsOpen() throws {
    let texts = ["oklch(none 0.1 20)", "oklch(0.8 0.2 100)", "oklch(0.7 0.2 100)"]
    let interpolation = ColorInterpolationSpace(for: try values(texts), in: .oklch(.shorter))
    #expect(interpolation.coordinates(ofValue: 0)[0] == 0)
  }
}

@Suite struct CSSSpaceTests {
  @Test func twoLegacyColorsMixInSRGB() throws {
    let interpolation = ColorInterpolationSpace(for: try values(["red", "#00f"]), in: .css)
    #expect(interpolation.laneCount == 4)
    #expect(interpolation.mix(0.5).isNear(ResolvedColor(red: 0.5, green: 0, blue: 0.5), 1e-15))
  }

  @Test func mixingIsPremultiplied() throws {
    let interpolation = ColorInterpolationSpace(for: try values(["transparent", "red"]), in: .css)
    #expect(
      interpolation.mix(0.25).isNear(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.25), 1e-15)
    )
    let half = ColorInterpolationSpace(
      for: try values(["rgb(255 0 0 / 0.25)", "rgb(0 0 255 / 0.75)"]), in: .css)
    #expect(
      half.mix(0.5).isNear(ResolvedColor(red: 0.25, green: 0, blue: 0.75, opacity: 0.5), 1e-15))
  }

  @Test func anyOtherTwoMixInOKLab() throws {
    let colors = try values(["red", "color(srgb 0 0 1)"])
    let mixed = ColorInterpolationSpace(for: colors, in: .css).mix(0.5)
    let plain = ColorInterpolationSpace(for: colors, in: .oklab).mix(0.5)
    #expect(mixed.isNear(plain, 1e-13))
  }

  /// Every pair among values of both kinds mixes as if the two were alone.
  @Test func aThirdValueDoesNotChangeHowTwoMix() throws {
    let texts = [
      "red", "#00ff0080", "color(srgb 0 0 1)", "lab(50 40 -60 / 0.3)", "white", "transparent",
    ]
    let colors = try values(texts)
    let all = ColorInterpolationSpace(for: colors, in: .css)
    #expect(all.laneCount == 8)
    for from in texts.indices {
      for to in texts.indices {
        let pair = ColorInterpolationSpace(for: [colors[from], colors[to]], in: .css)
        for amount in [0, 0.2, 0.5, 0.9, 1] {
          #expect(
            all.mix(amount, from, to).isNear(pair.mix(amount), 1e-11),
            "\(texts[from]) to \(texts[to]) at \(amount)")
        }
      }
    }
  }

  /// A motion that is turned to a third value on its way has no jump in what shows.
  @Test func whatShowsOfThreeIsContinuous() throws {
    let colors = try values(["red", "color(srgb 0 0 1)", "lime"])
    let interpolation = ColorInterpolationSpace(for: colors, in: .css)
    let places = (0..<3).map(interpolation.coordinates)
    let middle = places[0].interpolated(towards: places[1], amount: 0.6)
    func shown(_ amount: Double) -> ResolvedColor {
      interpolation.shown(at: middle.interpolated(towards: places[2], amount: amount))
    }
    for amount in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(shown(amount).isNear(shown(amount + 1e-9), 1e-7))
    }
  }

  @Test func springsOvershootWithoutALimit() throws {
    let interpolation = ColorInterpolationSpace(for: try values(["black", "orange"]), in: .css)
    #expect(interpolation.mix(1.5).red == 1.5)
    #expect(interpolation.mix(-0.3).green < 0)
    let opaque = ColorInterpolationSpace(
      for: try values(["rgb(0 0 0 / 0.5)", "transparent"]), in: .css)
    #expect(opaque.mix(1.2).opacity < 0)
  }
}
