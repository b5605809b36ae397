import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("Colours outside sRGB in exports")
struct ExportColorTests {
  /// A red of Display P3, whose green and blue are below 0 in sRGB.
  private static let wide = ##"""
    {"kind":"animation","from":{"color":{"color":"color(display-p3 1 0 0)","space":"display-p3"}},
     "to":{"color":{"color":"#0000ff"}},"animation":{"type":"easeInOut","duration":1}}
    """##

  private func export(
    _ format: String, _ query: String = "tolerance=0.01", of document: String = Self.wide
  ) -> Reply {
    Routes().ask("/v1/export/\(format)?\(query)", .post, body: document)
  }

  @Test(arguments: ["css-keyframes", "waapi"])
  func formatsOfCSSWriteThem(_ format: String) throws {
    let reply = export(format)
    #expect(reply.text.contains("color(srgb 1.093 -0.227 -0.15)"), "\(reply.text)")
    #expect(reply.text.contains("#0000ff"))
    #expect(try reply.maxError() <= 0.01)
  }

  /// At the time of a jump the value before it shows, so one that is jumped to shows right after it.
  @Test func whatIsJumpedToIsGivenToo() throws {
    let jump = """
      {"kind":"keyframes","initial":{"color":{"color":"black"}},"tracks":[{"property":"color","keyframes":[
       {"type":"linear","to":{"color":"white"},"duration":0.5},{"type":"move","to":{"color":"color(display-p3 1 0 0)"}},
       {"type":"linear","to":{"color":"black"},"duration":0.5}]}]}
      """
    #expect(export("css-keyframes", of: jump).text.contains("color(srgb 1.093 -0.227 -0.15)"))
    #expect(try export("lottie", of: jump).maxError() >= 0.226)
  }

  /// On its way the colour leaves sRGB; a keyframe of another property is no value of the colour.
  @Test(arguments: ["css-keyframes", "motion", "lottie", "svg"])
  func whatAnotherPropertyIsGivenSaysNothingOfAColor(_ format: String) throws {
    func colors(holdingFor hold: Double) -> Reply {
      export(
        format, "tolerance=0.02",
        of: ##"""
          {"kind":"keyframes","initial":{"color":"#063ed4","width":1},"tracks":[
           {"property":"color","keyframes":[
            {"type":"cubic","to":"#0743dd","duration":0.53},{"type":"cubic","to":"#3d1256","duration":0.12}]},
           {"property":"width","keyframes":[{"type":"hold","duration":\##(hold)},
            {"type":"linear","to":1.01,"duration":0.1}]}]}
          """##)
    }
    let (apart, together) = (colors(holdingFor: 0.29), colors(holdingFor: 0.53))
    #expect(!apart.text.contains("color(srgb"), "\(apart.text)")
    #expect(try apart.maxError() <= 0.02)
    #expect(try together.maxError() <= 0.02)
  }

  /// The spring shows more red than there is when the colour is set again.
  @Test func whatShowsWhenAColorIsSetIsNotGiven() throws {
    let interrupted = ##"""
      {"kind":"scene","initial":{"color":"#000000"},"events":[
       {"at":0,"set":{"color":"#ff9500"},"animation":{"type":"spring","duration":0.5,"bounce":0.6}},
       {"at":0.3,"set":{"color":"#000000"},"animation":"smooth"}]}
      """##
    #expect(!export("css-keyframes", of: interrupted).text.contains("color(srgb"))
    #expect(try export("lottie", of: interrupted).maxError() <= 0.01)
    let set = interrupted.replacing(
      ##""#000000"},"animation":"smooth""##,
      with: #"{"color":"color(display-p3 1 0 0)"}},"animation":"smooth""#)
    #expect(export("css-keyframes", of: set).text.contains("color(srgb"))
  }

  /// Scripts move the numbers of a text, so that all keyframes have the same.
  @Test(arguments: ["motion", "gsap"])
  func scriptsMoveTheirNumbers(_ format: String) throws {
    let reply = export(format, of: Self.wide.replacing("\"color\":{\"c", with: "\"tint\":{\"c"))
    #expect(reply.text.contains("color(srgb 1.093 -0.227 -0.15 / 1)"), "\(reply.text)")
    #expect(reply.text.contains("color(srgb 0 0 1 / 1)"))
    #expect(try reply.maxError() <= 0.01)
  }

  /// Motion leaves them to the browser, as it does with the background, whatever its colours are.
  @Test func motionLeavesColorsToTheBrowser() throws {
    let wide = export("motion")
    #expect(wide.text.contains(#"["color(srgb 1.093 -0.227 -0.15)", "#), "\(wide.text)")
    #expect(wide.text.contains("#0000ff"))
    let line = ##"""
      {"kind":"animation","from":{"background":{"color":"#ff0000","space":"srgb"}},
       "to":{"background":{"color":"#0000ff"}},"animation":{"type":"linear","duration":1}}
      """##
    let piece = ##"["#ff0000", "#0000ff"]"##
    #expect(export("motion", of: line).text.contains(piece))
    let own = line.replacing("background", with: "color")
    #expect(!export("motion", of: own).text.contains(piece))
  }

  /// Browsers leave out an opacity of 1, so that GSAP would miss a number.
  @Test func gsapReadsThemFromACustomProperty() {
    let text = export("gsap").text
    #expect(text.contains(#"elements.style.color = "var(--color)";"#), "\(text)")
    #expect(text.contains(#"{ "--color": "color(srgb"#))
  }

  /// Read again, they move as the document does, also where their opacity changes.
  @Test(
    arguments: [
      wide,
      fade(from: "#ff0000", to: "#00ff0000", in: "srgb"),
      fade(from: "#ff0000", to: "#00ff0000", in: "srgb-linear"),
      fade(from: "#ff0000", to: "#00ff0000", in: "css"),
      fade(from: "color(display-p3 1 0 0)", to: "color(display-p3 0 1 0 / 0)", in: "css"),
      fade(from: "color(display-p3 1 0 0)", to: "color(display-p3 0 1 0 / 0)", in: "oklab"),
    ], ["css-keyframes", "waapi", "motion", "gsap"])
  func whatPlayersMixIsTheMotion(_ document: String, _ format: String) throws {
    let exported = export(format, of: document)
    let own = try #require(format.split(separator: "-").first)
    let imported = Routes().ask("/v1/import/\(own)", .post, body: exported.text)
    let back = try #require(try imported.json()["document"] as? [String: Any], "\(imported.text)")
    let error = try #require(try imported.json()["maxError"] as? Double)
    let body = String(decoding: try JSONSerialization.data(withJSONObject: back), as: UTF8.self)
    let compared = Routes().ask(
      "/v1/compare?tolerance=\(0.0101 + error)", .post,
      body: "{\"left\":\(document),\"right\":\(body)}")
    #expect(try compared.json()["pass"] as? Bool == true, "\(compared.text)")
  }

  private static func fade(from start: String, to end: String, in space: String) -> String {
    #"{"kind":"animation","from":{"color":{"color":"\#(start)","space":"\#(space)"}},"#
      + #""to":{"color":{"color":"\#(end)"}},"animation":{"type":"easeInOut","duration":1}}"#
  }

  /// What rounding leaves of a colour with almost no opacity takes no keyframes.
  @Test func aColorFadesInFewKeyframes() {
    let document = Self.fade(
      from: "color(display-p3 1 0 0)", to: "color(display-p3 0 1 0 / 0)", in: "css")
    let lines = export("css-keyframes", of: document).text.split(separator: "\n")
    #expect(lines.count { $0.contains("%") } < 40)
  }

  @Test func phasesGiveThemToo() throws {
    let document = ##"""
      {"kind":"phases","phases":[{"values":{"color":{"color":"#000000","space":"oklab"}}},
       {"values":{"color":{"color":"color(display-p3 1 0 0)"}},"animation":{"type":"spring","bounce":0.2}}]}
      """##
    let reply = export("css-keyframes", of: document)
    #expect(reply.text.contains("color(srgb"), "\(reply.text)")
    #expect(try reply.maxError() <= 0.01)
  }

  /// In others the distance to what is written in their place is part of the error.
  @Test(arguments: ["svg", "lottie"])
  func othersStateTheDistance(_ format: String) throws {
    let error = try export(format).maxError()
    #expect(error > 0.22 && error < 0.3, "\(error)")
  }

  @Test(arguments: ["swiftui", "core-animation"])
  func numbersAreNotBound(_ format: String) throws {
    let query = "tolerance=0.01"
    #expect(try export(format, query).maxError() <= 0.01)
  }

  /// A spring passes them on its way, and what is written is the nearest in sRGB.
  @Test func aSpringIsWrittenInside() throws {
    let document = ##"""
      {"kind":"animation","from":{"color":"#ff0000"},"to":{"color":"#0000ff"},"animation":"bouncy"}
      """##
    let reply = Routes().ask("/v1/export/css-keyframes", .post, body: document)
    #expect(!reply.text.contains("color(srgb"))
    #expect(try reply.maxError() < 0.02)
  }
}
