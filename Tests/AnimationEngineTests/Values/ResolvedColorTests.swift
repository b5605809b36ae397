import AnimationEngine
import Testing

@Suite struct ResolvedColorTests {
  private let colors = [
    ResolvedColor(red: 0, green: 0, blue: 0),
    ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.25),
    ResolvedColor(red: 0.2, green: 0.04, blue: 0.9, opacity: 0),
    ResolvedColor(red: 1.3, green: -0.4, blue: 0.001, opacity: 1.5),
  ]

  @Test(arguments: ColorSpace.every) func componentsAndBackIsTheSameColor(_ space: ColorSpace) {
    for color in colors {
      let back = ResolvedColor(components: color.components(in: space), in: space)
      #expect(abs(back.red - color.red) <= 1e-14)
      #expect(abs(back.green - color.green) <= 1e-14)
      #expect(abs(back.blue - color.blue) <= 1e-14)
      #expect(back.opacity == color.opacity)
    }
  }

  @Test func componentsComeInTheOrderOfDocuments() {
    let color = ResolvedColor(red: 0.5, green: 0.25, blue: 0.75, opacity: 0.125)
    #expect(color.components(in: .srgb) == [0.5, 0.25, 0.75, 0.125])
    #expect(color.components(in: .srgbLinear)[3] == 0.125)
  }

  @Test func threeComponentsAreOpaque() {
    #expect(ResolvedColor(components: [0.1, 0.2, 0.3], in: .srgb).opacity == 1)
  }

  @Test func gamutIsTheUnitCube() {
    #expect(colors.map(\.isInGamut) == [true, true, true, false])
    #expect(!ResolvedColor(red: .nan, green: 0, blue: 0).isInGamut)
  }

  @Test func hexReadsFourLengths() {
    #expect(ResolvedColor(hex: "#f80") == ResolvedColor(hex: "#ff8800"))
    #expect(ResolvedColor(hex: "#F80c") == ResolvedColor(hex: "#ff8800CC"))
    #expect(
      ResolvedColor(hex: "#ff3b30cc")
        == ResolvedColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, opacity: 0.8))
    #expect(ResolvedColor(hex: "#ff3b30")?.opacity == 1)
  }

  @Test(arguments: [
    "", "#", "#f", "#ff", "#fffff", "#fffffff", "#fffffffff", "ff3b30", "#ff3b3g", " #fff", "#fff ",
    "#１２３", "#-12", "#\u{0}00", "##ff", "red",
  ]) func hexRefusesAllElse(_ text: String) {
    #expect(ResolvedColor(hex: text) == nil)
  }

  @Test func hexTextComesBackAsItWas() {
    for byte in 0...255 {
      let digits = String(byte, radix: 16)
      let pair = byte < 16 ? "0" + digits : digits
      #expect(ResolvedColor(hex: "#\(pair)00ff")?.hexText == "#\(pair)00ff")
      #expect(ResolvedColor(hex: "#12\(pair)34")?.hexText == "#12\(pair)34")
      let clear = ResolvedColor(hex: "#abcdef\(pair)")
      #expect(clear?.hexText == (byte == 255 ? "#abcdef" : "#abcdef\(pair)"))
    }
  }

  @Test func hexTextClampsAndRounds() {
    #expect(ResolvedColor(red: 1.2, green: -0.3, blue: .nan).hexText == "#ff0000")
    let endless = ResolvedColor(red: .infinity, green: -.infinity, blue: 0, opacity: 7)
    #expect(endless.hexText == "#ff0000")
    // Halves go up: 76.5 to 77.
    #expect(ResolvedColor(red: 0.3, green: 0.1, blue: 0, opacity: 0.5).hexText == "#4d1a0080")
    // An opacity that rounds to 255 is not written.
    #expect(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.999).hexText == "#000000")
  }

  @Test func wholeTurnsOfHueMakeNoDifference() {
    for hue in [0, 0.1, 0.3, 0.55, 0.8, 0.95] {
      let color = ResolvedColor(hue: hue, saturation: 0.7, brightness: 0.9)
      for turns in [-2.0, 1, 3] {
        let turned = ResolvedColor(hue: hue + turns, saturation: 0.7, brightness: 0.9)
        #expect(abs(turned.red - color.red) <= 1e-14)
        #expect(abs(turned.green - color.green) <= 1e-14)
        #expect(abs(turned.blue - color.blue) <= 1e-14)
      }
    }
  }

  @Test func aHueJustBelow0IsRed() {
    #expect(ResolvedColor(hue: -1e-17, saturation: 1, brightness: 1).hexText == "#ff0000")
  }

  @Test func hueWalksThroughTheSixSectors() {
    let hexes = (0..<12).map { step in
      ResolvedColor(hue: Double(step) / 12, saturation: 1, brightness: 1).hexText
    }
    #expect(
      hexes == [
        "#ff0000", "#ff8000", "#ffff00", "#80ff00", "#00ff00", "#00ff80", "#00ffff", "#0080ff",
        "#0000ff", "#8000ff", "#ff00ff", "#ff0080",
      ])
  }
}
