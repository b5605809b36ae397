import AnimationDocuments
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Places and methods")
struct PlacesTests {
  private let routes = Routes()

  private static let paths = [
    "/", "/v1/sample", "/v1/validate", "/v1/animation", "/v1/spring", "/v1/curve", "/v1/limits",
    "/version", "/openapi.yaml", "/openapi.json", "/problems/malformed",
  ]

  @Test func whatIsNowhereIsNotFound() throws {
    for path in ["/nowhere", "/v1", "/v1/sample/", "//", "/V1/sample", "/problems/", "/v1/sample2"]
    {
      let reply = routes.ask(path)
      #expect(reply.status == .notFound, "\(path)")
      #expect(reply.route == "unmatched")
      #expect(try reply.json()["code"] as? String == "not-found")
    }
  }

  @Test func aPathThatIsNearlyRightGetsAHint() throws {
    let detail = try routes.ask("/sample").json()["detail"] as? String
    #expect(detail?.contains("/v1/sample") == true)
  }

  @Test func escapesOfPlainLettersAreUndone() {
    #expect(routes.ask("/%76ersion").status == .ok)
    #expect(routes.ask("/v1%2Flimits").status == .notFound)
    #expect(routes.ask("/version%").status == .notFound)
    #expect(routes.ask("/v1/spring?bounce=0.2").status == .ok)
  }

  @Test(arguments: paths) func optionsListsTheMethods(path: String) throws {
    let reply = routes.ask(path, .options)
    #expect(reply.status == .noContent)
    #expect(reply.bytes.isEmpty)
    let allow = try #require(reply.fields[.allow]).split(separator: ", ")
    #expect(allow.contains("OPTIONS"))
    #expect(allow.contains("GET") == allow.contains("HEAD"))
  }

  @Test(arguments: paths) func everyOtherMethodIsRefusedWithTheOnesThatAreTaken(
    path: String
  ) throws {
    let allow = try #require(routes.ask(path, .options).fields[.allow]).split(separator: ", ")
    for method in ["GET", "HEAD", "POST", "QUERY", "PUT", "DELETE", "PATCH", "TRACE", "BREW"] {
      guard !allow.contains(Substring(method)) else { continue }
      let reply = routes.ask(path, try #require(HTTPRequest.Method(method)))
      #expect(reply.status == .methodNotAllowed, "\(method) \(path)")
      #expect(reply.fields[.allow] == allow.joined(separator: ", "))
      #expect(try reply.json()["code"] as? String == "method-not-allowed")
    }
  }

  @Test func theWholeServiceHasOptionsToo() {
    let reply = routes.ask("*", .options)
    #expect(reply.status == .noContent)
    #expect(reply.fields[.allow] == Endpoint.allMethods)
  }

  @Test func optionsNamesTheBodiesThatAreRead() throws {
    let sample = routes.ask("/v1/sample", .options)
    #expect(sample.fields[.acceptPost] == "application/json, application/*+json")
    #expect(sample.fields[.acceptQuery] == "application/json, application/*+json")
    let validate = routes.ask("/v1/validate", .options)
    #expect(validate.fields[.acceptPost] != nil)
    #expect(validate.fields[.acceptQuery] == nil)
    #expect(routes.ask("/version", .options).fields[.acceptPost] == nil)
  }

  @Test(arguments: ["/", "/v1/limits", "/version", "/openapi.yaml", "/problems/malformed"])
  func headIsGetWithoutTheBody(path: String) {
    let whole = routes.ask(path)
    let head = routes.ask(path, .head)
    #expect(whole.status == .ok && head.status == .ok)
    #expect(head.fields == whole.fields)
    guard case .none(let length) = head.body else {
      Issue.record("HEAD has a body")
      return
    }
    #expect(length == whole.bytes.count)
  }
}

@Suite("Bodies before they are read")
struct BodyAdmissionTests {
  private let routes = Routes(Service(limits: Limits(maxBody: 100)))

