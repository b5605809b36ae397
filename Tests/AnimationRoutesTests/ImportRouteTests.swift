import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

@Suite("Imports over HTTP")
struct ImportRouteTests {
  private let routes = Routes()
  private static let fade =
    #"{"keyframes":[{"opacity":0},{"opacity":1}],"timing":{"duration":300,"fill":"both"}}"#

  @Test func anImportAnswersADocument() throws {
    for format in ["waapi", "auto"] {
      let reply = routes.ask("/v1/import/\(format)", .post, body: Self.fade)
      #expect(reply.status == .ok)
      #expect(
        reply.text
          == #"{"document":{"kind":"animation","from":{"opacity":0},"to":{"opacity":1},"animation":{"type":"linear","duration":0.3}},"ignored":[],"maxError":0}"#
      )
    }
  }

  /// An export of a busy transform has some 120 matrices.
  @Test func aHundredMatricesAreImported() throws {
    let keyframes = (0...100).map { index in
      "\(index)% { transform: matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.001, \(index), 0, 0, 1); }"
    }
    let css = "@keyframes k { \(keyframes.joined()) } .a { animation: k 1s linear both; }"
    let reply = routes.ask("/v1/import/css", .post, body: css)
    #expect(reply.status == .ok, "\(reply.text)")
  }

  @Test func textsOfAnySortAreTaken() {
    for type in [
      "text/plain", "text/css; charset=utf-8", "application/json", "application/javascript",
    ] {
      let reply = routes.ask("/v1/import/auto", .post, body: Self.fade, [.contentType: type])
      #expect(reply.status == .ok, "\(type)")
    }
    let image = routes.ask("/v1/import/auto", .post, body: Self.fade, [.contentType: "image/png"])
    #expect(image.status == .unsupportedMediaType)
    let elsewhere = routes.ask("/v1/sample", .post, body: Self.fade, [.contentType: "text/css"])
    #expect(elsewhere.status == .unsupportedMediaType)
  }

  @Test func anUnknownFormatIsAnsweredWithTheList() {
    let reply = routes.ask("/v1/import/flash", .post, body: Self.fade)
    #expect(reply.status == .notFound)
    #expect(
      reply.text.contains("there are lottie, dtcg, figma, gsap, ") && reply.text.contains("auto."))
  }

  @Test(arguments: [
    ("/v1/import/flash", HTTPRequest.Method.post), ("/v1/export/flash", .post),
    ("/problems/flash", .get), ("/docs/flash.md", .get), ("/playground/flash.js", .get),
  ]) func whatIsNotThereIsToldBeforeTheQuery(_ path: String, _ method: HTTPRequest.Method) {
    #expect(routes.ask(path + "?x=1", method, body: Self.fade).status == .notFound)
  }

  @Test(arguments: [
    ("/v1/import/auto", HTTPRequest.Method.post), ("/problems/malformed", .get),
    ("/docs/library.md", .get), ("/playground/keys.js", .get),
  ]) func pathsWithoutParametersTakeNone(_ path: String, _ method: HTTPRequest.Method) throws {
    let reply = routes.ask(path + "?x=1", method, body: Self.fade)
    #expect(reply.status == .badRequest, "\(path)")
    #expect(try reply.errors().first?["parameter"] as? String == "x", "\(path)")
  }

  @Test func aDocumentOfAnotherToolNamesTheImport() throws {
    let reply = routes.ask("/v1/sample", .post, body: Self.fade)
    #expect(reply.status == .unprocessableContent)
    #expect(
      reply.text.contains("/v1/import/waapi, or inbetween import waapi, makes a document of it."))
  }

  @Test func limitsHold() {
    var limits = Limits.standard
    limits.maxBody = 50
    #expect(
      Routes(.init(limits: limits)).ask("/v1/import/auto", .post, body: Self.fade).status
        == .contentTooLarge)
    limits = .standard
    limits.maxKeyframes = 2
    #expect(
      Routes(.init(limits: limits)).ask(
        "/v1/import/auto", .post,
        body: #"{"keyframes":{"opacity":[0,1,0,1]},"timing":1000}"#
      ).status == .unprocessableContent)
    limits = .standard
    limits.maxWork = 100
    #expect(
      Routes(.init(limits: limits)).ask("/v1/import/auto", .post, body: Self.fade).status
        == .contentTooLarge)
  }
}
