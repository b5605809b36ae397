import AnimationDocuments
import AnimationEngine
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Batches")
struct BatchRouteTests {
  private static let slide =
    #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":{"type":"linear","duration":1}}"#

  private func line(_ id: String, _ more: String = "", _ document: String = slide) -> String {
    "{\"id\":\(id),\"document\":\(document)\(more)}"
  }

  /// A document is not a line of a batch, and is told so.
  @Test func aLineWithoutADocumentIsToldSo() throws {
    let answer = try answers([Self.slide])[0]
    let problem = try #require(answer["problem"] as? [String: Any])
    let errors = problem["errors"] as? [[String: Any]]
    let missing = errors?.first { $0["code"] as? String == "missing-member" }
    let from = errors?.first { $0["pointer"] as? String == "/from" }
    #expect(from?["code"] as? String == "unknown-member")
    #expect(missing?["hint"] as? String == #"{"document":{"kind":"animation",…}}"#, "\(answer)")
  }

  /// The lines of an answer, each read by a reader that is not ours.
  private func answers(
    _ lines: [String], _ query: String = "", _ routes: Routes = Routes()
  ) throws -> [[String: Any]] {
    let reply = routes.ask(
      "/v1/batch\(query)", .post, body: lines.joined(separator: "\n"),
      [.contentType: "application/x-ndjson"])
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == "application/x-ndjson")
    return try reply.text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
  }

  private func values(_ answer: [String: Any]) -> [Double]? {
    let result = answer["result"] as? [String: Any]
    let tracks = result?["tracks"] as? [[String: Any]]
    return tracks?.first?["values"] as? [Double]
  }

  @Test func eachLineIsSampledAsItSays() throws {
    let answers = try answers(
      [line("1", #","count":3"#), line("\"b\"", #","times":[0.25,0.5]"#), line("null")],
      "?count=2")
    #expect(answers.map { $0["status"] as? Int } == [200, 200, 200])
    #expect(answers[0]["id"] as? Int == 1 && answers[1]["id"] as? String == "b")
    #expect(answers[2]["id"] is NSNull)
    #expect(answers.map(values) == [[0, 50, 100], [25, 50], [0, 100]])
  }

  @Test func anAnswerIsThatOfTheSameRequest() throws {
    let alone = Routes().ask("/v1/sample?fps=24&include=velocity", .post, body: Self.slide).text
    let batch = Routes().ask(
      "/v1/batch", .post, body: line("7", #","fps":24,"include":["velocity"]"#)
    ).text
    #expect(batch == "{\"id\":7,\"status\":200,\"result\":\(alone)}\n")
  }

  /// Fewer answers wait together where a request may hold little.
  @Test func aBatchNeedsLittleMemory() throws {
    let routes = Routes(Service(limits: Limits(maxRequestMemory: 1 << 20)))
    let lines = (0..<200).map { line("\($0)", #","times":[\#(Double($0) / 200)]"#) }
    let answers = try answers(lines, "", routes)
    #expect(answers.map { $0["id"] as? Int } == (0..<200).map(\.self))
    #expect(answers.allSatisfy { $0["status"] as? Int == 200 })
  }

  @Test(arguments: [#""id":"y""#, #""document":{}"#, #""count":3"#])
  func aMemberGivenTwiceIsRefused(_ member: String) throws {
    let answer = try answers([line(#""x""#, #","count":1,"# + member)])[0]
    #expect(answer["status"] as? Int == 422)
    let errors = (answer["problem"] as? [String: Any])?["errors"] as? [[String: Any]]
    #expect(errors?.map { $0["code"] as? String } == ["duplicate-member"])
  }

  @Test func aBadLineStopsNoOther() throws {
    let answers = try answers([
      line("1", #","count":2"#), "{", "[]", line("2", "", #"{"kind":"scene"}"#),
      line("3", #","fpss":2"#), line("[1]"), #"{"id":4}"#, line("5", #","count":2"#),
    ])
    #expect(answers.map { $0["status"] as? Int } == [200, 400, 422, 422, 422, 422, 422, 200])
    let pointers = answers.map { answer in
      let problem = answer["problem"] as? [String: Any]
      let errors = problem?["errors"] as? [[String: Any]]
      return errors?.first?["pointer"] as? String
    }
    #expect(pointers == [nil, nil, "", "/document", "/fpss", "/id", "", nil])
    #expect(answers[3]["id"] as? Int == 2 && answers[6]["id"] as? Int == 4)
  }

  @Test func aPlaceIsThatInTheBody() throws {
    let first = line("1")
    let answers = try answers([first, "", "  nonsense"])
    let problem = try #require(answers[1]["problem"] as? [String: Any])
    #expect(problem["line"] as? Int == 3)
    #expect(problem["instance"] as? String == "/requests/test/lines/3")
    #expect(problem["offset"] as? Int == first.utf8.count + 2 + 2 + 1)
  }

  @Test func problemsOfTheLineAndItsDocumentAreToldTogether() throws {
    let answers = try answers([
      line("1", #","fps":0,"count":2,"fps":3,"step":{}"#, #"{"kind":"animation","from":{"x":0}}"#)
    ])
    let problem = try #require(answers[0]["problem"] as? [String: Any])
    let errors = try #require(problem["errors"] as? [[String: Any]])
    let found = errors.map { "\($0["pointer"] as? String ?? "") \($0["code"] as? String ?? "")" }
    #expect(found.contains("/step wrong-type"))
    #expect(found.contains("/fps duplicate-member"))
    #expect(found.contains("/fps out-of-range"))
    #expect(found.contains("/document missing-member"))
  }

  @Test func theTimesOfALineReplaceThoseOfTheBatch() throws {
    let answers = try answers([line("1", #","times":[1]"#)], "?fps=24&precision=2")
    #expect(answers.map(values) == [[100]])
  }

  /// The status of a line, and the pointers and parameters of its problems.
  private func found(_ line: String, _ query: String = "") throws -> [String] {
    let answer = try answers([line], query)[0]
    let errors = (answer["problem"] as? [String: Any])?["errors"] as? [[String: Any]] ?? []
    return ["\(answer["status"] as? Int ?? 0)"]
      + errors.map { $0["pointer"] as? String ?? "?\($0["parameter"] as? String ?? "")" }
  }

  @Test func whatALineSaysIsAMatterOfTheLine() throws {
    let endless = Fixtures.endless
    #expect(try found(line("1", #","property":["q"]"#)) == ["422", "/property"])
    #expect(try found(line("1", #","fps":1e300"#)) == ["422", "/fps"])
    #expect(try found(line("1", #","start":5"#)) == ["422", "/start"])
    #expect(try found(line("1", "", endless)) == ["422", ""])
    #expect(try found(line("1", "", Fixtures.repeatedEndless)) == ["422", "/document/timing"])
    #expect(
      try found(line("1", #","fps":5,"property":["q"]"#, endless), "?end=1") == [
        "422", "/property",
      ])
    #expect(try found(line("1"), "?property=q") == ["400", "?property"])
  }

  @Test(arguments: [
    (#""times":[]"#, "/times"), (#""times":"0,0.1""#, "/times"), (#""times":[0,"1"]"#, "/times/1"),
    (#""times":[[0]]"#, "/times/0"), (#""fps":"2""#, "/fps"), (#""fps":[2]"#, "/fps"),
    (#""fps":true"#, "/fps"), (#""property":[]"#, "/property"), (#""property":5"#, "/property"),
    (#""include":[1]"#, "/include/0"), (#""layout":["rows"]"#, "/layout"),
    (#""springs":null"#, "/springs"),
  ])
  func aParameterIsWrittenAsItsSchemaSays(_ member: String, _ pointer: String) throws {
    let answer = try answers([line("1", "," + member)])[0]
    let errors = (answer["problem"] as? [String: Any])?["errors"] as? [[String: Any]]
    #expect(answer["status"] as? Int == 422)
    #expect(errors?.map { $0["pointer"] as? String } == [pointer])
    #expect(errors?.map { $0["code"] as? String } == ["wrong-type"])
  }

  @Test func aListOfOneMayBeTheOne() throws {
    let answers = try answers([
      line("1", #","times":0.25,"property":"x","include":"velocity""#),
      line("2", #","times":[0.25],"property":["x"],"include":["velocity"]"#),
    ])
    #expect(answers.map(values) == [[25], [25]])
  }

  @Test func timesOfALineNeedNoStartAndEndOfTheBatch() throws {
    #expect(try answers([line("1", #","times":[1]"#)], "?start=0.5&end=1").map(values) == [[100]])
  }

  @Test func parametersOfTheBatchAreCheckedAtOnce() throws {
    let reply = Routes().ask("/v1/batch?fps=0&format=csv&width=300", .post, body: line("1"))
    #expect(reply.status == .badRequest)
    #expect(
      try reply.errors().compactMap { $0["parameter"] as? String }.sorted() == [
        "format", "fps", "width",
      ])
  }

  @Test func aBatchHasBounds() throws {
    let few = Routes(Service(limits: Limits(maxBody: 200, maxBatchBody: 1000, maxBatchLines: 3)))
    let short = line("1", #","count":2"#)
    let long = line("2", ",\"property\":\"\(String(repeating: "x", count: 200))\"")
    let answers = try answers([short, long, short], "", few)
    #expect(answers.map { $0["status"] as? Int } == [200, 413, 200])
    let problem = try #require(answers[1]["problem"] as? [String: Any])
    #expect(problem["setting"] as? String == "max-body")
    let lines = few.ask(
      "/v1/batch", .post, body: [short, short, short, short].joined(separator: "\n"))
    #expect(try lines.status.code == 413 && lines.json()["setting"] as? String == "max-batch-lines")
    let head = HTTPRequest.make("/v1/batch", .post, [.contentLength: "1001"])
    guard case .refuse(let reply, _) = few.admission(of: head, id: "test") else {
      Issue.record("a batch of 1001 bytes is read")
      return
    }
    #expect(try reply.json()["setting"] as? String == "max-batch-body")
  }

  @Test func anEmptyBatchHasAnEmptyAnswer() throws {
    #expect(try answers([]).isEmpty)
    #expect(try answers(["", "  ", "\r"]).isEmpty)
  }

  @Test func largeResultsStreamInTheirPlace() throws {
    let answers = try answers([
      line("1", #","count":60000"#), line("2", #","count":2"#), line("3", #","count":50000"#),
    ])
    #expect(answers.map { $0["id"] as? Int } == [1, 2, 3])
    #expect(answers.map { values($0)?.count } == [60000, 2, 50000])
  }

  /// Values that are told in parts.
  private final class Told: Sendable {
    let counts = Mutex<[Int]>([])
  }

  @Test func theValuesOfEachLineAreTold() {
    let told = Told()
    let lines = [
      line("1", #","count":1000"#), "{", line("2", #","count":60000"#), line("3", #","count":2"#),
    ]
    let reply = Routes().reply(
      to: .make("/v1/batch", .post), body: Array(lines.joined(separator: "\n").utf8), id: "test",
      RouteWork(values: { count in told.counts.withLock { $0.append(count) } }))
    #expect(reply.valueCount == 0 && told.counts.withLock { $0.isEmpty }, "nothing has begun yet")
    #expect(reply.bytes.count > 60000)
    #expect(told.counts.withLock { $0 } == [1000, 0, 60000, 2])
  }

  @Test func aBodyOfAnotherTypeIsNone() throws {
    let reply = Routes().ask(
      "/v1/batch", .post, body: line("1"), [.contentType: "text/csv"])
    #expect(reply.status == .unsupportedMediaType)
    #expect(reply.fields[.acceptPost]?.contains("application/x-ndjson") == true)
  }

  /// Workers that take their places from the last to the first, as threads might.
  private struct Backwards: Workers {
    func map<Result: Sendable>(
      _ count: Int, holding bytes: Int,
      _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
    ) -> [Result] {
      (0..<count).reversed().map { make($0, nil).result }.reversed()
    }
  }

  @Test func answersComeInTheOrderOfTheLinesWhoeverMakesThem() throws {
    let lines = (0..<300).map { line("\($0)", #","count":2"#) }.joined(separator: "\n")
    let reply = Routes().reply(
      to: .make("/v1/batch", .post), body: Array(lines.utf8), id: "test",
      RouteWork(workers: Backwards()))
    let ids = reply.text.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(ids == (0..<300).map { "{\"id\":\($0)" })
  }

  /// Workers that tell how many answers wait together.
  private struct Recording: Workers {
    let told: Told

    func map<Result: Sendable>(
      _ count: Int, holding bytes: Int,
      _ make: @escaping @Sendable (Int, WorkMeter.Owner?) -> (result: Result, bytes: Int)
    ) -> [Result] {
      let results = SingleWorker().map(count, holding: bytes, make)
      told.counts.withLock { $0.append(results.count) }
      return results
    }
  }

  /// Answers that stream hold their timelines until they are written: those of 64 lines of a kilobyte held
  /// a gigabyte, which nobody counted.
  @Test func answersThatWaitHoldNoMoreThanARequestMay() {
    let told = Told()
    let routes = Routes(Service(limits: Limits(maxRequestMemory: 3 << 20)))
    let lines = (0..<5).map { line("\($0)", #","count":20000"#) }.joined(separator: "\n")
    let reply = routes.reply(
      to: .make("/v1/batch", .post), body: Array(lines.utf8), id: "test",
      RouteWork(workers: Recording(told: told)))
    let answers = reply.text.split(separator: "\n")
    #expect(answers.map { $0.prefix { $0 != "," } } == (0..<5).map { "{\"id\":\($0)" })
    #expect(answers.allSatisfy { $0.contains("\"status\":200") && $0.utf8.count > 256 << 10 })
    #expect(told.counts.withLock { $0 } == [2, 2, 1, 0])
  }

  /// The names of a line were compared in pairs, which took minutes.
  @Test(.timeLimit(.minutes(5))) func aLineOfManyUnknownMembersIsReadOnce() throws {
    let members = (0..<100_000).map { ",\"m\($0)\":1" }.joined() + #","m7":2"#
    let problem = try #require(answers([line("1", members)])[0]["problem"] as? [String: Any])
    let errors = try #require(problem["errors"] as? [[String: Any]])
    #expect(problem["detail"] as? String == "100001 problems; the first 50 are listed")
    #expect(errors.first?["code"] as? String == "duplicate-member")
    #expect(errors.last?["pointer"] as? String == "/m48")
  }
}