  private func admission(_ fields: HTTPFields, _ method: HTTPRequest.Method = .post) -> Reply? {
    let head = HTTPRequest.make("/v1/sample", method, fields)
    if case .refuse(let reply, _) = routes.admission(of: head, id: "test") { return reply }
    return nil
  }

  @Test(arguments: [
    "application/json", "application/json; charset=utf-8", "Application/JSON",
    "application/vnd.inbetween+json", "application/x-www-form-urlencoded",
    "application/problem+JSON;x=y", "application/json\t; charset=utf-8",
  ])
  func jsonInAllItsDialectsIsRead(type: String) {
    #expect(admission([.contentType: type]) == nil)
  }

  @Test func noTypeIsReadAsJSON() {
    #expect(admission([:]) == nil)
    #expect(admission([:], .query) == nil)
  }

  @Test(arguments: ["text/plain", "application/cbor", "application/jsonx", "multipart/form-data"])
  func otherTypesAreUnsupported(type: String) throws {
    let reply = try #require(admission([.contentType: type]))
    #expect(reply.status == .unsupportedMediaType)
    #expect(reply.fields[.acceptPost] == "application/json, application/*+json")
    #expect(try reply.json()["code"] as? String == "unsupported")
  }

  @Test(arguments: [HTTPRequest.Method.get, .head, .delete])
  func theFieldsOfABodyMeanNothingWithoutOne(_ method: HTTPRequest.Method) throws {
    let routes = try Routes.withLibrary(holding: ["line": Fixtures.line])
    for (name, value) in [(HTTPField.Name.contentLength, "1"), (.transferEncoding, "chunked")] {
      let fields: HTTPFields = [.contentType: "text/html", name: value]
      let sent = routes.ask("/v1/animations/line", method, body: "x", fields)
      #expect(sent.status == .unsupportedMediaType)
    }
    let none: HTTPFields = [
      .contentType: "text/html", .contentEncoding: "gzip", .contentLength: "0",
    ]
    #expect(routes.ask("/v1/animations/line", method, none).status.kind == .successful)
  }

  @Test func codedBodiesAreUnsupported() throws {
    let reply = try #require(admission([.contentEncoding: "gzip"]))
    #expect(reply.status == .unsupportedMediaType)
    #expect(reply.fields[.acceptEncoding] == "identity")
    #expect(admission([.contentEncoding: "identity"]) == nil)
  }

  @Test func aLengthOverTheLimitIsRefusedBeforeTheBody() throws {
    #expect(admission([.contentLength: "100"]) == nil)
    let reply = try #require(admission([.contentLength: "101"]))
    #expect(reply.status == .contentTooLarge)
    let json = try reply.json()
    #expect(json["code"] as? String == "too-large")
    #expect(json["limit"] as? Int == 100)
    #expect(json["actual"] as? Int == 101)
    #expect(json["setting"] as? String == "max-body")
  }

  /// So that the listener reads what is refused: a client that sends before it reads gets the answer.
  @Test func theLimitOfARefusedBodyGoesToTheListener() {
    func limit(_ fields: HTTPFields) -> Int? {
      let head = HTTPRequest.make("/v1/sample", .post, fields)
      guard case .refuse(_, let limit) = routes.admission(of: head, id: "test") else { return nil }
      return limit
    }
    #expect(limit([.contentLength: "101"]) == 100)
    #expect(limit([.contentLength: "99", .contentType: "text/plain"]) == 100)
  }

  @Test func theLimitGoesToTheListener() {
    let head = HTTPRequest.make("/v1/sample", .post)
    guard case .accept(let admitted) = routes.admission(of: head, id: "test") else {
      Issue.record("refused")
      return
    }
    #expect(admitted.bodyLimit == 100)
  }
}

@Suite("Pages that do not change")
struct StaticAnswersTests {
  private let routes = Routes(
    Service(
      settings: [("max-body", 4096), ("head-timeout", 0.5), ("rate", nil)], version: "1.2.3",
      components: [("libmicrohttpd", "0.9.75")]))

