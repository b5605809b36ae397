import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

@Suite("Exports for GSAP")
struct GSAPExportTests {
  private let routes = Routes()

  private func export(_ from: String, _ to: String) -> Reply {
    let document =
      #"{"kind":"animation","from":{\#(from)},"to":{\#(to)},"animation":{"type":"linear","duration":1}}"#
    return routes.ask("/v1/export/gsap", .post, body: document)
  }

  @Test func aRotationKeepsItsTurns() {
    let text = export(#""card.rotation":"0deg""#, #""card.rotation":"720deg""#).text
    #expect(text.contains("set(elements[\"card\"], { rotation: 0 }"))
    #expect(text.contains("{ rotation: 720, duration: 1"))
  }

  /// GSAP reads the matrix of a `transform`, in which two whole turns are none.
  @Test func aTransformKeepsItsTurnsAsACustomProperty() throws {
    let from = #""card.transform":{"transform":"rotate(0deg)"}"#
    let to = #""card.transform":{"transform":"rotate(720deg)"}"#
    let text = export(from, to).text
    #expect(text.contains(#"elements["card"].style.transform = "var(--transform)";"#))
    #expect(text.contains(#"{ "--transform": "rotate(720deg)", duration: 1"#))
    #expect(!text.contains(#""transform":"#))
    let back = try routes.ask("/v1/import/gsap", .post, body: text).json()
    let document = try #require(back["document"] as? [String: Any])
    let end = (document["to"] as? [String: Any])?["card.transform"] as? [String: String]
    #expect(end == ["transform": "rotate(720deg)"], "\(back)")
  }

  /// Each rounded by itself, they would end 0.1 µs early, in which such lines move by a tenth of a pixel.
  @Test func theDurationsOfPiecesAddUp() throws {
    let keyframes = (1...1000).map { index in
      #"{"type":"linear","to":\#(index % 2 * 100),"duration":\#(1.0 / 7000)}"#
    }
    let list = keyframes.joined(separator: ",")
    let document =
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[\#(list)]}]}"#
    let text = routes.ask("/v1/export/gsap", .post, body: document).text
    let durations = text.matches(of: /duration: (?<seconds>[0-9.]+)/).compactMap {
      Double($0.seconds)
    }
    #expect(durations.count == 1000)
    #expect(abs(durations.reduce(0, +) - 1.0 / 7) < 1e-11)
  }

  @Test func aTransformBesideItsPartsIsRefused() throws {
    let reply = export(
      #""a.x":0,"b.x":0,"b.transform":{"transform":"rotate(0deg)"}"#,
      #""a.x":9,"b.x":9,"b.transform":{"transform":"rotate(90deg)"}"#)
    let problem = try #require(try reply.errors().first)
    #expect(problem["code"] as? String == "not-expressible")
    #expect((problem["message"] as? String)?.contains("GSAP writes \"x\"") == true)
    let apart = export(
      #""a.x":0,"b.transform":{"transform":"rotate(0deg)"}"#,
      #""a.x":9,"b.transform":{"transform":"rotate(90deg)"}"#)
    #expect(apart.status == .ok)
  }

  /// GSAP rounds a length to whole pixels unless told otherwise.
  @Test(arguments: [
    (#""card.width":0"#, #""card.width":9.5"#, #""width": "9.5px", autoRound: false"#),
    (
      #""card.letterSpacing":{"css":"0px"}"#, #""card.letterSpacing":{"css":"0.5px"}"#,
      #""letterSpacing": "0.5px", autoRound: false"#
    ),
  ])
  func aLengthKeepsItsFractions(_ from: String, _ to: String, _ tween: String) throws {
    let text = export(from, to).text
    #expect(text.contains("{ \(tween), duration: 1"), "\(text)")
    let back = routes.ask("/v1/import/gsap", .post, body: text)
    #expect(try back.json()["ignored"] as? [String] == [], "\(back.text)")
    let number = export(#""card.glow":0"#, #""card.glow":9.5"#).text
    #expect(!number.contains("autoRound"), "\(number)")
  }

  /// The corners it rounds all the same, and an origin it does not move.
  @Test(arguments: [
    (#""cornerRadius":0"#, #""cornerRadius":9.5"#, "borderRadius", "--border-radius"),
    (
      #""transformOrigin":{"css":"0px 0px"}"#, #""transformOrigin":{"css":"9px 5px"}"#,
      "transformOrigin", "--transform-origin"
    ),
    (#""padding":{"css":"0px"}"#, #""padding":{"css":"9.5px"}"#, "padding", "--padding"),
  ])
  func whatItMisreadsIsACustomProperty(
    _ from: String, _ to: String, _ name: String, _ variable: String
  ) throws {
    let text = export(from, to).text
    #expect(text.contains(#"elements.style.\#(name) = "var(\#(variable))";"#), "\(text)")
    #expect(text.contains(#"{ "\#(variable)": "9"#) && !text.contains(#"{ "\#(name)":"#))
    let back = try routes.ask("/v1/import/gsap", .post, body: text).json()
    let document = try #require(back["document"] as? [String: Any])
    let names = (document["to"] as? [String: Any])?.keys.map { String($0) }
    #expect(names == [name == "borderRadius" ? "cornerRadius" : name], "\(back)")
  }

  /// A name of CSS is a text of whoever wrote the document.
  @Test func aNameIsNoCode() {
    let text = export(
      #""color;alert(1)//":{"css":"color(display-p3 0 1 0)"}"#,
      #""color;alert(1)//":{"css":"red"}"#
    ).text
    #expect(
      text.contains(#"elements.style["color;alert(1)//"] = "var(--color-alert-1)";"#), "\(text)")
  }
}
