import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

@testable import InbetweenDaemon

@Suite("Trace contexts")
struct TraceContextTests {
  private let trace = "0af7651916cd43dd8448eb211c80319c"
  private let parent = "b7ad6b7169203331"

  private func read(_ text: String) -> TraceContext? {
    var generator = SystemRandomNumberGenerator()
    return TraceContext(parsing: text, using: &generator)
  }

  @Test func areContinuedWithASpanOfOurOwn() throws {
    let context = try #require(read("00-\(trace)-\(parent)-01"))
    #expect(context.traceID == trace)
    #expect(context.parentID == parent)
    #expect(context.spanID.count == 16 && context.spanID != parent)
    #expect(context.spanID.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(read("00-\(trace)-\(parent)-01")?.spanID != context.spanID)
  }

  @Test func aLaterVersionMaySayMore() {
    #expect(read("01-\(trace)-\(parent)-01-more") != nil)
    #expect(read("01-\(trace)-\(parent)-01") != nil)
  }

  @Test func whatIsNotAsTheStandardHasItIsIgnored() {
    let zeros = String(repeating: "0", count: 32)
    let wrong = [
      "", "00", "00-\(trace)-\(parent)", "00-\(trace)-\(parent)-01-more",
      "ff-\(trace)-\(parent)-01",
      "00-\(zeros)-\(parent)-01", "00-\(trace)-\(zeros.prefix(16))-01",
      "00-\(trace.uppercased())-\(parent)-01", "00-\(trace)0-\(parent)-01",
      "00-\(trace)-\(parent)-1", "0-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-0g",
      "01-\(trace)-\(parent)-01more",
    ]
    for text in wrong { #expect(read(text) == nil, "\(text)") }
  }

  @Test func twoFieldsAreNone() throws {
    let field = "00-\(trace)-\(parent)-01"
    let name = try #require(HTTPField.Name("traceparent"))
    var fields: HTTPFields = [name: field]
    #expect(TraceContext(of: fields)?.traceID == trace)
    fields.append(HTTPField(name: name, value: field))
    #expect(TraceContext(of: fields) == nil)
  }
}

@Suite("The clock of stages")
struct StageClockTests {
  @Test func givesEachStageItsTimeAndAWaitToTheQueue() {
    let time = Ticking()
    let clock = StageClock(now: { time.now })
    time.pass(5)
    clock.enter(.parse)
    time.pass(10)
    clock.during(.queue) { time.pass(100) }
    time.pass(20)
    clock.enter(.validate)
    time.pass(3000)
    clock.enter(nil)
    time.pass(1000)
    let stages = clock.stages.map { "\($0.stage) \($0.nanoseconds)" }
    #expect(stages == ["queue 100", "parse 30", "validate 3000"])
    #expect(clock.serverTiming == "queue;dur=0.0, parse;dur=0.0, validate;dur=0.003")
  }

  private final class Ticking: @unchecked Sendable {
    var now: Int64 = 0
    func pass(_ time: Int64) { now += time }
  }
}

@Suite("Timing at the daemon")
struct DaemonTimingTests {
  private let document =
    #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"bouncy"}"#

  @Test func anAnswerTellsItsStagesWhereThatIsAskedFor() async throws {
    let silent = try DaemonProcess()
    #expect(try await silent.post("/v1/sample", document).fields["server-timing"] == nil)
    let daemon = try DaemonProcess(["--server-timing", "true"])
    let timing = try await daemon.post("/v1/sample", document).fields["server-timing"]
    let names = timing?.split(separator: ", ").map { $0.prefix { $0 != ";" } }
    #expect(names == ["queue", "parse", "validate", "sample", "encode"])
  }

  @Test func aLineOfTheLogHasTraceSamplesAndStages() async throws {
    let daemon = try DaemonProcess()
    let trace = "0af7651916cd43dd8448eb211c80319c"
    let fields = ["traceparent": "00-\(trace)-b7ad6b7169203331-01"]
    _ = try await daemon.post("/v1/sample?count=10", document, fields: fields)
    _ = try await daemon.post("/v1/sample?count=200000", document)
    let metrics = try await daemon.askAdmin("/metrics").text
    #expect(metrics.contains("inbetween_stage_duration_seconds_count{stage=\"encode\"} 2\n"))
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    let lines = try daemon.output().split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
    #expect(lines[0]["trace"] as? String == trace)
    #expect(lines[0]["parentSpan"] as? String == "b7ad6b7169203331")
    #expect((lines[0]["span"] as? String)?.count == 16)
    #expect(lines[0]["samples"] as? Int == 10)
    #expect(lines[1]["trace"] == nil)
    for stage in ["queue", "parse", "validate", "sample", "encode"] {
      #expect(lines[0]["\(stage)Microseconds"] is Int, "\(stage)")
    }
    #expect(lines[1]["encodeMicroseconds"] as? Int ?? 0 > 1000)
  }
}
