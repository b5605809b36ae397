import AnimationDocuments
import AnimationLibrary
import HTTPNames
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Hostile requests to the library")
struct HostileLibraryTests {
  private let routes: Routes

  init() throws { routes = try Routes.withLibrary(holding: ["line": Fixtures.line]) }

  @Test func listsOfTagsAsLongAsAHeadAllowsAreRead() {
    let tags = Array(repeating: "\"0\"", count: 4000).joined(separator: ",")
    let none = routes.ask("/v1/animations/line", .put, body: Fixtures.line, [.ifMatch: tags])
    #expect(none.status == .preconditionFailed)
    let one = routes.ask(
      "/v1/animations/line", .put, body: Fixtures.bounce, [.ifMatch: tags + ",\"1\""])
    #expect(one.status == .ok)
    let commas = String(repeating: ",", count: 16_000)
    let empty = routes.ask("/v1/animations/line", .put, body: Fixtures.line, [.ifMatch: commas])
    #expect(empty.status == .badRequest)
  }

  @Test func aFieldOnSeveralLinesIsOneList() {
    var fields: HTTPFields = [:]
    fields.append(HTTPField(name: .ifMatch, value: "\"9\""))
    fields.append(HTTPField(name: .ifMatch, value: "\"1\""))
    let reply = routes.ask("/v1/animations/line", .put, body: Fixtures.bounce, fields)
    #expect(reply.status == .ok)
  }

  @Test func aDocumentOverTheLimitIsNotKept() throws {
    let store = InMemoryStore(now: 0)
    let small = Routes(
      Service(limits: Limits(maxBody: 100), library: ServedLibrary(store: store) { 0 }))
    let reply = small.ask(
      "/v1/animations/a", .put, body: Fixtures.bounce, [.contentLength: "1000"])
    #expect(reply.status == .contentTooLarge)
    #expect(try store.latestChange() == ChangeNumber(0))
  }

  @Test func whatIsRefusedIsNeverKept() throws {
    let deep = String(repeating: "[", count: 5000)
    for body in ["", "null", "[]", "\u{FEFF}{}", deep, "{\"kind\":\"scene\"", Fixtures.twoProblems]
    {
      let reply = routes.ask("/v1/animations/bad", .put, body: body)
      #expect([400, 422].contains(reply.status.code), "\(body.prefix(20))")
    }
    #expect(routes.ask("/v1/animations/bad").status == .notFound)
  }

  /// Paths, queries and fields out of pieces that mean something somewhere: nothing that is sent is the
  /// fault of the service, and every refusal says what it is.
  @Test(arguments: 0..<8) func nothingBreaksIt(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "line", "a", "/", "?", "&", "=", "%", "%00", "%2F", "..", "revision", "1", "-1", "limit",
      "cursor", "bmE", "prefix", "sample", "export", "waapi", "events", "revisions", "lastEventId",
      "*", "\"1\"", "W/\"1\"", ",", " ", "\u{E9}", "999999999999999999999", "format", "csv",
    ]
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    let methods: [HTTPRequest.Method] = [.get, .head, .put, .delete, .post, .options]
    for _ in 0..<400 {
      let path = "/v1/animations" + (Bool.random(using: &random) ? "/" : "") + text(6)
      var fields: HTTPFields = [:]
      for name in [HTTPField.Name.ifMatch, .ifNoneMatch, .lastEventID, .accept]
      where Bool.random(using: &random) {
        fields[name] = text(4)
      }
      let method = methods.randomElement(using: &random) ?? .get
      let reply = routes.ask(path, method, body: method == .put ? Fixtures.line : "", fields)
      #expect(reply.status.code < 500, "\(method) \(path) \(fields)")
      if reply.status.code >= 400, method != .head {
        #expect(try reply.json()["code"] as? String != nil, "\(method) \(path)")
      }
    }
  }
}