  @Test func limitsAreNumbersAndNullIsOff() throws {
    #expect(routes.ask("/v1/limits").text == #"{"max-body":4096,"head-timeout":0.5,"rate":null}"#)
  }

  @Test func versionNamesTheComponents() throws {
    let json = try routes.ask("/version").json()
    #expect(json["name"] as? String == "inbetween")
    #expect(json["version"] as? String == "1.2.3")
    #expect(json["libmicrohttpd"] as? String == "0.9.75")
  }

  @Test func theIndexLeadsToEveryPlace() throws {
    let endpoints = try #require(try routes.ask("/").json()["endpoints"] as? [[String: Any]])
    #expect(endpoints.count >= 8)
    for endpoint in endpoints {
      let path = try #require(endpoint["href"] as? String)
      #expect(routes.ask(path, .options).status == .noContent, "\(path)")
    }
  }

  @Test func whatTheClientHasIsNotSentAgain() throws {
    for path in ["/", "/v1/limits", "/version", "/openapi.yaml", "/openapi.json"] {
      let first = routes.ask(path)
      let tag = try #require(first.fields[.eTag])
      let second = routes.ask(path, .get, [.ifNoneMatch: "\"other\", W/\(tag)"])
      #expect(second.status == .notModified)
      #expect(second.bytes.isEmpty)
      #expect(second.fields[.eTag] == tag)
      #expect(second.fields[.cacheControl] == first.fields[.cacheControl])
      #expect(second.fields[.contentType] == nil)
      #expect(routes.ask(path, .get, [.ifNoneMatch: "*"]).status == .notModified)
      #expect(routes.ask(path, .get, [.ifNoneMatch: "\"other\""]).status == .ok)
    }
  }

  /// Relative links hold behind a proxy that adds a prefix.
  @Test(arguments: [
    ("/", "openapi.yaml"), ("/version", "openapi.yaml"), ("/v1/limits", "../openapi.yaml"),
  ])
  func answersAboutTheServiceLinkToItsDescription(_ path: String, _ link: String) {
    let expected = "<\(link)>; rel=\"service-desc\""
    for fields: HTTPFields in [[:], [.accept: "text/html"], [.ifNoneMatch: "*"]] {
      #expect(routes.ask(path, .get, fields).fields[.link] == expected)
    }
    #expect(routes.ask(path, .head).fields[.link] == expected)
  }

  @Test func everyCodeHasAPage() {
    for code in ErrorCode.all {
      let reply = routes.ask(code.type)
      #expect(reply.status == .ok, "\(code.type)")
      #expect(reply.text.hasPrefix(code.title))
    }
    #expect(routes.ask("/problems/no-such-problem").status == .notFound)
  }

  /// Samples, lines of batches, comparisons, exports and timings lead to it.
  @Test func thePageAboutAnimationsWithoutEndHelpsWhoeverGetsThere() {
    let page = routes.ask("/problems/unbounded").text
    for word in ["end", "times", "batch's line", "comparison", "exports", "iterationDuration"] {
      #expect(page.contains(word), "\(word)")
    }
  }
}

@Suite("Pages of other origins")
struct CrossOriginTests {
  private let routes = Routes(Service(origins: ["https://a.example"]))

  @Test func aListedOriginIsEchoed() {
    let reply = routes.ask("/version", .get, [.origin: "https://a.example"])
    #expect(reply.fields[.accessControlAllowOrigin] == "https://a.example")
    #expect(reply.fields[.vary]?.contains("Origin") == true)
    let exposed = reply.fields[.accessControlExposeHeaders]?.split(separator: ", ") ?? []
    #expect(exposed.contains("ETag") && exposed.contains("Accept-Encoding"))
    #expect(reply.fields[.accessControlAllowCredentials] == nil)
  }

