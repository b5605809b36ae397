import Foundation
import Testing

@testable import AnimationEngine

/// The reference figures for colours, read from the files as they are.
private enum ColorVectors {
  struct Entry<Input: Decodable & Sendable, Expected: Decodable & Sendable>: Decodable, Sendable {
    var input: Input
    var expected: Expected
  }

  private struct Name: Decodable {
    var system: String
  }

  /// Every entry of a system. A file holds one object a line.
  static func entries<Input, Expected>(
    of system: String, in file: String
  ) throws -> [Entry<Input, Expected>] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Reference"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.compactMap { line in
      let data = Data(line.hasSuffix(",") ? line.dropLast().utf8 : line.utf8)
      guard data.first == UInt8(ascii: "{"),
        try JSONDecoder().decode(Name.self, from: data).system == system
      else { return nil }
      return try JSONDecoder().decode(Entry<Input, Expected>.self, from: data)
    }
  }
}

@Suite struct ColorVectorTests {
  private struct Resolved: Decodable {
    var colorSpace: String
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    /// The colour, by way of CSS for the space that is no ``ColorSpace``.
    func color() throws -> ResolvedColor {
      let names = ["sRGB": "srgb", "sRGBLinear": "srgb-linear", "displayP3": "display-p3"]
      let name = try #require(names[colorSpace])
      return try ResolvedColor(css: "color(\(name) \(red) \(green) \(blue) / \(opacity))")
    }
  }

  @Test func descriptionIsThatOfSwiftUI() throws {
    let entries: [ColorVectors.Entry<Resolved, String>] = try ColorVectors.entries(
      of: "Color.Resolved.description", in: "swiftui")
    #expect(entries.count == 9)
    for entry in entries {
      #expect(try entry.input.color().description == entry.expected)
    }
  }

  private struct HSB: Decodable {
    var hue: Double
    var saturation: Double
    var brightness: Double
  }

  @Test func hueSaturationAndBrightnessAreThoseOfSwiftUI() throws {
    let entries: [ColorVectors.Entry<HSB, [String: Double]>] = try ColorVectors.entries(
      of: "Color.hsb->srgb", in: "swiftui")
    #expect(entries.count == 6)
    for entry in entries {
      let input = entry.input
      let color = ResolvedColor(
        hue: input.hue, saturation: input.saturation, brightness: input.brightness)
      let components = ["red": color.red, "green": color.green, "blue": color.blue]
      #expect(entry.expected.count == 3)
      for (name, expected) in entry.expected {
        let actual = try #require(components[name])
        // A relative bound of 1.5e-8 at the size of a full component: 2/3 of a turn is rounded.
        #expect(abs(actual - expected) <= 1.4901161193847656e-08, "\(input) \(name)")
      }
    }
  }

  @Test(arguments: ReferenceFile.web.vectors(of: "color.js", kind: "sRGB to OKLab"))
  func okLabIsThatOfColorJS(_ vector: ReferenceVector) throws {
    let lab = try ResolvedColor(css: vector.input["color"].text).okLab
    for (number, expected) in zip([lab.lightness, lab.a, lab.b], vector.expected.numbers) {
      vector.check(number, for: expected)
    }
  }

  @Test(
    arguments: ReferenceFile.web.vectors(
      of: "color.js", kind: "sRGB to OKLCH (null = powerless hue)"))
  func okLCHIsThatOfColorJS(_ vector: ReferenceVector) throws {
    let polar = try ResolvedColor(css: vector.input["color"].text).okLCH
    vector.check(polar.lightness, for: vector.expected[0].double)
    vector.check(polar.chroma, for: vector.expected[1].double)
    #expect((polar.hue == nil) == (vector.expected[2] == .null))
    if let hue = polar.hue { vector.check(hue, for: vector.expected[2].double) }
  }

  @Test(
    arguments: ReferenceFile.web.vectors(
      of: "wpt-css-color", kind: "color, legacy pairs mix in sRGB, otherwise OKLab"))
  func twoColorsMixAsCSSMixesThem(_ vector: ReferenceVector) throws {
    try Self.checkMix(vector)
  }

  /// The properties of the group "property interpolation" that are one colour each.
  private static let colorProperties: Set<String> = [
    "color", "backgroundColor", "background-color", "fill", "floodColor", "stopColor",
  ]

  @Test(
    arguments: ReferenceFile.web.vectors(of: "web-animations-js", kind: "property interpolation")
      .filter { colorProperties.contains($0.input["property"].text) })
  func propertiesThatAreColorsMixAsCSSMixesThem(_ vector: ReferenceVector) throws {
    try Self.checkMix(vector)
  }

  @Test func allOfTheColorsAmongThePropertiesAreRead() {
    let colors = ReferenceFile.web.vectors(of: "web-animations-js", kind: "property interpolation")
      .filter { Self.colorProperties.contains($0.input["property"].text) }
    #expect(colors.count == 12)
  }

  /// Holds the mix of two colours against the one expected, on the screen: channels of eight bits,
  /// which may differ by one.
  private static func checkMix(_ vector: ReferenceVector) throws {
    // The initial value of a background is `transparent`.
    let texts = ["from", "to"].map { vector.input[$0].text }
      .map { $0 == "initial" ? "transparent" : $0 }
    let colors = try texts.map(MixedColor.init(css:))
    let mixed = ColorInterpolationSpace(for: colors, in: .css).mix(vector.input["progress"].double)
    let expected = try ResolvedColor(css: vector.expected.text)
    for (channel, other) in zip(mixed.bytes, expected.bytes) {
      #expect(abs(channel - other) <= 1, "\(mixed.hexText) is not \(expected.hexText)")
    }
  }

  @Test func okLabReadsWhatItGives() throws {
    for text in ["red", "#336699", "color(display-p3 0 1 0)", "white", "black"] {
      let color = try ResolvedColor(css: text)
      let lab = color.okLab
      let back = try ResolvedColor(css: "oklab(\(lab.lightness) \(lab.a) \(lab.b))")
      #expect(abs(back.red - color.red) <= 1e-7)
      #expect(abs(back.green - color.green) <= 1e-7)
      #expect(abs(back.blue - color.blue) <= 1e-7)
    }
  }
}
