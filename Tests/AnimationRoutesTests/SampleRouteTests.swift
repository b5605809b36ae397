import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("Sampling a document")
struct SampleRouteTests {
  private let routes = Routes()

  private func sample(
    _ query: String = "", _ document: String = Fixtures.line, _ fields: HTTPFields = [:]
  ) -> Reply {
    routes.ask("/v1/sample" + (query.isEmpty ? "" : "?" + query), .post, body: document, fields)
  }

  @Test func aDocumentGoesInAndItsSamplesComeOut() throws {
    let reply = sample("fps=2")
    #expect(reply.status == .ok)
    #expect(reply.route == "/v1/sample")
    #expect(reply.fields[.contentType] == "application/json")
    #expect(reply.valueCount == 3)
    let json = try reply.json()
    #expect(json["kind"] as? String == "animation")
    #expect(json["duration"] as? Double == 1)
    #expect(json["times"] as? [Double] == [0, 0.5, 1])
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    #expect(track["property"] as? String == "x")
    #expect(track["values"] as? [Double] == [0, 50, 100])
  }

  @Test func sixtyFramesPerSecondAreTheDefault() throws {
    #expect((try sample().json()["times"] as? [Double])?.count == 61)
  }

  @Test(arguments: ["application/json", "application/x-www-form-urlencoded"])
  func theTypesThatCurlSendsAreRead(type: String) {
    #expect(sample("", Fixtures.line, [.contentType: type]).status == .ok)
  }

  @Test func queryAnswersAsPostDoes() {
    let post = sample("fps=10")
    let query = routes.ask("/v1/sample?fps=10", .query, body: Fixtures.line)
    #expect(query.status == .ok)
    #expect(query.bytes == post.bytes)
  }

  @Test func aBadDocumentIsAnsweredWithAllItsProblems() throws {
    let reply = sample("", Fixtures.twoProblems)
    #expect(reply.status == .unprocessableContent)
    #expect(reply.fields[.contentType] == "application/problem+json")
    let json = try reply.json()
    #expect(json["type"] as? String == "/problems/invalid-document")
    #expect(json["title"] as? String == "The document is not valid")
    #expect(json["status"] as? Int == 422)
    #expect(json["code"] as? String == "invalid-document")
    #expect(json["detail"] as? String == "2 problems")
    #expect(json["instance"] as? String == "/requests/test")
    let errors = try reply.errors()
    #expect(errors.map { $0["code"] as? String } == ["negative-duration", "unknown-member"])
    #expect(errors[0]["pointer"] as? String == "/tracks/0/keyframes/0/duration")
    #expect(errors[1]["hint"] as? String == "type")
  }

  @Test func aTextThatIsNoJSONIsAnsweredWithItsPlace() throws {
    let reply = sample("", "{\n  \"kind\": ?}")
    #expect(reply.status == .badRequest)
    let json = try reply.json()
    #expect(json["code"] as? String == "malformed")
    #expect(json["line"] as? Int == 2)
    #expect(json["column"] as? Int == 11)
    #expect(json["offset"] as? Int == 12)
    #expect(try reply.errors().first?["code"] as? String == "syntax")
    #expect(try reply.errors().first?["line"] as? Int == 2)
  }

  @Test func anEmptyBodyIsNoDocument() throws {
    let reply = sample("", "")
    #expect(reply.status == .badRequest)
    #expect(try reply.errors().first?["code"] as? String == "empty-body")
  }

