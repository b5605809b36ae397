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

  private func export(_ format: String, _ query: String = "tolerance=0.01") -> Reply {
    Routes().ask("/v1/export/\(format)?\(query)", .post, body: Self.wide)
  }

  private func maxError(_ reply: Reply) throws -> Double {
    let name = try #require(HTTPField.Name("Inbetween-Max-Error"))
    return try #require(reply.fields[name].flatMap(Double.init), "\(reply.text)")
  }

  @Test(arguments: ["css-keyframes", "waapi"])
  func formatsOfCSSWriteThem(_ format: String) throws {
    let reply = export(format)
    #expect(reply.text.contains("color(srgb 1.093 -0.227 -0.15)"), "\(reply.text)")
    #expect(reply.text.contains("#0000ff"))
    #expect(try maxError(reply) <= 0.01)
  }

  /// Read again, they move as the document does.
  @Test func whatCSSMixesOfThemIsTheMotion() throws {
    let imported = Routes().ask("/v1/import/css", .post, body: export("css-keyframes").text)
    let document = try #require(try imported.json()["document"] as? [String: Any])
    let body = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
    let compared = Routes().ask(
      "/v1/compare?tolerance=0.0101", .post, body: "{\"left\":\(Self.wide),\"right\":\(body)}")
    #expect(try compared.json()["pass"] as? Bool == true, "\(compared.text)")
  }

  /// In others the distance to what is written in their place is part of the error.
  @Test(arguments: ["motion", "gsap", "lottie"])
  func othersStateTheDistance(_ format: String) throws {
    let name = format == "lottie" ? "tolerance=0.01&map=color:color" : "tolerance=0.01"
    let error = try maxError(export(format, name))
    #expect(error > 0.22 && error < 0.3, "\(error)")
  }

  @Test(arguments: ["swiftui", "core-animation"])
  func numbersAreNotBound(_ format: String) throws {
    let query = "tolerance=0.01"
    #expect(try maxError(export(format, query)) <= 0.01)
  }

  /// A spring passes them on its way, and what is written is the nearest in sRGB.
  @Test func aSpringIsWrittenInside() throws {
    let document = ##"""
      {"kind":"animation","from":{"color":"#ff0000"},"to":{"color":"#0000ff"},"animation":"bouncy"}
      """##
    let reply = Routes().ask("/v1/export/css-keyframes", .post, body: document)
    #expect(!reply.text.contains("color(srgb"))
    #expect(try maxError(reply) < 0.02)
  }
}
