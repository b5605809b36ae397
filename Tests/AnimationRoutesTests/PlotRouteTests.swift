import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("Plots of documents")
struct PlotRouteTests {
  private let routes = Routes()

  private func plot(
    _ query: String = "", _ document: String = Fixtures.bounce, _ fields: HTTPFields = [:]
  ) -> Reply {
    routes.ask("/v1/plot" + (query.isEmpty ? "" : "?" + query), .post, body: document, fields)
  }

  @Test func aDocumentGoesInAndAPictureComesOut() {
    let reply = plot()
    #expect(reply.status == .ok)
    #expect(reply.route == "/v1/plot")
    #expect(reply.fields[.contentType] == "image/svg+xml")
    #expect(reply.text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(reply.text.hasSuffix("</svg>\n"))
    #expect(reply.text.contains("<title>scale, rotation, offset, opacity over time</title>"))
    #expect(reply.valueCount == 481 * 5)
  }

  @Test func aPictureMayDrawAndNothingElse() {
    let policy = plot().fields[.contentSecurityPolicy]
    #expect(policy == "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    let export = routes.ask("/v1/export/svg", .post, body: Fixtures.bounce)
    #expect(export.fields[.contentSecurityPolicy] == policy)
    let code = routes.ask("/v1/export/gsap", .post, body: Fixtures.bounce)
    #expect(code.status == .ok && code.fields[.contentSecurityPolicy] == nil)
  }

  @Test func everyViewOfNumbersIsAPictureToo() {
    let sample = routes.ask("/v1/sample?format=svg", .post, body: Fixtures.bounce)
    #expect(sample.text == plot().text)
    let accept: HTTPFields = [.accept: "image/svg+xml"]
    #expect(routes.ask("/v1/sample", .post, body: Fixtures.bounce, accept).text == plot().text)
    #expect(routes.ask("/v1/sample?format=svg", .query, body: Fixtures.bounce).text == plot().text)
    for path in ["/v1/animation?type=bouncy", "/v1/curve?curve=ease"] {
      let reply = routes.ask(path, .get, accept)
      #expect(reply.status == .ok && reply.text.hasPrefix("<svg"), "\(path)")
      #expect(routes.ask(path + "&format=svg").text == reply.text)
      #expect(reply.fields[.eTag] != routes.ask(path).fields[.eTag])
      let tag = reply.fields[.eTag] ?? ""
      #expect(
        routes.ask(path, .get, [.accept: "image/svg+xml", .ifNoneMatch: tag]).status
          == .notModified)
    }
  }

  @Test func aPlotIsAPictureWhateverElseIsOffered() {
    #expect(plot("", Fixtures.line, [.accept: "text/html, image/*;q=0.5"]).status == .ok)
    #expect(plot("", Fixtures.line, [.accept: "application/json"]).status == .notAcceptable)
    #expect(plot("format=svg", Fixtures.line).status == .ok)
    #expect(plot("format=json", Fixtures.line).status == .badRequest)
  }

  @Test func aPartIsDrawn() {
    let words = "From 0.25 s to 0.5 s. x goes from 25 to 50, between 25 and 50."
    #expect(plot("start=0.25&end=0.5", Fixtures.line).text.contains("<desc>\(words)</desc>"))
    #expect(plot("times=0.25,0.5,0.3", Fixtures.line).text.contains("<desc>\(words)</desc>"))
  }

  @Test func theGridSaysWhichPointsAreDrawnThrough() {
    #expect(plot("fps=10").valueCount == 11 * 5)
    #expect(plot("count=7").valueCount == 7 * 5)
    #expect(plot("tolerance=0.01").status == .ok)
    #expect(plot("fps=4").text != plot().text)
  }

  @Test func velocitiesAndModelsAreDrawnWhenAskedFor() {
    #expect(plot("include=velocity").text.contains("velocity, per second"))
    #expect(!plot().text.contains("velocity, per second"))
    #expect(plot("include=model", Fixtures.line).text.contains("class=\"line model s0\""))
    #expect(routes.ask("/v1/curve?curve=ease&format=svg&include=velocity").text.contains("slope"))
  }

  @Test func aNamedDocumentIsCalledByItsName() {
    let named = Fixtures.line.replacing(
      "{\"kind\"", with: "{\"name\":\"A <b>\",\"kind\"", maxReplacements: 1)
    #expect(plot("", named).text.contains("<title>A &lt;b&gt;</title>"))
  }

  @Test func anEndlessDocumentNeedsAnEnd() throws {
    let reply = plot("", Fixtures.endless)
    #expect(reply.status == .badRequest)
    #expect(try reply.json()["code"] as? String == "unbounded")
    #expect(plot("end=3", Fixtures.endless).text.contains(">expand</text>"))
  }

  @Test func aBadDocumentIsRefusedAsEverywhere() throws {
    #expect(plot("", Fixtures.twoProblems).status == .unprocessableContent)
    #expect(plot("", "{").status == .badRequest)
    #expect(plot("fpss=1").status == .badRequest)
    #expect(routes.ask("/v1/plot", .put).status == .methodNotAllowed)
    #expect(routes.ask("/v1/plot", .put).fields[.allow] == "POST, GET, HEAD, OPTIONS")
  }

  /// A look at the whole text for each of the bands would take minutes.
  @Test func longTextsAreCutBeforeTheyAreDrawn() {
    let text = String(repeating: "n", count: 100_000)
    let picture = plot(
      "count=5000",
      #"""
      {"kind":"phases","cycles":1000,"phases":[
        {"values":{"p":{"discrete":"\#(text)"},"x":0},"animation":{"type":"linear","duration":0.1}},
        {"values":{"p":{"discrete":"b"},"x":1},"animation":{"type":"linear","duration":0.1}}]}
      """#)
    #expect(picture.status == .ok)
    #expect(picture.text.contains(text.prefix(80)) && !picture.text.contains(text.prefix(130)))
  }

  @Test func pointsAreCountedBeforeAnyWork() throws {
    let small = Routes(Service(limits: Limits(maxValues: 100)))
    let refused = small.ask("/v1/plot?fps=1000000000", .post, body: Fixtures.line)
    #expect(refused.status == .contentTooLarge)
    #expect(try refused.json()["setting"] as? String == "max-values")
    #expect(try refused.json()["actual"] as? Int == 1_000_000_001)
    #expect(small.ask("/v1/plot?count=100", .post, body: Fixtures.line).status == .ok)
    let wide = plot("count=40000000", Fixtures.line)
    #expect(wide.status == .contentTooLarge)
    #expect(try wide.json()["limit"] as? Int == 500_000)
  }
}