  @Test func parametersAreCheckedStrictly() throws {
    let wrong: [(query: String, code: String, parameter: String)] = [
      ("fpss=60", "unknown-parameter", "fpss"), ("fps=60&fps=60", "duplicate-parameter", "fps"),
      ("fps=fast", "wrong-type", "fps"), ("fps=0", "out-of-range", "fps"),
      ("fps=-1", "out-of-range", "fps"), ("precision=16", "out-of-range", "precision"),
      ("layout=rows", "unknown-name", "layout"), ("format=xml", "unknown-name", "format"),
      ("springs=fluid", "unknown-name", "springs"), ("include=speed", "unknown-name", "include"),
      ("times=0,x", "wrong-type", "times"), ("count=1.5", "wrong-type", "count"),
      ("fps=nan", "wrong-type", "fps"),
    ]
    for (query, code, parameter) in wrong {
      let reply = sample(query)
      #expect(reply.status == .badRequest, "\(query)")
      #expect(try reply.json()["code"] as? String == "malformed", "\(query)")
      let error = try #require(try reply.errors().first, "\(query)")
      #expect(error["code"] as? String == code, "\(query): \(reply.text)")
      #expect(error["parameter"] as? String == parameter, "\(query)")
    }
    #expect(
      try sample("fps=60&step=0.1").errors().first?["code"] as? String == "conflicting-parameters")
    #expect(try sample("fpss=60").errors().first?["hint"] as? String == "fps")
  }

  @Test func anEndlessDocumentNeedsAnEnd() throws {
    let reply = sample("fps=10", Fixtures.endless)
    #expect(reply.status == .badRequest)
    #expect(try reply.json()["code"] as? String == "unbounded")
    #expect(try reply.errors().first?["parameter"] as? String == "end")
    #expect(sample("fps=10&end=3", Fixtures.endless).status == .ok)
    #expect(sample("times=0,1,100", Fixtures.endless).status == .ok)
    #expect(try sample("end=1", Fixtures.endless).json()["duration"] is NSNull)
  }

  @Test func valuesAreCountedBeforeAnyWork() throws {
    let routes = Routes(Service(limits: Limits(maxValues: 100)))
    let reply = routes.ask("/v1/sample?fps=1000000000", .post, body: Fixtures.line)
    #expect(reply.status == .contentTooLarge)
    let json = try reply.json()
    #expect(json["code"] as? String == "too-large")
    #expect(json["limit"] as? Int == 100)
    #expect(json["actual"] as? Int == 1_000_000_001)
    #expect(json["setting"] as? String == "max-values")
    #expect(routes.ask("/v1/sample?count=100", .post, body: Fixtures.line).status == .ok)
    #expect(
      routes.ask("/v1/sample?count=101", .post, body: Fixtures.line).status == .contentTooLarge)
  }

  @Test(arguments: [(4, 1), (400, 100)])
  func longTransformsCountForTheirFunctions(_ functions: Int, _ cost: Int) throws {
    let list = String(repeating: "translateX(1px) rotate(1deg) ", count: functions / 2)
    let other = String(repeating: "translateX(2px) rotate(2deg) ", count: functions / 2)
    let document = #"""
      {"kind":"animation","from":{"t":{"transform":"\#(list)"}},
       "to":{"t":{"transform":"\#(other) skewX(1deg)"}},
       "animation":{"type":"linear","duration":1}}
      """#
    let routes = Routes(Service(limits: Limits(maxValues: 15)))
    let reply = routes.ask("/v1/sample?count=1", .post, body: document)
    #expect(try reply.json()["actual"] as? Int == 16 * cost)
  }
}

@Suite("Forms of samples")
struct SampleFormTests {
  private let routes = Routes()

  private static let types = [
    "json": "application/json", "ndjson": "application/x-ndjson", "csv": "text/csv",
    "cbor": "application/cbor", "f64": "application/vnd.inbetween.f64",
    "f32": "application/vnd.inbetween.f32",
  ]

  private func sample(_ query: String, _ fields: HTTPFields = [:]) -> Reply {
    routes.ask("/v1/sample?\(query)", .post, body: Fixtures.bounce, fields)
  }

  @Test func theParameterChoosesTheForm() {
    for (format, type) in Self.types {
      let reply = sample("format=\(format)")
      #expect(reply.status == .ok, "\(format)")
      #expect(reply.fields[.contentType]?.hasPrefix(type) == true, "\(format)")
    }
  }

  @Test func theFieldAcceptChoosesTheForm() {
    for (format, type) in Self.types {
      let reply = sample("fps=10", [.accept: "image/png, \(type);q=0.5"])
      #expect(reply.bytes == sample("fps=10&format=\(format)").bytes, "\(format)")
      #expect(reply.fields[.vary] == "Accept, Accept-Encoding")
    }
  }

  @Test func theParameterWins() {
    let reply = sample("format=csv", [.accept: "application/json"])
    #expect(reply.fields[.contentType]?.hasPrefix("text/csv") == true)
  }

  @Test func whatIsNotOfferedIsNotAcceptable() throws {
    let reply = sample("", [.accept: "image/png"])
    #expect(reply.status == .notAcceptable)
    let json = try reply.json()
    #expect(json["code"] as? String == "not-acceptable")
    for type in Self.types.values {
      #expect((json["detail"] as? String)?.contains(type) == true)
    }
    #expect(sample("format=csv", [.accept: "image/png"]).status == .ok)
    #expect(sample("%66ormat=csv", [.accept: "image/png"]).status == .ok)
  }

  @Test(arguments: ["", "identity", "Identity"])
  func aBodyWithoutACodingIsRead(_ coding: String) {
    #expect(sample("count=2", [.contentEncoding: coding]).status == .ok)
  }

  @Test func framesAreAnotherLayoutOfJSON() throws {
    let json = try sample("layout=frames&fps=10").json()
    #expect((json["frames"] as? [Any])?.count == 11)
    #expect(json["times"] == nil)
  }

  @Test func velocitiesComeWhenTheyAreAskedFor() throws {
    let tracks = try sample("include=velocity").json()["tracks"] as? [[String: Any]]
    #expect(tracks?.allSatisfy { $0["velocities"] != nil } == true)
    let plain = try sample("").json()["tracks"] as? [[String: Any]]
    #expect(plain?.allSatisfy { $0["velocities"] == nil } == true)
  }

  @Test func modelValuesComeWhenTheyAreAskedFor() throws {
    let both = try sample("include=velocity,model").json()["tracks"] as? [[String: Any]]
    #expect(both?.allSatisfy { $0["velocities"] != nil && $0["model"] != nil } == true)
    let plain = try sample("").json()["tracks"] as? [[String: Any]]
    #expect(plain?.allSatisfy { $0["model"] == nil } == true)
    let ask = "/v1/sample?count=3&include=model"
    let reply = routes.ask(ask, .post, body: Fixtures.line)
    let tracks = try #require(try reply.json()["tracks"] as? [[String: Any]])
    #expect(tracks.first?["values"] as? [Double] == [0, 50, 100])
    #expect(tracks.first?["model"] as? [Double] == [100, 100, 100])
    #expect(tracks.first?["velocities"] == nil)
    #expect(reply.valueCount == 3)
    let table = routes.ask(ask + "&format=csv", .post, body: Fixtures.line)
    #expect(table.text == "time,x,model(x)\r\n0,0,100\r\n0.5,50,100\r\n1,100,100\r\n")
  }

  @Test func everyEndpointOfSamplesTakesInclude() throws {
    for path in ["/v1/animation?type=spring", "/v1/curve?curve=ease"] {
      let reply = routes.ask(path + "&include=model&format=f64")
      let columns = try #require(HTTPField.Name("Inbetween-Columns"))
      #expect(reply.fields[columns]?.hasSuffix(",model(value)") == true, "\(path)")
    }
  }

  @Test func linesBeginWithAHeaderAndEndWithTheCount() throws {
    let lines = sample("format=ndjson&fps=10").text.split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines.last == #"{"end":true,"count":11}"#)
  }

  @Test func tablesHaveOneColumnForEachComponent() {
    let lines = sample("format=csv&fps=10").text.split(whereSeparator: \.isNewline)
    #expect(lines.first == "time,scale,rotation,offset.x,offset.y,opacity")
    #expect(lines.count == 12)
  }

  @Test func binaryColumnsAreNamedInTheHeader() throws {
    let reply = sample("format=f64&fps=10")
    let name = { (name: String) in HTTPField.Name(name) }
    let columns = try #require(name("Inbetween-Columns"))
    let count = try #require(name("Inbetween-Count"))
    #expect(reply.fields[columns] == "time,scale,rotation,offset.x,offset.y,opacity")
    #expect(reply.fields[count] == "11")
    #expect(reply.bytes.count == 6 * 11 * 8)
    #expect(sample("format=f32&fps=10").bytes.count == 6 * 11 * 4)
  }

  @Test func smallAnswersAreWholeAndLargeOnesStream() {
    for (format, _) in Self.types {
      if case .stream = sample("format=\(format)&fps=60").body {
        Issue.record("\(format) streams 366 values")
      }
      let large = sample("format=\(format)&fps=15000")
      guard case .stream(let stream) = large.body else {
        Issue.record("\(format) does not stream 90,006 values")
        continue
      }
      let next = stream.pieces()
      var piece: [UInt8] = []
      var largest = 0
      var total = 0
      var isMore = true
      while isMore {
        piece.removeAll(keepingCapacity: true)
        isMore = next(&piece)
        largest = max(largest, piece.count)
        total += piece.count
      }
      #expect(largest < 1 << 20, "\(format)")
      #expect(stream.length == nil || stream.length == total, "\(format)")
      #expect(stream.collected().count == total, "\(format): a stream can be read again")
    }
  }

  @Test func aStreamIsTheWholeTextWindowByWindow() throws {
    let json = try sample("fps=15000").json()
    #expect((json["times"] as? [Any])?.count == 15_001)
    #expect(
      sample("fps=15000&format=csv").text.split(whereSeparator: \.isNewline).count == 15_002)
  }
}

@Suite("What clients keep")
struct CachingTests {
  private let routes = Routes()

  @Test func aPostIsNotKeptWithoutAsking() {
    let reply = routes.ask("/v1/sample", .post, body: Fixtures.line)
    #expect(reply.fields[.cacheControl] == "no-cache")
    #expect(reply.fields[.vary] == "Accept, Accept-Encoding")
  }

  /// A tag would cost a hash of every body.
  @Test func aPostHasNoTagAndNoConditions() {
    let query = routes.ask("/v1/sample", .query, body: Fixtures.line)
    for tag in ["*", query.fields[.eTag] ?? ""] {
      let post = routes.ask("/v1/sample", .post, body: Fixtures.line, [.ifNoneMatch: tag])
      #expect(post.status == .ok && post.fields[.eTag] == nil)
      #expect(post.bytes == query.bytes)
    }
  }

  @Test(arguments: ["/v1/animation?type=spring&duration=0.5", "/v1/spring", "/v1/curve?curve=ease"])
  func aSafeQuestionCarriesAStrongTag(path: String) throws {
    let first = routes.ask(path)
    #expect(first.status == .ok, "\(first.text)")
    let tag = try #require(first.fields[.eTag])
    #expect(tag.hasPrefix("\""))
    let second = routes.ask(path, .get, [.ifNoneMatch: tag])
    #expect(second.status == .notModified)
    #expect(second.bytes.isEmpty)
    #expect(second.valueCount == 0)
    #expect(second.fields[.eTag] == tag)
    #expect(second.fields[.cacheControl] == first.fields[.cacheControl])
    #expect(second.fields[.vary] == first.fields[.vary])
    #expect(routes.ask(path, .get, [.ifNoneMatch: "\"other\""]).status == .ok)
    #expect(routes.ask(path, .get, [.ifNoneMatch: "*"]).status == .notModified)
    #expect(routes.ask(path, .head).fields[.eTag] == tag)
  }

  @Test func queryIsASafeQuestionToo() throws {
    let first = routes.ask("/v1/sample?fps=10", .query, body: Fixtures.line)
    let tag = try #require(first.fields[.eTag])
    let again = routes.ask("/v1/sample?fps=10", .query, body: Fixtures.line, [.ifNoneMatch: tag])
    #expect(again.status == .notModified)
    let other = routes.ask("/v1/sample?fps=11", .query, body: Fixtures.line, [.ifNoneMatch: tag])
    #expect(other.status == .ok)
    let document = routes.ask(
      "/v1/sample?fps=10", .query, body: Fixtures.bounce, [.ifNoneMatch: tag])
    #expect(document.status == .ok)
  }

  @Test func eachFormHasItsOwnTag() throws {
    let tags = ["json", "ndjson", "csv", "cbor", "f64", "f32"].map { format in
      routes.ask("/v1/curve?curve=ease&format=\(format)").fields[.eTag] ?? ""
    }
    #expect(Set(tags).count == 6)
    let accepted = routes.ask("/v1/curve?curve=ease", .get, [.accept: "text/csv"])
    #expect(accepted.fields[.eTag] != routes.ask("/v1/curve?curve=ease").fields[.eTag])
  }

  @Test func aWrongQuestionIsNeverNotModified() {
    let fields: HTTPFields = [.ifNoneMatch: "*"]
    #expect(routes.ask("/v1/curve?curve=nonsense", .get, fields).status == .badRequest)
    #expect(
      routes.ask("/v1/sample", .query, body: Fixtures.twoProblems, fields).status
        == .unprocessableContent)
  }

  @Test func theSaltMakesOtherTags() {
    let salted = Routes(Service(entityTagSalt: "x"))
    #expect(salted.ask("/v1/spring").fields[.eTag] != routes.ask("/v1/spring").fields[.eTag])
    let newer = Routes(Service(version: "9"))
    #expect(newer.ask("/v1/spring").fields[.eTag] != routes.ask("/v1/spring").fields[.eTag])
  }
}
