import AnimationRoutes
import Foundation
import HTTPTypes
import Logging
import Metrics
import Testing

@testable import InbetweenDaemon

@Suite("Metrics")
struct PrometheusTests {
  private func text(_ registry: PrometheusRegistry) -> String {
    String(decoding: registry.exposition(), as: UTF8.self)
  }

  @Test func countersGaugesAndHistogramsAreWrittenAsPrometheusReadsThem() {
    let registry = PrometheusRegistry()
    Counter(label: "a_total", dimensions: [("route", "/v1/x")], factory: registry).increment(by: 3)
    Meter(label: "b", factory: registry).set(1.5)
    let timer = Timer(label: "c_seconds", factory: registry)
    timer.recordNanoseconds(2_000_000)
    timer.recordNanoseconds(60_000_000_000)
    let text = text(registry)
    #expect(text.contains("# TYPE a_total counter\na_total{route=\"/v1/x\"} 3\n"))
    #expect(text.contains("# TYPE b gauge\nb 1.5\n"))
    #expect(text.contains("c_seconds_bucket{le=\"0.001\"} 0\n"))
    #expect(text.contains("c_seconds_bucket{le=\"0.0025\"} 1\n"))
    #expect(text.contains("c_seconds_bucket{le=\"+Inf\"} 2\n"))
    #expect(text.contains("c_seconds_sum 60.002\n"))
    #expect(text.contains("c_seconds_count 2\n"))
  }

  @Test func aFamilyHasOneHeadForAllItsSeries() {
    let registry = PrometheusRegistry()
    for status in ["200", "404"] {
      Counter(
        label: MetricNames.requests, dimensions: [("status", status)], factory: registry
      ).increment()
    }
    #expect(text(registry).split(separator: "# TYPE").count == 2)
  }

  @Test func theSameNameAndLabelsAreTheSameSeriesInAnyOrder() {
    let registry = PrometheusRegistry()
    Counter(label: "x", dimensions: [("a", "1"), ("b", "2")], factory: registry).increment()
    Counter(label: "x", dimensions: [("b", "2"), ("a", "1")], factory: registry).increment()
    #expect(text(registry).contains("x{a=\"1\",b=\"2\"} 2\n"))
  }

  @Test func labelsAreEscaped() {
    let registry = PrometheusRegistry()
    Meter(label: "x", dimensions: [("a", "q\"b\\n\n")], factory: registry).set(1)
    #expect(text(registry).contains(#"x{a="q\"b\\n\n"} 1"#))
  }

  @Test func requestsAreCountedByTemplateAndUnknownMethodsTogether() {
    let registry = PrometheusRegistry()
    let metrics = RequestMetrics(factory: registry)
    metrics.count("GET", route: "/v1/spring", status: 200, nanoseconds: 1000, received: 0, sent: 10)
    metrics.count("BREW", route: "unmatched", status: 405, nanoseconds: 1000, received: 0, sent: 10)
    metrics.count("MILK", route: "unmatched", status: 405, nanoseconds: 1000, received: 0, sent: 10)
    let text = text(registry)
    #expect(text.contains(#"{method="GET",route="/v1/spring",status="200"} 1"#))
    #expect(text.contains(#"{method="other",route="unmatched",status="405"} 2"#))
    #expect(text.contains("\nhttp_server_response_body_bytes_total 30\n"))
  }

  @Test func everyReasonIsAWordAndIsThereFromTheBeginning() {
    let registry = PrometheusRegistry()
    let metrics = RequestMetrics(factory: registry)
    metrics.count(.overRate)
    metrics.count("", route: "unmatched", status: 0, nanoseconds: 1, received: 0, sent: 0)
    let text = text(registry)
    #expect(text.contains(#"http_server_rejected_total{reason="over-rate"} 1"#))
    for reason in Rejection.allCases {
      #expect(text.contains("{reason=\"\(reason.rawValue)\"}"), "\(reason)")
      #expect(reason.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }, "\(reason)")
    }
    #expect(text.contains(#"{method="other",route="unmatched",status="none"} 1"#))
  }

