import AnimationEngine
import Foundation
import Testing

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

  private struct Conversion: Decodable {
    var kind: String
    var color: String
  }

  @Test func okLabIsThatOfColorJS() throws {
    let entries: [ColorVectors.Entry<Conversion, [Double?]>] = try ColorVectors.entries(
      of: "color.js", in: "web")
    #expect(entries.count == 6)
    for entry in entries {
      let color = try ResolvedColor(css: entry.input.color)
      let actual: [Double?]
      switch entry.input.kind {
      case "sRGB to OKLab": actual = [color.okLab.lightness, color.okLab.a, color.okLab.b]
      case "sRGB to OKLCH (null = powerless hue)":
        actual = [color.okLCH.lightness, color.okLCH.chroma, color.okLCH.hue]
      default:
        Issue.record("unknown kind \(entry.input.kind)")
        continue
      }
      #expect(actual.count == entry.expected.count)
      for (actual, expected) in zip(actual, entry.expected) {
        #expect((actual == nil) == (expected == nil))
        #expect(abs((actual ?? 0) - (expected ?? 0)) <= 5e-5, "\(entry.input)")
      }
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
