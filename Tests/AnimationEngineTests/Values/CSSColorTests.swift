import AnimationEngine
import Testing

@Suite struct CSSColorTests {
  /// Figures of coloraide 8.13, an independent implementation of CSS Color 4; for
  /// prophoto-rgb of CSS's own sample code, since coloraide rounds its primaries otherwise.
  @Test(arguments: [
    ("rgb(255 99 71 / 50%)", 1.0, 0.388235294, 0.278431373, 0.5),
    ("rgb(20%, 40%, 60%, .5)", 0.2, 0.4, 0.6, 0.5),
    ("hsl(210deg 40% 30%)", 0.18, 0.3, 0.42, 1.0),
    ("hsl(-0.25turn 120% 50%)", 0.5, -0.1, 1.1, 1.0),
    ("hsl(3.5rad 80% 70% / .3)", 0.46, 0.775718174, 0.94, 0.3),
    ("hwb(200grad 20% 30%)", 0.2, 0.7, 0.7, 1.0),
    ("hwb(90 80% 60%)", 0.571428571, 0.571428571, 0.571428571, 1.0),
    ("lab(50 40 -60)", 0.549239849, 0.370440215, 0.874379996, 1.0),
    ("lab(5% 10% 20%)", 0.159001726, 0.026642928, -0.116941579, 1.0),
    ("lch(60% 80 130)", 0.212685, 0.650768416, -0.045178487, 1.0),
    ("lch(29.69% 45.553% 327.1)", 0.50644815, -0.02228226, 0.507181721, 1.0),
    ("oklab(40% 50% -25%)", 0.519525682, -0.142711268, 0.470283151, 1.0),
    ("oklab(0.7 -0.1 0.1)", 0.464890194, 0.69609215, 0.324368356, 1.0),
    ("oklch(70% 0.3 150)", -0.452648593, 0.796810821, -0.083914481, 1.0),
    ("oklch(0.6 80% 20deg / 0.4)", 1.044629139, -0.324361274, 0.108138084, 0.4),
    ("color(srgb 1.2 -0.2 0.5)", 1.2, -0.2, 0.5, 1.0),
    ("color(srgb-linear 0.2 0.5 1.5)", 0.484529204, 0.735356983, 1.194176535, 1.0),
    ("color(display-p3 1 0 0)", 1.093066362, -0.226741974, -0.150134581, 1.0),
    ("color(display-p3 0.2 0.5 0.9)", -0.083083331, 0.508137758, 0.929624576, 1.0),
    ("color(display-p3-linear 0.2 0.5 0.9)", 0.399499683, 0.743606625, 0.975514583, 1.0),
    ("color(a98-rgb 0.3 0.6 -0.1)", -0.191503224, 0.605637652, -0.154059251, 1.0),
    ("color(prophoto-rgb 0.02 0.5 0.7)", -0.640463311, 0.627751483, 0.778095448, 1.0),
    ("color(rec2020 0.3 0.5 0.8)", -0.275420586, 0.487699143, 0.817997819, 1.0),
    ("color(xyz 0.3 0.4 0.5)", 0.362413529, 0.722291319, 0.710842226, 1.0),
    ("color(xyz-d65 0.3 0.4 0.5)", 0.362413529, 0.722291319, 0.710842226, 1.0),
    ("color(xyz-d50 0.3 0.4 0.5)", 0.242578021, 0.7284549, 0.816796374, 1.0),
  ]) func everySpaceGivesKnownFigures(
    _ text: String, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) throws {
    let color = try ResolvedColor(css: text)
    #expect(abs(color.red - red) <= 2e-9, "\(color.red)")
    #expect(abs(color.green - green) <= 2e-9, "\(color.green)")
    #expect(abs(color.blue - blue) <= 2e-9, "\(color.blue)")
    #expect(abs(color.opacity - opacity) <= 1e-15)
  }

  /// Two ways to write one colour.
  @Test(arguments: [
    ("red", "#f00"), ("RebeccaPurple", "#663399"), ("transparent", "#0000"), ("Grey", "#808080"),
    ("lightgoldenrodyellow", "#fafad2"), ("#FF8800", "#f80"), ("  #f808\n", "#ff880088"),
    ("rgb(255, 128, 0)", "#ff8000"), ("RGBA(255 128 0)", "#ff8000"), ("rgb(1 2 3/.2)", "#01020333"),
    ("rgb(255,128,0,20%)", "#ff800033"), ("rgb( 100% 0 0 / 0.2 )", "#ff000033"),
    ("rgb(300 -10 0)", "#ff0000"), ("rgb(120%, -1%, 0%)", "#ff0000"),
    ("rgb(none none none)", "#000"),
    ("rgb(0 0 0 / none)", "#0000"), ("rgb(1%2%3%)", "rgb(1% 2% 3%)"), ("rgb(1+2-3)", "rgb(1 2 0)"),
    ("rgb(/* red */ 255 0 /**/ 0)", "#f00"), ("rgb(2.55e2 0 0)", "#f00"),
    ("rgb(+255 .0 -0)", "#f00"), ("rgb(calc(255 / 2 + 0.5) 0 0)", "rgb(128 0 0)"),
    ("hsl(calc(0.25turn + 30deg) 100% 50%)", "#0f0"), ("rgb(0, 0, 0, calc(10% * 5))", "#00000080"),
    ("hsl(120, 100%, 50%)", "#0f0"), ("hsl(120 100 50)", "#0f0"), ("hsla(480 100% 50%)", "#0f0"),
    ("hsl(120deg, 100%, 25%, 50%)", "#00800080"), ("hsl(0.5turn 100% 50%)", "#0ff"),
    ("hsl(400grad 100% 50%)", "#f00"), ("hsl(90 -50% 40%)", "hsl(0 0% 40%)"),
    ("hsl(none 100% 50%)", "#f00"), ("hwb(120 0% 0%)", "#0f0"), ("hwb(0 100% 100%)", "#808080"),
    ("hwb(none none none)", "#f00"), ("lab(100 0 0)", "#fff"), ("lab(200 0 0)", "#fff"),
    ("lab(-5% 0 0)", "#000"), ("lch(0 0 none)", "#000"), ("lch(50 -20 40)", "lch(50 0 0)"),
    ("lch(50% 100% 0.25turn)", "lab(50 0 150)"), ("oklab(100% 0 0)", "#fff"),
    ("oklab(1.5 0 0)", "#fff"), ("oklch(50% 100% 90)", "oklab(0.5 0 0.4)"),
    ("oklch(50% -1 90)", "oklab(0.5 0 0)"), ("color(srgb 100% 50% none)", "#ff8000"),
    ("color(SRGB 1 0.5 0/50%)", "#ff800080"), ("color(xyz 0 0 0)", "#000"),
    ("color(display-p3 1 1 1)", "#fff"), ("color(rec2020 1 1 1)", "#fff"),
    ("color(prophoto-rgb 1 1 1)", "#fff"), ("color(a98-rgb 1 1 1)", "#fff"),
  ]) func textsOfOneColor(_ text: String, _ same: String) throws {
    #expect(try ResolvedColor(css: text).hexText == ResolvedColor(css: same).hexText)
  }

