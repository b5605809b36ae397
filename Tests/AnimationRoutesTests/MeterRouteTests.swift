import AnimationDocuments
import AnimationEngine
import AnimationRoutes
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@Suite("What an answer may cost")
struct MeterRouteTests {
  /// Routes that allow little work and memory.
  private func routes(work: Int = 200_000_000, bytes: Int = 64 << 20) -> Routes {
    Routes(Service(limits: Limits(maxWork: work, maxRequestMemory: bytes)))
  }

  /// A document with a text of so many bytes that is switched to another.
  private func texts(of count: Int) -> String {
    let text = String(repeating: "n", count: count)
    return #"{"kind":"animation","from":{"x":{"discrete":"\#(text)"}},"to":{"x":{"discrete":"o"}}}"#
  }

  @Test func tooMuchWorkNamesTheSettingAndTheFigures() throws {
    let reply = routes(work: 1000).ask("/v1/sample?count=5000", .post, body: Fixtures.line)
    #expect(reply.status == .contentTooLarge)
    let json = try reply.json()
    #expect(json["code"] as? String == "too-much-work")
    #expect(json["setting"] as? String == "max-work")
    #expect(json["limit"] as? Int == 1000)
    #expect(try #require(json["actual"] as? Int) > 1000)
  }

  @Test func tooMuchMemoryNamesTheSettingAndTheFigures() throws {
    let reply = routes(bytes: 1000).ask("/v1/sample?count=5000", .post, body: Fixtures.line)
    #expect(reply.status == .contentTooLarge)
    let json = try reply.json()
    #expect(json["code"] as? String == "too-large")
    #expect(json["setting"] as? String == "max-request-memory")
    #expect(json["limit"] as? Int == 1000 + 8 * Fixtures.line.utf8.count)
  }

  @Test func theVerdictIsTheSameEveryTime() throws {
    let routes = routes(work: 1000)
    let replies = (0..<5).map { _ in
      routes.ask("/v1/sample?count=5000", .post, body: Fixtures.line)
    }
    #expect(Set(replies.map(\.bytes)).count == 1)
  }

