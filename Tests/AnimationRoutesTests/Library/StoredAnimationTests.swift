import AnimationDocuments
import AnimationEngine
import AnimationLibrary
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Documents under names")
struct StoredAnimationTests {
  private let routes: Routes

  init() throws { routes = try Routes.withLibrary() }

  private func put(_ document: String, _ fields: HTTPFields = [:]) -> Reply {
    routes.ask("/v1/animations/button.press", .put, body: document, fields)
  }

  @Test func aNewNameIsCreatedAndSaysWhereItIs() throws {
    let reply = put(Fixtures.line)
    #expect(reply.status == .created)
    #expect(reply.fields[.location] == "/v1/animations/button.press")
    #expect(reply.fields[.eTag] == "\"1\"")
    #expect(
      reply.text
        == #"{"name":"button.press","revision":1,"kind":"animation","duration":1,"#
        + #""updated":"2026-11-21T06:25:07.125000Z"}"#)
  }

  @Test func anotherDocumentIsTheNextRevision() {
    _ = put(Fixtures.line)
    let reply = put(Fixtures.endless)
    #expect(reply.status == .ok)
    #expect(reply.fields[.eTag] == "\"2\"")
    #expect(reply.fields[.location] == nil)
    #expect(reply.text.contains(#""kind":"phases","duration":null"#))
  }

  @Test func theSameBytesAreNoNewRevision() {
    _ = put(Fixtures.line)
    #expect(put(Fixtures.line).fields[.eTag] == "\"1\"")
    #expect(put(Fixtures.line + " ").fields[.eTag] == "\"2\"")
  }

  @Test func theBytesComeBackAsTheyWereSent() {
    let document = "  " + Fixtures.line + "\n\n" + String(repeating: " ", count: 4000)
    _ = put(document)
    let reply = routes.ask(
      "/v1/animations/button.press", .get, [.acceptEncoding: "gzip"])
    #expect(reply.text == document)
    #expect(reply.fields[.contentType] == "application/json")
    #expect(reply.fields[.contentEncoding] == nil)
    #expect(reply.fields[.cacheControl] == "no-cache")
    #expect(reply.fields[.eTag] == "\"1\"")
  }

  @Test func whoRefusesWhatWasSentIsToldSo() {
    _ = put(Fixtures.line)
    let reply = routes.ask(
      "/v1/animations/button.press", .get, [.acceptEncoding: "gzip, identity;q=0"])
    #expect(reply.status == .notAcceptable)
  }

  @Test func headIsGetWithoutTheBody() {
    _ = put(Fixtures.line)
    let head = routes.ask("/v1/animations/button.press", .head)
    #expect(head.fields == routes.ask("/v1/animations/button.press").fields)
    guard case .none(let length) = head.body else {
      Issue.record("HEAD has a body")
      return
    }
    #expect(length == Fixtures.line.utf8.count)
  }

  @Test func anEarlierRevisionMayBeKeptForEver() {
    _ = put(Fixtures.line)
    _ = put(Fixtures.bounce)
    let reply = routes.ask("/v1/animations/button.press?revision=1")
    #expect(reply.text == Fixtures.line)
    #expect(reply.fields[.eTag] == "\"1\"")
    #expect(reply.fields[.cacheControl] == "public, max-age=31536000, immutable")
  }

  @Test(arguments: ["\"1\"", "W/\"1\"", "*", " \"9\" , \"1\"", ",\"1\","])
  func whoHasTheRevisionGetsNoDocument(_ field: String) {
    _ = put(Fixtures.line)
    let reply = routes.ask("/v1/animations/button.press", .get, [.ifNoneMatch: field])
    #expect(reply.status == .notModified)
    #expect(reply.bytes.isEmpty)
    #expect(reply.fields[.eTag] == "\"1\"")
    #expect(reply.fields[.cacheControl] == "no-cache")
  }

  @Test(arguments: ["\"2\"", "\"01\"", "1", "\"1-gzip\""])
  func anyOtherTagGetsTheDocument(_ field: String) {
    _ = put(Fixtures.line)
    let reply = routes.ask("/v1/animations/button.press", .get, [.ifNoneMatch: field])
    #expect(reply.status == .ok)
  }

  @Test func whatIsDeletedIsGone() {
    _ = put(Fixtures.line)
    let reply = routes.ask("/v1/animations/button.press", .delete)
    #expect(reply.status == .noContent)
    #expect(reply.bytes.isEmpty)
    for path in ["", "?revision=1", "/revisions", "/sample", "/plot?revision=1"] {
      #expect(routes.ask("/v1/animations/button.press\(path)").status == .notFound, "\(path)")
    }
    #expect(routes.ask("/v1/animations/button.press", .delete).status == .notFound)
    #expect(put(Fixtures.line).fields[.eTag] == "\"2\"")
  }

  @Test func anInvalidDocumentIsNotKept() throws {
    let reply = put(Fixtures.twoProblems)
    #expect(reply.status == .unprocessableContent)
    #expect(try reply.errors().count == 2)
    #expect(put("{").status == .badRequest)
    #expect(routes.ask("/v1/animations/button.press").status == .notFound)
  }

  @Test func anotherTypeOrCodingIsRefusedWithWhatIsRead() {
    let type = put(Fixtures.line, [.contentType: "text/plain"])
    #expect(type.status == .unsupportedMediaType)
    #expect(type.fields[.accept] == "application/json, application/*+json")
    #expect(put(Fixtures.line, [.contentEncoding: "gzip"]).status == .unsupportedMediaType)
  }