  @Test func everyMetricHasItsHelp() {
    let registry = PrometheusRegistry()
    _ = RequestMetrics(factory: registry)
    let lines = text(registry).split(separator: "\n")
    for line in lines where line.hasPrefix("# TYPE ") {
      let name = line.split(separator: " ")[2]
      #expect(lines.contains { $0.hasPrefix("# HELP \(name) ") }, "\(name)")
    }
  }

  @Test func theProcessKnowsItself() {
    let statistics = ProcessStatistics.current()
    #expect(statistics.residentBytes > 1e6)
    #expect(statistics.openDescriptors >= 3)
    #expect(statistics.startSeconds > 1.7e9)
    #expect(statistics.maxDescriptors >= statistics.openDescriptors)
  }

  @Test func aProcessNameMayHoldBracketsAndSpaces() {
    var statistics = ProcessStatistics()
    var fields = Array(repeating: "0", count: 30)
    fields[19] = "4096"  // the 23rd of all fields, after number, name and state
    statistics.read("1 (a) b (c)) S " + fields.joined(separator: " "), bootSeconds: 10)
    #expect(statistics.startSeconds == 10)
    #expect(statistics.virtualBytes == 4096)
    #expect(statistics.residentBytes == 0)
  }
}

@Suite("The access log")
struct AccessLogTests {
  @Test func momentsAreWrittenInUTCToTheMillisecond() {
    let moments: [(Int64, String)] = [
      (0, "1970-01-01T00:00:00.000Z"),
      (951_782_400_000_000_000, "2000-02-29T00:00:00.000Z"),
      (1_709_251_199_999_999_999, "2024-02-29T23:59:59.999Z"),
      (4_107_542_400_000_000_000, "2100-03-01T00:00:00.000Z"),
      (1_795_245_907_125_000_000, "2026-11-21T07:25:07.125Z"),
    ]
    for (nanoseconds, text) in moments {
      var buffer: [UInt8] = []
      UTCTime(nanoseconds: nanoseconds).write(to: &buffer, .milliseconds)
      #expect(String(decoding: buffer, as: UTF8.self) == text)
    }
  }

  @Test func textsAreEscapedSoThatALineStaysALine() {
    var line = JSONLine(at: 0)
    line.add(JSONLine.Name("text"), "a\"b\\c\n\u{1}\u{7F}é")
    let text = String(decoding: line.ended(), as: UTF8.self)
    #expect(text.hasSuffix(#","text":"a\"b\\c\u000a\u0001\u007fé"}"# + "\n"))
  }

  @Test func numbersAreWrittenAsTheyAre() {
    var line = JSONLine(at: 0)
    line.add(JSONLine.Name("least"), Int.min)
    line.add(JSONLine.Name("zero"), 0)
    let text = String(decoding: line.ended(), as: UTF8.self)
    #expect(text.hasSuffix(",\"least\":-9223372036854775808,\"zero\":0}\n"))
  }
}

