import AnimationEngine
import Testing

/// Colours outside sRGB keep their lightness and hue, and lose chroma (CSS Color 4, section 13.2).
@Suite("Gamut mapping")
struct GamutMappingTests {
  private static func color(_ lightness: Double, _ chroma: Double, _ hue: Double) -> ResolvedColor {
    ResolvedColor(components: [lightness, chroma, hue], in: .oklch(.shorter))
  }

  @Test func colorsOfTheGamutStay() {
    for red in stride(from: 0, through: 1, by: 0.25) {
      let color = ResolvedColor(red: red, green: 1 - red, blue: red * red, opacity: 0.5)
      #expect(color.mappedToGamut == color)
    }
  }

  @Test func lightBeyondWhiteIsWhiteAndBelowBlackBlack() {
    #expect(Self.color(1.2, 0.1, 40).mappedToGamut.hexText == "#ffffff")
    #expect(Self.color(-0.1, 0.1, 40).mappedToGamut.hexText == "#000000")
  }

  @Test func anOpacityIsClamped() {
    #expect(ResolvedColor(red: 2, green: 0, blue: 0, opacity: 1.5).mappedToGamut.opacity == 1)
    #expect(ResolvedColor(red: 0, green: 0, blue: 0, opacity: -1).mappedToGamut.opacity == 0)
  }

  /// The steps as CSS gives them, all in gamma-encoded colours.
  @Test(arguments: [0.05, 0.3, 0.62, 0.9, 0.99])
  func itIsTheMappingOfCSS(_ lightness: Double) {
    for hue in stride(from: 0.0, to: 360, by: 40) {
      for chroma in [0.02, 0.15, 0.25, 0.4, 3] {
        let color = Self.color(lightness, chroma, hue)
        let (mapped, plain) = (color.mappedToGamut, PlainGamutMapping(color).mapped)
        #expect(mapped.isInGamut)
        let difference = zip(mapped.shown, plain.shown).map { abs($0 - $1) }.max() ?? 0
        #expect(difference < 1e-12, "\(lightness) \(chroma) \(hue): \(mapped) \(plain)")
      }
    }
  }
}

/// The gamut mapping step by step, with every colour converted there and back.
private struct PlainGamutMapping {
  private let color: ResolvedColor
  private let lightness: Double
  private let chroma: Double
  private let hue: Double

  init(_ color: ResolvedColor) {
    self.color = color
    let parts = color.components(in: .oklch(.shorter))
    (lightness, chroma, hue) = (parts[0], parts[1], parts[2])
  }

  var mapped: ResolvedColor {
    if color.isInGamut { return color }
    if difference(color) < 0.02 { return clipped(color) }
    var (least, most, isLeastInGamut) = (0.0, chroma, true)
    var result = clipped(reduced(0))
    while most - least > 0.0001 {
      let middle = (least + most) / 2
      let current = reduced(middle)
      if isLeastInGamut, current.isInGamut {
        (least, result) = (middle, current)
        continue
      }
      result = clipped(current)
      if difference(current) >= 0.02 {
        most = middle
      } else {
        if 0.02 - difference(current) < 0.0001 { return result }
        (least, isLeastInGamut) = (middle, false)
      }
    }
    return result
  }

  private func reduced(_ chroma: Double) -> ResolvedColor {
    ResolvedColor(components: [lightness, chroma, hue], in: .oklch(.shorter))
  }

  private func clipped(_ color: ResolvedColor) -> ResolvedColor {
    let kept = color.shown.map { min(max($0, 0), 1) }
    return ResolvedColor(red: kept[0], green: kept[1], blue: kept[2])
  }

  /// How much clipping changes a colour, as a distance in OKLab.
  private func difference(_ color: ResolvedColor) -> Double {
    let (left, right) = (color.components(in: .oklab), clipped(color).components(in: .oklab))
    return (0..<3).map { (left[$0] - right[$0]) * (left[$0] - right[$0]) }.reduce(0, +).squareRoot()
  }
}

extension ResolvedColor {
  fileprivate var shown: [Double] { [red, green, blue] }
}