  @Test func aPartIsNotKeptAsTheWhole() throws {
    let reply = put(Fixtures.line, [.contentRange: "bytes 0-9/200"])
    #expect(reply.status == .badRequest)
    #expect(reply.text.contains("Content-Range"))
    #expect(routes.ask("/v1/animations/button.press").status == .notFound)
  }

  @Test(arguments: [
    "Button", "-a", ".a", "a%20b", "a%2Fb", "%C3%A4", "a..%00", String(repeating: "a", count: 129),
  ])
  func aNameThatIsNoneIsRefusedWithTheRule(_ name: String) throws {
    for (method, body) in [(HTTPRequest.Method.get, ""), (.put, Fixtures.line), (.delete, "")] {
      let reply = routes.ask("/v1/animations/\(name)", method, body: body)
      #expect(reply.status == .badRequest)
      #expect(try reply.errors().first?["parameter"] as? String == "name")
      #expect(reply.text.contains("a-z 0-9 . _ -"))
    }
  }

  @Test func aLongestNameIsOne() {
    let name = String(repeating: "a", count: 128)
    #expect(routes.ask("/v1/animations/\(name)", .put, body: Fixtures.line).status == .created)
    #expect(routes.ask("/v1/animations/\(name)/sample?count=2").status == .ok)
  }

  @Test(arguments: ["0", "-1", "1.5", "x", "", "99999999999999999999", "1&revision=1"])
  func aRevisionThatIsNoneIsRefused(_ text: String) throws {
    _ = put(Fixtures.line)
    for path in ["", "/sample", "/validate", "/export/css-linear"] {
      let reply = routes.ask("/v1/animations/button.press\(path)?revision=\(text)")
      #expect(reply.status == .badRequest, "\(path)")
      #expect(try reply.errors().first?["parameter"] as? String == "revision", "\(path)")
    }
  }

  @Test func aWriteTakesNoParameters() throws {
    #expect(
      routes.ask("/v1/animations/a?revision=1", .put, body: Fixtures.line).status == .badRequest)
    _ = put(Fixtures.line)
    #expect(routes.ask("/v1/animations/button.press?revision=1", .delete).status == .badRequest)
  }
}

@Suite("A library that cannot be used")
struct UnusableLibraryTests {
  @Test func withoutALibraryItsPlacesAreUnavailableAndAllOthersAreNot() throws {
    let reply = Routes().ask("/v1/animations")
    #expect(reply.status == .serviceUnavailable)
    #expect(try reply.json()["reason"] as? String == "library")
    #expect(reply.fields[.retryAfter] != nil)
    #expect(Routes().ask("/v1/sample", .post, body: Fixtures.line).status == .ok)
  }

  @Test func aClosedStoreIsUnavailableAndTheLogSaysWhy() throws {
    let routes = try Routes.withLibrary(holding: ["line": Fixtures.line])
    routes.service.library?.store.close()
    let reply = routes.ask("/v1/animations/line")
    #expect(reply.status == .serviceUnavailable)
    #expect(try reply.json()["reason"] as? String == "library")
    #expect(reply.remark == "The library is closed.")
    #expect(!reply.text.contains("The library is closed."))
  }

  @Test func aFullLibraryIsToldToTheLogToo() {
    guard case .refused(let refusal, let remark) = LibraryFailure(StoreError.full) else {
      Issue.record("a document is blamed")
      return
    }
    #expect(refusal.reason == "library-full")
    #expect(remark?.contains("no room") == true)
  }

  @Test(arguments: [
    ("/v1/animations", 1), ("/v1/animations/line/sample?count=2", 1), ("/v1/events", 1),
    ("/v1/curve?curve=ease", 0),
  ])
  func nobodyElseWaitsWhileItAnswers(_ path: String, _ count: Int) throws {
    let routes = try Routes.withLibrary(holding: ["line": Fixtures.line])
    let workers = AwayCount()
    let reply = routes.reply(to: .make(path), id: "test", RouteWork(workers: workers))
    #expect(reply.status == .ok)
    #expect(workers.count.withLock { $0 } == count)
  }

  @Test func aClosedLibraryNamesTheFlagBeforeABodyIsRead() throws {
    let routes = try Routes.withLibrary(access: .closed)
    for (path, method) in [
      ("/v1/animations", HTTPRequest.Method.get), ("/v1/animations/a", .put), ("/v1/events", .get),
      ("/v1/animations/a/sample", .get),
    ] {
      let head = HTTPRequest.make(path, method, [.contentLength: "1000"])
      guard case .refuse(let reply, _) = routes.admission(of: head, id: "test") else {
        Issue.record("\(path) is admitted")
        continue
      }
      #expect(reply.status == .forbidden)
      #expect(try reply.json()["code"] as? String == "library-needs-tokens")
      #expect(reply.text.contains("--tokens-file"))
    }
    #expect(routes.ask("/v1/sample", .post, body: Fixtures.line).status == .ok)
    #expect(routes.ask("/v1/animations", .options).status == .noContent)
  }
}

/// Counts how often a request gives its place to others.
private final class AwayCount: Workers {
  let count = Mutex(0)

  func map<Result: Sendable>(
    _ count: Int, holding bytes: Int,
    _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
  ) -> [Result] {
    (0..<count).map { make($0, nil).result }
  }

  func away<Result>(_ wait: () -> Result) -> Result {
    count.withLock { $0 += 1 }
    return wait()
  }
}
