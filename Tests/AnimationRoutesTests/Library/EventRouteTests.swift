import Foundation
import HTTPNames
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Events of the library")
struct EventRouteTests {
  private let routes: Routes
  private static let beforeFirst = 1_795_000_000_000_000

  init() throws { routes = try Routes.withLibrary(holding: ["line": Fixtures.line]) }

  private func text(_ path: String, _ fields: HTTPFields = [:]) -> String {
    routes.ask(path, .get, fields).text
  }

  @Test func theFieldsKeepEverybodyFromHoldingEventsBack() {
    let reply = routes.ask("/v1/events", .get, [.acceptEncoding: "gzip"])
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == "text/event-stream")
    #expect(reply.fields[.cacheControl] == "no-store")
    #expect(reply.fields[HTTPField.Name("X-Accel-Buffering")!] == "no")
    #expect(reply.fields[.contentEncoding] == nil)
    #expect(routes.ask("/v1/events", .head).bytes.isEmpty)
  }

  /// Who waits for a whole answer would wait for ever.
  @Test func whoTakesNoEventsIsTold() {
    for accept in ["application/json", "application/json, text/event-stream;q=0"] {
      #expect(routes.ask("/v1/events", .get, [.accept: accept]).status == .notAcceptable)
    }
    for accept in ["text/event-stream", "*/*", "application/json, text/*;q=0.1"] {
      #expect(routes.ask("/v1/events", .get, [.accept: accept]).status == .ok)
    }
  }

  @Test func withoutAnIDTheyBeginNow() {
    #expect(text("/v1/events") == "retry: 2000\nid: \(Self.beforeFirst + 1)\n\n")
  }

  @Test func theyGoOnAfterAnID() {
    _ = routes.ask("/v1/animations/line", .delete)
    let told = """
      retry: 2000
      id: \(Self.beforeFirst)

      id: \(Self.beforeFirst + 1)
      event: revision
      data: {"name":"line","revision":1,"updated":"2026-11-21T06:25:07.125000Z"}

      id: \(Self.beforeFirst + 2)
      event: deleted
      data: {"name":"line","revision":1,"updated":"2026-11-21T06:25:07.125000Z"}


      """
    #expect(text("/v1/events?lastEventId=\(Self.beforeFirst)") == told)
    let field = HTTPFields(dictionaryLiteral: (.lastEventID, "\(Self.beforeFirst)"))
    #expect(text("/v1/events", field) == told)
    #expect(
      text("/v1/events?lastEventId=1", field) == told,
      "a client that comes again has the query of its start")
  }

  @Test func aNameHearsOfItselfAlone() throws {
    _ = routes.ask("/v1/animations/other", .put, body: Fixtures.bounce)
    _ = routes.ask("/v1/animations/later", .put, body: Fixtures.bounce)
    let told = text("/v1/animations/later/events?lastEventId=\(Self.beforeFirst)")
    #expect(told.components(separatedBy: "event: ").count == 2)
    #expect(told.contains("id: \(Self.beforeFirst + 3)\n"))
    #expect(routes.ask("/v1/animations/not.there.yet/events").status == .ok)
  }

  @Test(arguments: ["0", "x", "-1", "1795000000000002", "99999999999999999999", " 1", "1e3"])
  func anIDThatIsNotKnownIsRefused(_ id: String) throws {
    for path in ["/v1/events", "/v1/animations/line/events"] {
      let reply = routes.ask(path, .get, HTTPFields(dictionaryLiteral: (.lastEventID, id)))
      #expect(reply.status == .badRequest)
      #expect(try reply.json()["code"] as? String == "unknown-event")
    }
  }

  @Test func moreThanIsReadAtOnceIsToldInTheEnd() throws {
    for count in 1...250 {
      let document = Fixtures.line + String(repeating: " ", count: count)
      _ = routes.ask("/v1/animations/line", .put, body: document)
    }
    let told = text("/v1/events?lastEventId=\(Self.beforeFirst)")
    let ids = told.split(separator: "\n").filter { $0.hasPrefix("id: ") }.dropFirst()
    #expect(ids.count == 251)
    #expect(Array(ids) == ids.sorted())
  }
}
