import AnimationLibrary
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Writes with conditions")
struct ConditionalWriteTests {
  private let routes: Routes

  init() throws { routes = try Routes.withLibrary(holding: ["line": Fixtures.line]) }

  private func put(_ fields: HTTPFields, at name: String = "line") -> Reply {
    routes.ask("/v1/animations/\(name)", .put, body: Fixtures.bounce, fields)
  }

  @Test(arguments: ["\"1\"", "*", "\"7\", \"1\"", "\"a,b\" ,\t\"1\" ,"])
  func theRevisionThatIsNamedIsReplaced(_ field: String) {
    #expect(put([.ifMatch: field]).fields[.eTag] == "\"2\"")
  }

  @Test(arguments: [HTTPRequest.Method.get, .head])
  func aRevisionThatIsNotExpectedIsNotRead(_ method: HTTPRequest.Method) {
    func status(_ field: String, _ query: String = "") -> Int {
      routes.ask("/v1/animations/line\(query)", method, [.ifMatch: field]).status.code
    }
    #expect(status("\"1\"") == 200)
    #expect(status("*") == 200)
    #expect(status("\"2\", W/\"1\"") == 412)
    #expect(status("1") == 400)
    _ = put([:])
    #expect(status("\"1\"") == 412)
    #expect(status("\"1\"", "?revision=1") == 200)
  }

  @Test(arguments: ["\"2\"", "W/\"1\"", "\"01\"", "\"+1\"", "\"\"", "\"1-gzip\""])
  func anyOtherTagFails(_ field: String) throws {
    let reply = put([.ifMatch: field])
    #expect(reply.status == .preconditionFailed)
    #expect(try reply.json()["code"] as? String == "precondition-failed")
    #expect(reply.text.contains("newest revision is 1"))
    #expect(routes.ask("/v1/animations/line").text == Fixtures.line)
    #expect(
      routes.ask("/v1/animations/line", .delete, [.ifMatch: field]).status == .preconditionFailed)
  }

  /// A proxy that compresses an answer makes its tag weak.
  @Test(arguments: [HTTPRequest.Method.get, .put, .delete])
  func aWeakTagIsToldToBeSentAsAStrongOne(_ method: HTTPRequest.Method) {
    func text(_ field: String) -> String {
      routes.ask("/v1/animations/line", method, body: Fixtures.bounce, [.ifMatch: field]).text
    }
    let remark = #"A weak tag such as W/\"1\" never matches: send it without W/."#
    #expect(text("\"7\", W/\"1\"").contains(remark))
    #expect(!text("\"7\"").contains("weak"))
  }

  @Test(arguments: ["1", "\"1", "1\"", "w/\"1\"", "\"1\" \"2\"", "* , \"1\"", "\"1\",*", ",", ""])
  func whatIsNoListOfTagsIsMalformed(_ field: String) throws {
    let reply = put([.ifMatch: field])
    #expect(reply.status == .badRequest, "\(field)")
    #expect(try reply.json()["code"] as? String == "malformed")
    #expect(routes.ask("/v1/animations/line", .delete, [.ifMatch: field]).status == .badRequest)
  }

  @Test func aStarCreatesOnly() {
    #expect(put([.ifNoneMatch: "*"]).status == .preconditionFailed)
    #expect(put([.ifNoneMatch: "*"], at: "other").status == .created)
  }

  @Test(arguments: ["\"1\"", "x", ""])
  func aWriteTakesNothingElseThere(_ field: String) {
    #expect(put([.ifNoneMatch: field]).status == .badRequest)
  }

  @Test func bothAtOnceNeverHold() {
    #expect(put([.ifMatch: "*", .ifNoneMatch: "*"]).status == .preconditionFailed)
    #expect(put([.ifMatch: "*", .ifNoneMatch: "*"], at: "b").status == .preconditionFailed)
  }

  @Test func nothingIsThereToMatch() throws {
    let reply = put([.ifMatch: "*"], at: "other")
    #expect(reply.status == .preconditionFailed)
    #expect(reply.text.contains("no animation of this name"))
    let delete = routes.ask("/v1/animations/other", .delete, [.ifMatch: "\"1\""])
    #expect(delete.status == .preconditionFailed)
  }

  @Test func aDocumentIsReadBeforeTheConditionIs() {
    let reply = routes.ask("/v1/animations/line", .put, body: "{}", [.ifMatch: "\"9\""])
    #expect(reply.status == .unprocessableContent)
  }

  @Test func oneOfManyWritersWinsEachRevision() async throws {
    let routes = routes
    for revision in 1...20 {
      let wins = await withTaskGroup(of: Bool.self) { group in
        for writer in 0..<8 {
          group.addTask {
            let document = Fixtures.line + String(repeating: " ", count: 8 * revision + writer)
            let reply = routes.ask(
              "/v1/animations/line", .put, body: document, [.ifMatch: "\"\(revision)\""])
            return reply.status == .ok
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(wins == 1, "revision \(revision)")
    }
    #expect(routes.ask("/v1/animations/line").fields[.eTag] == "\"21\"")
  }
}
