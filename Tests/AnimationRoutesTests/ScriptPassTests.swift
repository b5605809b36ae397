import AnimationEngine
import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

/// That a script is completed once, rehearsed once and played once for one request.
@Suite struct ScriptPassTests {
  /// A script with a verb that shows properties of its own.
  private static let script = #"""
    {"kind":"scene","initial":{"x":0,"front.scale":1,"back.scale":1},
     "animations":[{"properties":["x"],"animation":{"type":"linear","duration":1}}],
     "events":[{"at":0,"set":{"x":1}},
      {"at":0.5,"swap":{"from":"front","to":"back","hide":true},"uikit":{"duration":0.6}}]}
    """#

  private static let once = ScriptPasses(completed: 1, rehearsed: 1, played: 1)

  @Test(arguments: [
    "/v1/sample?count=5", "/v1/sample?count=5&format=csv", "/v1/sample?tolerance=0.01",
    "/v1/validate", "/v1/export/waapi", "/v1/export/css-keyframes", "/v1/plot",
  ])
  func aRequestGoesThroughAScriptOnce(_ path: String) {
    let reply = Routes(Service()).ask(path, .post, body: Self.script)
    #expect(reply.status == .ok, "\(reply.text)")
    #expect(reply.passes == Self.once)
  }

  @Test func aScriptThatIsRefusedIsNotPlayed() {
    let wrong = Self.script.replacing(
      #"{"at":0.5,"#, with: ##"{"at":0.4,"remove":{"view":"nobody"}},{"at":0.5,"##)
    let reply = Routes(Service()).ask("/v1/sample", .post, body: wrong)
    #expect(reply.status == .unprocessableContent)
    #expect(reply.passes == ScriptPasses(completed: 1, rehearsed: 1))
  }

  @Test func whatIsNoScriptIsNotGoneThrough() {
    let reply = Routes(Service()).ask("/v1/sample?count=5", .post, body: Fixtures.line)
    #expect(reply.status == .ok)
    #expect(reply.passes == ScriptPasses())
  }
}
