import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

@Suite("Exports for Motion")
struct MotionExportTests {
  private func export(_ document: String) -> String {
    Routes().ask("/v1/export/motion", .post, body: document).text
  }

  private func change(_ from: String, _ to: String) -> String {
    export(
      #"{"kind":"animation","from":{"card.a":\#(from)},"to":{"card.a":\#(to)},"animation":{"type":"linear","duration":1}}"#
    )
  }

  /// Motion shows the last of texts that are plain numbers at once.
  @Test func plainNumbersAreNoTexts() {
    #expect(change("0", "9.5").contains(#"{ "--a": [0, 9.5] }"#))
    #expect(change(#"{"integer":0}"#, #"{"integer":9}"#).contains(#"{ "--a": ["#))
    #expect(change("[0]", "[9]").contains(#"{ "--a": [0, 9] }"#))
    #expect(change("[0,1]", "[9,1]").contains(#"{ "--a": ["0 1", "9 1"] }"#))
    #expect(change(#""0deg""#, #""9deg""#).contains(#"{ "--a": ["0deg", "9deg"] }"#))
    let width = #"{"kind":"animation","from":{"width":0},"to":{"width":9},"animation":"linear"}"#
    #expect(export(width).contains(#"{ "width": ["0px", "9px"] }"#))
  }

  /// Motion does not move texts without numbers, so that their places in a list are what moves.
  @Test func valuesThatSwitchArePlacesInAList() throws {
    let text = export(
      """
      {"kind":"keyframes","initial":{"card.icon":{"discrete":"play"}},"tracks":[{"property":"card.icon",
       "keyframes":[{"type":"hold","duration":0.5},{"type":"move","to":{"discrete":"a \\"b\\""}},
       {"type":"hold","duration":0.5}]}]}
      """)
    let code = """
          animate(0, [0, 0, 1, 1], {
            duration: 1, times: [0, 0.5, 0.5, 1], ease: "linear",
            onUpdate: (place) => elements["card"].style.setProperty("--icon", ["play", "\\"a \\\\\\"b\\\\\\"\\""][place]),
          })
      """
    #expect(text.contains(code), "\(text)")
    #expect(!text.contains("steps("))
    let back = try Routes().ask("/v1/import/motion", .post, body: text).json()
    let document = try #require(back["document"] as? [String: Any])
    let initial = try #require(document["initial"] as? [String: Any])
    #expect(initial["card.icon"] as? [String: String] == ["discrete": "play"], "\(back)")
  }

  @Test func visibilitySwitches() throws {
    let text = export(
      #"{"kind":"animation","from":{"card.visibility":{"css":"visible"}},"#
        + #""to":{"card.visibility":{"css":"hidden"}},"animation":{"type":"linear","duration":1}}"#)
    #expect(text.contains("animate(0, [1, 1, 0], {"), "\(text)")
    #expect(text.contains(#"setProperty("visibility", ["hidden", "visible"][place])"#), "\(text)")
    let back = try Routes().ask("/v1/import/motion", .post, body: text).json()
    let document = try #require(back["document"] as? [String: Any])
    #expect("\(document)".contains("card.visibility"), "\(back)")
  }
}
