import TestSupport
import Testing

@testable import AnimationEngine

/// All greys and all named colours of eight bits, and some of everywhere in the cube.
private let eightBitColors: [ResolvedColor] =
  (0...255).map { ResolvedColor(rgba: $0 << 24 | $0 << 16 | $0 << 8 | 0xFF) }
  + NamedColors.table.values.map { ResolvedColor(rgba: $0 << 8 | 0x80) }
  + stride(from: UInt32(0), to: 1 << 24, by: 9973).map { ResolvedColor(rgba: $0 << 8 | 0xFF) }

/// Colours that no screen of eight bits shows, most of them out of gamut.
private let otherColors: [ResolvedColor] = {
  var random = SplitMix64(seed: 9)
  return (0..<500).map { _ in
    let numbers = (0..<3).map { _ in Double.random(in: -0.5...1.6, using: &random) }
    return ResolvedColor(
      red: numbers[0], green: numbers[1], blue: numbers[2], opacity: .random(in: 0...1))
  }
}()

@Suite struct ColorRoundTripTests {
  @Test(arguments: ColorSpace.every)
  func aHexColorComesBackFromEverySpaceAsItself(_ space: ColorSpace) {
    let changed = eightBitColors.filter {
      ResolvedColor(components: $0.components(in: space), in: space) != $0
    }
    #expect(changed == [])
  }

  @Test(arguments: ColorSpace.every)
  func everyOtherColorComesBackFromEverySpace(_ space: ColorSpace) {
    let changed = otherColors.filter {
      !ResolvedColor(components: $0.components(in: space), in: space).isNear($0, 1e-12)
    }
    #expect(changed == [])
  }

  @Test func greysLieOnTheAxisOfOKLabExactly() {
    for color in eightBitColors.prefix(256) {
      let lab = color.okLab
      #expect(lab.a == 0 && lab.b == 0)
      #expect(color.okLCH.hue == nil)
    }
  }

  @Test func whiteIsWhiteInEverySpace() {
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    #expect(white.components(in: .oklab) == [1, 0, 0, 1])
    #expect(white.components(in: .oklch(.shorter)) == [1, 0, 0, 1])
    #expect(white.components(in: .displayP3) == [1, 1, 1, 1])
  }

  /// Figures of CSS Color 4's own examples and of the definition of OKLab.
  @Test func redLiesWhereItIsKnownToLie() throws {
    let red = try ResolvedColor(css: "red")
    let known: [(ColorSpace, [Double])] = [
      (.oklab, [0.627955, 0.224863, 0.125846, 1]),
      (.oklch(.longer), [0.627955, 0.257683, 29.2339, 1]),
      (.displayP3, [0.917488, 0.200287, 0.138561, 1]),
    ]
    for (space, expected) in known {
      for (number, other) in zip(red.components(in: space).array, expected) {
        #expect(abs(number - other) <= 1e-4 * max(1, other), "\(space)")
      }
    }
  }
}