  @Test(
    arguments: [
      (WorkInterruption.queue, "queue"), (.memory, "memory"), (.cancelled, "cancelled"),
    ])
  func workThatIsEndedIsAnswered503(_ interruption: WorkInterruption, _ reason: String) throws {
    let body = String(repeating: " ", count: 2 << 20) + Fixtures.line
    let reply = Routes().ask("/v1/sample", .post, body: body, turn: { _, _ in interruption })
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.fields[.retryAfter] == "1")
    let json = try reply.json()
    #expect(json["code"] as? String == "unavailable")
    #expect(json["reason"] as? String == reason)
  }

  @Test func lightRequestsAskNobody() {
    let asked = Mutex(0)
    let reply = Routes().ask(
      "/v1/sample?fps=60", .post, body: Fixtures.line,
      turn: { _, _ in
        asked.withLock { $0 += 1 }
        return nil
      })
    #expect(reply.status == .ok)
    #expect(asked.withLock { $0 } == 0)
  }

  @Test(arguments: ["json", "json&layout=frames", "ndjson", "csv", "cbor", "cbor&layout=frames"])
  func longTextsAreStreamedInPieces(_ format: String) throws {
    let reply = Routes().ask(
      "/v1/sample?count=100&format=\(format)", .post, body: texts(of: 100_000))
    #expect(reply.status == .ok)
    guard case .stream(let stream) = reply.body else {
      Issue.record("an answer of 10 MB is made at once")
      return
    }
    let next = stream.pieces()
    var (piece, most) = ([UInt8](), 0)
    while next(&piece) {
      most = max(most, piece.count)
      piece.removeAll(keepingCapacity: true)
    }
    #expect(most < 1 << 20)
  }

  @Test func aStreamMayTakeTenTimesTheWorkOfARequest() throws {
    let routes = routes(work: 30_000)
    let streamed = routes.ask("/v1/sample?count=20000", .post, body: Fixtures.line)
    guard case .stream = streamed.body else {
      Issue.record("an answer of a megabyte is made at once")
      return
    }
    let refused = routes.ask("/v1/sample?count=60000", .post, body: Fixtures.line)
    #expect(refused.status == .contentTooLarge)
    #expect(try refused.json()["limit"] as? Int == 300_000)
  }

  @Test func namesThatAreRepeatedInEventsCount() throws {
    let name = String(repeating: "n", count: 100_000)
    let document = #"""
      {"kind":"phases","cycles":1000,"phases":[{"name":"\#(name)","values":{"x":0}},
       {"values":{"x":1},"animation":{"type":"linear","duration":0.001}}]}
      """#
    let reply = Routes().ask("/v1/sample?count=2", .post, body: document)
    #expect(reply.status == .contentTooLarge)
    #expect(try reply.json()["setting"] as? String == "max-request-memory")
  }

  @Test func textsThatAnExportRepeatsCount() throws {
    func phases(_ name: String, _ first: String, _ second: String) -> String {
      let step = #""animation":{"type":"linear","duration":0.001}"#
      return #"""
        {"kind":"phases","cycles":1000,"phases":[
         {"name":"\#(name)","values":{"opacity":0\#(first)},\#(step)},
         {"values":{"opacity":1\#(second)},\#(step)}]}
        """#
    }
    let long = String(repeating: "n", count: 100_000)
    let named = phases(long, "", "")
    let switched = phases("a", #","x":{"discrete":"\#(long)"}"#, #","x":{"discrete":"o"}"#)
    for (format, document) in [("lottie", named), ("css-keyframes", switched), ("gsap", switched)] {
      let reply = Routes().ask("/v1/export/\(format)", .post, body: document)
      #expect(reply.status == .contentTooLarge, "\(format)")
      #expect(try reply.json()["setting"] as? String == "max-request-memory", "\(format)")
    }
  }

  /// Each number of a vector has the whole name before its own.
  @Test func aNameCountsForEachNumberOfAVector() throws {
    let name = String(repeating: "n", count: 200_000)
    func values(_ number: String) -> String {
      "{\"\(name)\":[\(Array(repeating: number, count: 60).joined(separator: ","))]}"
    }
    let document = #"{"kind":"animation","from":\#(values("0")),"to":\#(values("1"))}"#
    for format in ["swiftui", "compose"] {
      let reply = Routes().ask("/v1/export/\(format)", .post, body: document)
      #expect(reply.status == .contentTooLarge, "\(format)")
    }
  }

  @Test func namesOfColumnsThatDoNotFitTheHeaderAreRefused() throws {
    let name = String(repeating: "n", count: 300)
    let list = Array(repeating: "0", count: 64).joined(separator: ",")
    let document = #"{"kind":"keyframes","initial":{"\#(name)":[\#(list)]}}"#
    let reply = Routes().ask("/v1/sample?count=2&format=f64", .post, body: document)
    #expect(reply.status == .contentTooLarge)
    #expect(try reply.errors().first?["parameter"] as? String == "format")
    let cbor = Routes().ask("/v1/sample?count=2&format=cbor", .post, body: document)
    #expect(cbor.status == .ok)
  }

  @Test(arguments: ["csv", "f64", "f32", "svg"])
  func longNamesCountForEachOfTheirColumns(_ format: String) throws {
    let name = String(repeating: "n", count: 2_000_000)
    let list = Array(repeating: "0", count: 64).joined(separator: ",")
    let document = #"{"kind":"keyframes","initial":{"\#(name)":[\#(list)]}}"#
    let reply = Routes().ask("/v1/sample?count=2&format=\(format)", .post, body: document)
    #expect(reply.status == .contentTooLarge)
    #expect(try reply.json()["setting"] as? String == "max-request-memory")
  }

  @Test(arguments: ["ndjson", "json&layout=frames", "cbor&layout=frames"])
  func namesThatEveryRowRepeatsAreStreamedAndCount(_ format: String) throws {
    let name = String(repeating: "n", count: 100_000)
    let document = #"{"kind":"keyframes","initial":{"\#(name)":0}}"#
    let reply = Routes().ask("/v1/sample?count=100&end=1&format=\(format)", .post, body: document)
    guard case .stream = reply.body else {
      Issue.record("an answer of 10 MB is made at once")
      return
    }
    let endless = Routes().ask(
      "/v1/sample?count=10000000&end=1&format=\(format)", .post, body: document)
    #expect(endless.status == .contentTooLarge)
    #expect(try endless.json()["code"] as? String == "too-much-work")
  }

  @Test func aToleranceIsChargedForWhatIsLookedAt() throws {
    let reply = routes(work: 10_000).ask(
      "/v1/sample?tolerance=0.000001", .post,
      body: #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"bouncy"}"#)
    #expect(try reply.json()["code"] as? String == "too-much-work")
  }

  /// The motion along a layer's path is looked at 480 times a second, for as long as is asked.
  @Test func aToleranceIsKeptForALongScene() throws {
    let scene = #"""
      {"kind":"scene","initial":{"car.position":{"x":0,"y":0},"car.transform":{"transform":"scale(2)"}},"events":[
       {"at":0,"layer":{"add":{"key":"k","property":"car.position","keyframe":{"path":"M0 0C0 9 9 9 9 0","duration":2}}}}]}
      """#
    let reply = Routes().ask("/v1/sample?tolerance=10&end=30", .post, body: scene)
    #expect(reply.status == .ok, "\(reply.text)")
  }

  @Test func picturesAreCharged() throws {
    let reply = routes(work: 10_000).ask("/v1/plot", .post, body: Fixtures.line)
    #expect(try reply.json()["code"] as? String == "too-much-work")
  }

  @Test func longNamesAreCutInPictures() throws {
    let name = String(repeating: "n", count: 100_000)
    let document = #"""
      {"kind":"phases","cycles":100,"phases":[{"name":"\#(name)","values":{"x":0}},
       {"values":{"x":1},"animation":{"type":"linear","duration":0.001}}]}
      """#
    let reply = Routes().ask("/v1/plot", .post, body: document)
    #expect(reply.status == .ok)
    #expect(reply.bytes.count < 200_000)
  }
}