  @Test func anyOtherOriginGetsTheAnswerWithoutThePermission() {
    for origin in ["https://b.example", "https://a.example.evil", "null"] {
      let reply = routes.ask("/version", .get, [.origin: origin])
      #expect(reply.status == .ok)
      #expect(reply.fields[.accessControlAllowOrigin] == nil)
      #expect(reply.fields[.vary]?.contains("Origin") == true)
    }
  }

  @Test func aPreflightIsAnswered() {
    let reply = routes.ask(
      "/v1/sample", .options,
      [.origin: "https://a.example", .accessControlRequestMethod: "POST"])
    #expect(reply.status == .noContent)
    #expect(reply.fields[.accessControlAllowMethods]?.contains("POST") == true)
    #expect(reply.fields[.accessControlMaxAge] == "86400")
    #expect(reply.fields[.accessControlAllowHeaders]?.contains("Content-Type") == true)
  }

  @Test func errorsMayBeReadByPagesToo() {
    let reply = routes.ask("/nowhere", .get, [.origin: "https://a.example"])
    #expect(reply.fields[.accessControlAllowOrigin] == "https://a.example")
  }

  @Test func anyOriginMayCallWhereTheListSaysSo() {
    let routes = Routes(Service(origins: ["*"]))
    for origin in ["https://b.example", "null"] {
      let reply = routes.ask("/v1/spring", .get, [.origin: origin])
      #expect(reply.fields[.accessControlAllowOrigin] == "*")
      #expect(reply.fields[.vary]?.contains("Origin") != true, "the answer is the same for all")
      #expect(reply.fields[.accessControlAllowCredentials] == nil)
    }
    #expect(routes.ask("/version").fields[.accessControlAllowOrigin] == "*")
  }

  @Test func aPageWithoutAnOriginMayCallWhereItIsListed() {
    let routes = Routes(Service(origins: ["null"]))
    let reply = routes.ask("/version", .get, [.origin: "null"])
    #expect(reply.fields[.accessControlAllowOrigin] == "null")
  }

  @Test func whatIsRefusedOutsideOfTheRoutesMayBeReadToo() {
    let head = HTTPRequest.make("/v1/sample", .post, [.origin: "https://a.example"])
    for code in [ErrorCode.rateLimited, .unavailable, .malformed, .expectationFailed] {
      let reply = routes.reply(to: Refusal(code, "No."), of: head, id: "test")
      #expect(reply.status.code == code.status)
      #expect(reply.route == "/v1/sample")
      #expect(reply.fields[.accessControlAllowOrigin] == "https://a.example")
    }
  }

  @Test func aPreflightPassesWhereTheRequestItselfShallGetItsAnswer() {
    let reply = routes.ask(
      "/v1/smaple", .options,
      [.origin: "https://a.example", .accessControlRequestMethod: "POST"])
    #expect(reply.status == .noContent)
    #expect(reply.fields[.accessControlAllowMethods]?.contains("POST") == true)
    let other = routes.ask(
      "/v1/smaple", .options, [.origin: "https://b.example", .accessControlRequestMethod: "POST"])
    #expect(other.status == .notFound)
  }

  @Test func everyFieldOfOursMayBeRead() throws {
    let reply = routes.ask("/version", .get, [.origin: "https://a.example"])
    let exposed = try #require(reply.fields[.accessControlExposeHeaders])
    let contract = Routes().ask("/openapi.yaml").text
    let words = contract.matches(of: /Inbetween-[A-Z][A-Za-z-]+/).map { $0.output }
    #expect(words.count > 3)
    for word in Set(words) { #expect(exposed.contains(word), "\(word)") }
    for word in ["Accept", "Accept-Post", "Accept-Query", "ETag", "Location", "WWW-Authenticate"] {
      #expect(exposed.split(separator: ", ").contains(Substring(word)), "\(word)")
    }
  }

  @Test func withoutAListNothingIsSaid() {
    let reply = Routes().ask("/version", .get, [.origin: "https://a.example"])
    #expect(reply.fields[.vary]?.contains("Origin") != true)
    #expect(reply.fields[.accessControlAllowOrigin] == nil)
  }
}
