import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

@Suite("Preconditions of reading")
struct PreconditionTests {
  private let routes: Routes
  /// A target for each way in which answers get their entity tags.
  private static let paths = [
    "/v1/curve?curve=ease", "/v1/curve?curve=ease&count=20000&format=csv", "/v1/spring",
    "/v1/limits", "/openapi.yaml", "/v1/animations", "/v1/animations/line",
    "/v1/animations/line/validate",
  ]
  private static let codings = [nil, "gzip", onlyGzip]
  private static let onlyGzip = "gzip, identity;q=0"

  init() throws { routes = try .withLibrary(holding: ["line": Fixtures.line]) }

  private func read(
    _ path: String, _ coding: String?, _ conditions: HTTPFields = [:]
  ) -> Reply {
    var fields = conditions
    fields[.acceptEncoding] = coding
    return routes.ask(path, .get, fields)
  }

  /// The answer and its tag; nil where a stored document is asked for as gzip alone, which it is not.
  private func whole(_ path: String, _ coding: String?) throws -> (reply: Reply, tag: String)? {
    let reply = read(path, coding)
    if path == "/v1/animations/line", coding == Self.onlyGzip {
      #expect(reply.status == .notAcceptable)
      return nil
    }
    #expect(reply.status == .ok)
    return (reply, try #require(reply.fields[.eTag]))
  }

  @Test(arguments: paths, codings)
  func notModifiedIsToldOfTheAnswerThatWouldBeSent(_ path: String, _ coding: String?) throws {
    guard let (whole, tag) = try whole(path, coding) else { return }
    for known in ["*", tag, "W/\(tag)"] {
      let reply = read(path, coding, [.ifNoneMatch: known])
      #expect(reply.status == .notModified)
      #expect(reply.fields[.eTag] == tag && reply.fields[.vary] == whole.fields[.vary])
      #expect(reply.fields[.contentType] == nil && reply.fields[.contentEncoding] == nil)
      guard case .none(contentLength: let length?) = reply.body else { continue }
      #expect(length == whole.bytes.count)
    }
  }

  @Test(arguments: paths, codings)
  func anotherAnswerThanIsExpectedIsNotSent(_ path: String, _ coding: String?) throws {
    guard let (_, tag) = try whole(path, coding) else { return }
    func status(_ expected: String, _ known: String? = nil) -> Int {
      var conditions: HTTPFields = [.ifMatch: expected]
      conditions[.ifNoneMatch] = known
      return read(path, coding, conditions).status.code
    }
    #expect(status("*") == 200)
    #expect(status("\"other\", \(tag)") == 200)
    #expect(status(tag, tag) == 304)
    #expect(status("\"other\"") == 412)
    #expect(status("W/\(tag)") == 412, "the comparison is strong")
    #expect(status("\"other\"", tag) == 412, "If-Match comes first")
    #expect(status("other") == 400)
  }

  @Test func aQuestionInABodyHasPreconditionsToo() {
    let reply = routes.ask("/v1/sample", .query, body: Fixtures.line, [.ifMatch: "\"other\""])
    #expect(reply.status == .preconditionFailed)
  }

  @Test func aRevisionIsKnownByItsOwnTagAlone() {
    let conditions: HTTPFields = [.ifNoneMatch: "\"1-gzip\""]
    #expect(read("/v1/animations/line", "gzip", conditions).status == .ok)
  }
}