  @Test func colorsOutsideTheGamutAreKept() throws {
    let color = try ResolvedColor(css: "color(display-p3 0 1 0)")
    #expect(!color.isInGamut)
    #expect(color.green > 1 && color.red < 0)
    #expect(color.hexText == "#00ff00")
  }

  @Test func allNamesAreRead() throws {
    #expect(try ResolvedColor(css: "aliceblue").hexText == "#f0f8ff")
    #expect(try ResolvedColor(css: "yellowgreen").hexText == "#9acd32")
    #expect(try ResolvedColor(css: "darkslategrey") == ResolvedColor(css: "darkslategray"))
  }

  /// What is wrong, and at which byte.
  @Test(arguments: [
    ("", 0), ("   ", 3), ("#", 0), ("#ff", 0), ("#ggg", 0), ("#fffff ", 0), ("#fff f", 5),
    ("#fffg", 4), ("rad", 0), ("red blue", 4), ("redd", 0), ("12", 0), ("rgb", 0),
    ("rgb (1 2 3)", 0),
    ("rgb(1 2)", 7), ("rgb(1 2 3", 9), ("rgb(1 2 3 4)", 10), ("rgb(1, 2 3)", 9),
    ("rgb(1 2, 3)", 7), ("rgb(1, 2, 3 / 4)", 12), ("rgb(1, 2%, 3)", 7), ("rgb(1, none, 3)", 7),
    ("rgb(1deg 2 3)", 4), ("rgb(1px 2 3)", 4), ("rgb(1 2 3 / 4deg)", 12), ("rgb(1 2 3) x", 11),
    ("rgb(1. 2 3)", 5), ("rgb(from red r g b)", 4), ("rgb(calc(1px) 2 3)", 4),
    ("rgb(calc(1 / 0) 2 3)", 4), ("rgb(calc(1 + 2%) 2 3)", 11), ("rgb(calc(1 2 3)", 11),
    ("hsl(10% 20% 30%)", 4), ("hsl(10, 20, 30%)", 8), ("hsl(10 20deg 30)", 7),
    ("hwb(1, 2%, 3%)", 5),
    ("lab(1, 2, 3)", 5), ("color(1 2 3)", 6), ("color(cmyk 1 2 3)", 6), ("color(srgb 1 2)", 14),
    ("color(srgb, 1, 2, 3)", 10), ("color(srgb 1deg 2 3)", 11), ("/* open", 0),
    ("color-mix(in srgb, red, blue)", 0), ("currentcolor", 0), ("rgb(1 2 3 / )", 12), ("-red", 0),
    ("lab(50 1e400 0)", 7), ("color(xyz 1e308 1e308 1e308)", 0), ("hsl(1e999 50% 50%)", 4),
    ("réd", 0), ("#１２３", 0), ("rgb(1\u{0}2 3)", 5),
  ]) func errorsNameTheirPlace(_ text: String, _ offset: Int) {
    let error = #expect(throws: ValueSyntaxError.self) { try ResolvedColor(css: text) }
    #expect(error?.offset == offset, "\(error?.description ?? "read")")
    #expect(error?.message.hasSuffix(".") == true)
  }

  @Test func noPieceOfATextTraps() {
    let texts = [
      "hsl(120deg 100% 25% / 50%)", "color(display-p3 -1e3 .5 none / none)", "#12345678",
      "rgb(255,128,0,20%)", "/* a */ oklch(70% 0.3 150grad)",
    ]
    for text in texts {
      let bytes = Array(text.utf8)
      for cut in 0...bytes.count {
        for byte in [0x00, 0x25, 0x2F, 0x28, 0x2E, 0x65, 0x80, 0xFF] as [UInt8] {
          let piece = String(decoding: bytes[..<cut] + [byte] + bytes[cut...], as: UTF8.self)
          for candidate in [piece, String(decoding: bytes[..<cut], as: UTF8.self)] {
            let color = try? ResolvedColor(css: candidate)
            #expect(color?.components(in: .srgbLinear).isFinite != false, "\(candidate)")
          }
        }
      }
    }
  }
}
