import AnimationEngine
import TestSupport
import Testing

@Suite struct MixedColorTests {
  @Test(arguments: [
    ("red", true), ("#FF8000", true), ("transparent", true), ("rgb(1 2 3 / 0.5)", true),
    ("rgba(1,2,3,0.1)", true), ("hsl(120 100% 25%)", true), ("HWB(10 20% 30%)", true),
    ("color(srgb 1 0 0)", false), ("lab(50 1 2)", false), ("lch(50 1 2)", false),
    ("oklab(0.5 0 0)", false), ("oklch(0.5 0.1 20)", false), ("color(display-p3 1 0 0)", false),
  ]) func theFormSaysWhetherAColorIsLegacy(_ text: String, _ isLegacy: Bool) throws {
    let color = try MixedColor(css: text)
    #expect(color.isLegacy == isLegacy)
    #expect(try color.color == ResolvedColor(css: text))
  }

  @Test(arguments: [
    "red", "#ff800080", "#12345678", "rgb(1.5 2 3)", "rgb(10% 20% 30% / 12%)", "hsl(33 20% 51%)",
    "hsl(-90 120% 50%)", "hwb(77 3% 9% / 0.123)", "hsl(none 50% 50%)", "color(srgb 0.1 0.2 0.3)",
    "color(srgb 0.1 1e-7 -3 / 0.7)", "oklch(0.7 0.1 20)", "oklch(none 0.1 20)",
    "lab(50 20 none / none)", "color(display-p3 0 1 0)", "rgb(0 none 0)",
  ]) func theTextReadsBackAsTheSameColor(_ text: String) throws {
    let color = try MixedColor(css: text)
    let back = try MixedColor(css: color.cssText)
    #expect(back == color, "\(color.cssText)")
    #expect(back.cssText == color.cssText)
  }

  @Test func colorsThatAreWrittenDifferentlyAreOne() throws {
    #expect(try MixedColor(css: "red") == MixedColor(css: "#F00"))
    #expect(try MixedColor(css: "rgb(255 0 0)") == MixedColor(css: "hsl(0 100% 50%)"))
    #expect(try MixedColor(css: "red") != MixedColor(css: "color(srgb 1 0 0)"))
    #expect(try MixedColor(css: "color(srgb 1 none 0)") != MixedColor(css: "color(srgb 1 0 0)"))
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    #expect(try MixedColor(css: "red") == MixedColor(red, isLegacy: true))
    #expect(try MixedColor(css: "color(srgb 1 0 0)") == MixedColor(red, isLegacy: false))
  }

  @Test func aColorOfNumbersHasAText() throws {
    let color = ResolvedColor(red: 0.1, green: 0.25, blue: 1, opacity: 0.5)
    #expect(MixedColor(color, isLegacy: false).cssText == "color(srgb 0.1 0.25 1.0 / 0.5)")
    let legacy = try MixedColor(css: MixedColor(color, isLegacy: true).cssText)
    #expect(legacy.isLegacy)
    #expect(abs(legacy.color.red - 0.1) <= 1e-15)
  }

  @Test func whatIsNoColorIsRefusedAtItsPlace() {
    let error = #expect(throws: ValueSyntaxError.self) { try MixedColor(css: "rgb(1 2)") }
    #expect(error?.offset == 7)
  }
}
