import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

/// What exports write, imports read: the motion comes back within the error that the export states.
@Suite("Round trips")
struct RoundTripTests {
  private let routes = Routes()

  static let documents = [
    ##"{"kind":"animation","name":"throw","from":{"card.x":0,"card.opacity":0,"card.rotation":"0deg"},"to":{"card.x":100,"card.opacity":1,"card.rotation":"180deg"},"animation":"bouncy"}"##,
    #"{"kind":"animation","from":{"x":0,"y":5,"width":10},"to":{"x":100,"y":40,"width":50},"animation":{"type":"easeIn","duration":0.7}}"#,
    #"{"kind":"keyframes","name":"hop","initial":{"scale":1,"blur":0},"tracks":[{"property":"scale","keyframes":[{"type":"linear","to":1.5,"duration":0.3},{"type":"hold","duration":0.2},{"type":"spring","to":1}]},{"property":"blur","keyframes":[{"type":"move","to":4},{"type":"cubic","to":0,"duration":1}]}]}"#,
    #"{"kind":"scene","initial":{"a.x":0,"b.scaleX":1},"events":[{"at":0,"set":{"a.x":150},"animation":"spring"},{"at":0.2,"set":{"a.x":0,"b.scaleX":2},"animation":"spring"}]}"#,
    ##"{"kind":"animation","from":{"a.background":"#ff0000","lift":1,"list":[0,1,2],"at":{"x":0,"y":1},"transform":{"transform":"translateX(0px) rotate(0deg)"},"boxShadow":{"css":"0 0 0 black"}},"to":{"a.background":"#0000ff","lift":2,"list":[3,5,2],"at":{"x":9,"y":4},"transform":{"transform":"translateX(100px) rotate(90deg)"},"boxShadow":{"css":"0 4px 8px black"}},"animation":{"type":"easeOut","duration":1}}"##,
    #"{"kind":"keyframes","initial":{"label":{"discrete":"a"}},"tracks":[{"property":"label","keyframes":[{"type":"hold","duration":1},{"type":"move","to":{"discrete":"b"}},{"type":"hold","duration":1}]}]}"#,
  ]

  @Test(arguments: ["css-keyframes", "waapi", "motion", "gsap"], documents)
  func theMotionComesBack(_ format: String, _ document: String) throws {
    let export = routes.ask("/v1/export/\(format)?tolerance=0.01", .post, body: document)
    #expect(export.status == .ok)
    let stated = try export.maxError()
    let reader = format == "css-keyframes" ? "css" : format
    let answer = routes.ask("/v1/import/\(reader)", .post, body: export.text)
    #expect(answer.status == .ok, "\(reader): \(answer.text)")
    #expect(routes.ask("/v1/import/auto", .post, body: export.text).text == answer.text)
    let json = try answer.json()
    let imported = try #require(json["document"] as? [String: Any])
    let error = try #require(json["maxError"] as? Double)
    let body = try JSONSerialization.data(withJSONObject: [
      "left": JSONSerialization.jsonObject(with: Data(document.utf8)), "right": imported,
    ])
    let comparison = try routes.ask(
      "/v1/compare", .post, body: String(decoding: body, as: UTF8.self)
    ).json()
    #expect(comparison["onlyLeft"] as? [String] == [], "\(answer.text)")
    let worst = try #require(comparison["worst"] as? Double)
    // Colours are written as bytes, and jumps of CSS take a millionth.
    let rounding = document.contains("#") ? 1.0 / 510 : 1e-4
    #expect(
      worst <= stated + error + rounding,
      "\(format): \(worst) \(stated) \(answer.text.prefix(600))")
  }

  /// An export of a single progress comes back as the progress.
  @Test func anEasingComesBack() throws {
    let document =
      #"{"kind":"animation","from":{"value":0},"to":{"value":1},"animation":{"type":"easeInOut","duration":1}}"#
    let export = routes.ask("/v1/export/css-linear", .post, body: document)
    #expect(export.status == .ok, "\(export.text)")
    let answer = try routes.ask("/v1/import/css", .post, body: export.text).json()
    let imported = try #require(answer["document"] as? [String: Any], "\(answer)")
    let body = try JSONSerialization.data(withJSONObject: [
      "left": JSONSerialization.jsonObject(with: Data(document.utf8)), "right": imported,
    ])
    let comparison = try routes.ask(
      "/v1/compare", .post, body: String(decoding: body, as: UTF8.self)
    ).json()
    #expect(try #require(comparison["worst"] as? Double) <= 0.006, "\(export.text)")
  }
}
