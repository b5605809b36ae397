import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

/// Documents of many columns: what is asked of each must not take a walk through all of them, which
/// would take minutes here.
@Suite("Answers of many columns")
struct ManyColumnRouteTests {
  private let count = 400

  private func list(_ count: Int, _ entry: (Int) -> String) -> String {
    (0..<count).map(entry).joined(separator: ",")
  }

  /// The members of many vectors of 64 numbers.
  private func vectors(_ number: Int) -> String {
    let vector = "[\(list(64) { _ in "\(number)" })]"
    return list(count) { "\"p\($0)\":\(vector)" }
  }

  @Test func theErrorOfATableKnowsWhichOfThemAreTexts() throws {
    let document = """
      {"kind":"animation","from":{\(vectors(0))},"to":{\(vectors(1))},"animation":"linear"}
      """
    let reply = Routes().ask("/v1/export/csv", .post, body: document)
    #expect(reply.status == .ok)
    #expect(try reply.maxError() < 1e-9)
  }

  @Test func dotsOfAPlotKnowWhoseTheyAre() throws {
    let frames = list(1000) { index in
      "{\"type\":\"linear\",\"to\":[\(list(8) { _ in "\(index % 3)" })],\"duration\":0.1}"
    }
    let document = """
      {"kind":"keyframes","initial":{"a":[\(list(8) { _ in "0" })],\(vectors(0))},
       "tracks":[{"property":"a","keyframes":[\(frames)]}]}
      """
    #expect(Routes().ask("/v1/plot", .post, body: document).status == .ok)
  }

  /// Each jump is found by sixty-four looks.
  @Test func jumpsOfAnEasingAreLookedForInOneColumn() throws {
    func members(_ number: Int) -> String { list(4000) { "\"p\($0)\":\(number)" } }
    let points = list(20_000) { "[\($0),\(Double($0 * 7919 % 1000) / 1000)]" }
    let document = """
      {"kind":"animation","from":{\(members(0))},"to":{\(members(1))},
       "animation":{"type":"custom","points":[\(points)]}}
      """
    let reply = Routes().ask("/v1/export/css-linear", .post, body: document)
    #expect([.ok, .contentTooLarge].contains(reply.status))
  }
}
