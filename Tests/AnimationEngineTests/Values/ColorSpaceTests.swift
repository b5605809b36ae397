import AnimationEngine
import Testing

/// Components below, at and above every joint, on both sides of 0.
private let components: [Double] = {
  let sizes = [0, 1e-9, 0.001, 0.0031307, 0.0031309, 0.0404, 0.0405, 0.2, 0.5, 0.735, 1, 1.7, 30]
  return sizes + sizes.map { -$0 }
}()

@Suite struct ColorSpaceTests {
  @Test func namesAreThoseOfDocuments() {
    let names = ["srgb-linear", "srgb", "oklab", "oklch", "display-p3", "css"]
    #expect(names.map { ColorSpace(name: $0)?.name } == names)
    #expect(ColorSpace(name: "oklch") == .oklch(.shorter))
    #expect(ColorSpace(name: "hsl") == nil)
  }

  @Test func spacesThatMoveByComponentsAreVectors() {
    let spaces: [ColorSpace] = [
      .srgbLinear, .srgb, .oklab, .displayP3, .oklch(.shorter), .oklch(.decreasing), .css,
    ]
    #expect(spaces.map(\.isVector) == [true, true, true, true, false, false, false])
    #expect(spaces.map(\.isSeparable) == [true, true, false, false, false, false, false])
  }

  @Test(arguments: [ColorSpace.srgbLinear, .srgb]) func encodingAndDecodingAreInverse(
    _ space: ColorSpace
  ) {
    for component in components {
      let tolerance = 1e-14 * max(1, component.magnitude)
      #expect(abs(space.decoded(space.encoded(component)) - component) <= tolerance)
      #expect(abs(space.encoded(space.decoded(component)) - component) <= tolerance)
    }
  }

  @Test(arguments: [ColorSpace.srgbLinear, .srgb]) func transferIsOdd(_ space: ColorSpace) {
    for component in components {
      #expect(space.encoded(-component) == -space.encoded(component))
      #expect(space.decoded(-component) == -space.decoded(component))
      #expect(space.encodingSlope(at: -component) == space.encodingSlope(at: component))
      #expect(space.decodingSlope(at: -component) == space.decodingSlope(at: component))
    }
  }

  @Test(arguments: [ColorSpace.srgbLinear, .srgb]) func blackAndWhiteStay(_ space: ColorSpace) {
    #expect(space.encoded(0) == 0)
    #expect(space.decoded(0) == 0)
    #expect(abs(space.encoded(1) - 1) <= 1e-15)
    #expect(space.decoded(1) == 1)
  }

  @Test func linearComponentsAreThoseOfTheStandard() {
    // Round figures of IEC 61966-2-1: half of the light is 73.5 % of the signal.
    #expect(abs(ColorSpace.srgbLinear.encoded(0.5) - 0.735356983052449) <= 1e-14)
    #expect(abs(ColorSpace.srgbLinear.decoded(0.5) - 0.214041140482232) <= 1e-14)
    #expect(ColorSpace.srgbLinear.decoded(0.01) == 0.01 / 12.92)
    #expect(ColorSpace.srgbLinear.encoded(0.001) == 0.001 * 12.92)
  }

  /// No component lies on a joint, where the slope jumps.
  @Test(arguments: [ColorSpace.srgbLinear, .srgb]) func slopesAreDerivatives(_ space: ColorSpace) {
    for component in components {
      let step = 1e-6 * max(component.magnitude, 1e-3)
      func slope(_ function: (Double) -> Double) -> Double {
        (function(component + step) - function(component - step)) / (2 * step)
      }
      let encoding = space.encodingSlope(at: component)
      let decoding = space.decodingSlope(at: component)
      #expect(abs(slope(space.encoded) - encoding) <= 1e-5 * encoding, "at \(component)")
      #expect(abs(slope(space.decoded) - decoding) <= 1e-5 * decoding, "at \(component)")
    }
  }

  @Test(arguments: [ColorSpace.srgbLinear, .srgb]) func valuesThatAreNoNumbersPassThrough(
    _ space: ColorSpace
  ) {
    #expect(space.encoded(.nan).isNaN)
    #expect(space.decoded(.nan).isNaN)
    #expect(space.encoded(.infinity) == .infinity)
    #expect(space.decoded(-.infinity) == -.infinity)
  }
}