@Suite("The daemon's own log")
struct LineLogTests {
  private func line(_ format: LogFormat, _ message: String) -> String {
    let handler = LineLogHandler(format)
    let bytes = handler.line(
      .notice, message, ["listen": "127.0.0.1:1"], at: 1_795_245_907_125_000_000)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func anEventIsAnObjectOnALineOfItsOwn() throws {
    let line = line(.json, "a \"b\"\nc")
    #expect(line.hasPrefix(#"{"time":"2026-11-21T07:25:07.125Z","level":"notice","message":"#))
    #expect(line.hasSuffix("}\n") && line.filter { $0 == "\n" }.count == 1)
    let members = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
    #expect(members?["message"] == "a \"b\"\nc")
    #expect(members?["listen"] == "127.0.0.1:1")
  }

  @Test func peopleReadPlainWords() {
    #expect(line(.text, "a\nb\u{1b}") == "2026-11-21T07:25:07.125Z notice: a?b?\n")
  }

  @Test func aReaderThatHasStoppedHoldsNobodyUp() throws {
    let pipe = Pipe()
    let handler = LineLogHandler(.text, descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let log = Logger(label: "test") { _ in handler }
    let full = Data(repeating: 0x2E, count: 1 << 16)  // what a pipe holds
    try pipe.fileHandleForWriting.write(contentsOf: full)
    log.notice("lost")
    #expect(try pipe.fileHandleForReading.read(upToCount: full.count) == full)
    log.notice("kept")
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.hasSuffix("notice: kept\n") && !text.contains("lost"))
  }
}

@Suite("Guards")
struct GuardTests {
  @Test func aClientMaySpendItsBurstAndThenGoesByTheRate() {
    let limiter = RateLimiter(rate: 20)
    for _ in 0..<20 { #expect(limiter.admit("a", at: 0) == .admitted) }
    #expect(limiter.admit("a", at: 0) == .refused(retryAfter: 0.05))
    #expect(limiter.admit("b", at: 0) == .admitted)
    #expect(limiter.admit("a", at: 0.05) == .admitted)
    #expect(limiter.admit("a", at: 0.05) == .refused(retryAfter: 0.05))
  }

  @Test func aLowRateStillAdmitsTenAtOnce() {
    let limiter = RateLimiter(rate: 0.5)
    for _ in 0..<10 { #expect(limiter.admit("a", at: 0) == .admitted) }
    #expect(limiter.admit("a", at: 1) == .refused(retryAfter: 1))
    #expect(limiter.admit("a", at: 2) == .admitted)
  }

  @Test func theFieldsSayWhatIsLeftAndWhenAllIsThereAgain() throws {
    let limiter = RateLimiter(rate: 2)
    let name = try #require(HTTPField.Name("RateLimit"))
    func state(_ now: Double) -> String? { limiter.fields(for: "a", at: now)[name] }
    #expect(state(0) == "\"default\";r=10;t=0")
    for _ in 0..<9 { _ = limiter.admit("a", at: 0) }
    #expect(state(0) == "\"default\";r=1;t=5")
    #expect(state(1) == "\"default\";r=3;t=4")
    for _ in 0..<3 { _ = limiter.admit("a", at: 1) }
    #expect(state(1) == "\"default\";r=0;t=1")
    let policy = try #require(HTTPField.Name("RateLimit-Policy"))
    #expect(limiter.fields(for: "b", at: 0)[policy] == "\"default\";q=10;w=5")
  }

  @Test func aPlaceInTheGateIsFreeAgainWhenItsPassIsLetGo() {
    let gate = StreamGate(capacity: 1)
    var pass = gate.enter()
    #expect(pass != nil)
    #expect(gate.enter() == nil)
    #expect(gate.inUse == 1)
    pass = nil
    #expect(gate.inUse == 0)
    #expect(gate.enter() != nil)
    #expect(pass == nil)
  }
}

@Suite("An access log that nobody reads")
struct StalledLogTests {
  private func line(_ id: String) -> AccessLog.Line {
    AccessLog.Line(
      nanosecondsSince1970: 0, id: id, method: "GET", path: "/", route: "/", status: 200,
      durationNanoseconds: 0, requestBytes: 0, responseBytes: 0, remoteAddress: "", outcome: "")
  }

  @Test func aLineForPeopleSaysWhatHappened() throws {
    let pipe = Pipe()
    let log = AccessLog(.text, descriptor: pipe.fileHandleForWriting.fileDescriptor)
    var line = line("id-1")
    line.durationNanoseconds = 1_234_567
    line.remoteAddress = "192.0.2.1"
    line.outcome = "aborted"
    log.add(line)
    log.flush()
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "1970-01-01T00:00:00.000Z 200 GET / 1.23 ms, 0 B, 192.0.2.1, id-1, aborted\n")
  }

  @Test func linesBeyondTheBoundAreDroppedAndCounted() throws {
    let pipe = Pipe()
    let log = AccessLog(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 100)
    for id in ["a", "b", "c"] { log.add(line(id)) }
    log.flush()
    log.add(line("d"))
    log.flush()
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("\"id\":\"a\""))
    #expect(lines[1] == "{\"dropped\":2}")
    #expect(lines[2].contains("\"id\":\"d\""))
  }

  @Test func theEndWaitsForNoReader() throws {
    let pipe = Pipe()
    let log = AccessLog(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try log.startFlushing()
    // More lines than a pipe holds.
    for index in 0..<2000 { log.add(line("\(index)")) }
    log.finish()
    var count = 0
    while count < 2000 {
      count += pipe.fileHandleForReading.availableData.filter { $0 == UInt8(ascii: "\n") }.count
    }
    #expect(count == 2000)
  }
}
