import Foundation
import TestSupport
import Testing

@Suite("What a daemon counts")
struct CountingTests {
  @Test func metricsAreOnTheAdminListenerOnly() async throws {
    let daemon = try DaemonProcess()
    // Before any request: what an answer holds is given back a moment after it was received.
    let metrics = try await daemon.askAdmin("/metrics")
    #expect(metrics.fields["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
    #expect(metrics.text.contains("inbetween_build_info{"))
    #expect(metrics.text.contains("process_resident_memory_bytes"))
    #expect(metrics.text.contains("\ninbetween_heavy_requests_waiting 0\n"))
    #expect(metrics.text.contains("\ninbetween_heavy_requests_running 0\n"))
    #expect(metrics.text.contains("\ninbetween_memory_held_bytes 0\n"))
    #expect(metrics.text.contains("\ninbetween_streams_open 0\n"))
    #expect(metrics.text.contains("\nhttp_server_bodies_held_bytes 0\n"))
    #expect(metrics.text.contains("\ninbetween_limit{setting=\"max-streams\"} 256\n"))
    #expect(metrics.text.contains("\ninbetween_limit{setting=\"queue-timeout\"} 2\n"))
    #expect(!metrics.text.contains("setting=\"rate\""), "a limit that is off is none")
    #expect(try await daemon.ask("/metrics").status == 404)
    #expect(try await daemon.askAdmin("/v1/limits").status == 404)
  }

  @Test(.timeLimit(.minutes(10))) func metricsCountBytesSentAndWorkSpent() async throws {
    let daemon = try DaemonProcess()
    let answer = try await daemon.ask(
      "/v1/animation?type=linear&duration=1&count=3", fields: ["Accept-Encoding": "identity"])
    #expect(answer.status == 200)
    var text = ""
    // What was sent is counted a moment after it was received.
    while !text.contains("\nhttp_server_response_body_bytes_total \(answer.body.count)\n") {
      text = try await daemon.askAdmin("/metrics").text
    }
    let work = try #require(text.firstMatch(of: /\ninbetween_work_units_total (\d+)\n/))
    #expect(Int(work.output.1).map { $0 > 0 } == true)
  }

  @Test func aBatchCountsTheValuesOfItsLines() async throws {
    let daemon = try DaemonProcess()
    let line = "{\"document\":\(Fixtures.line),\"count\":1000}"
    let body = Data(Array(repeating: line, count: 5).joined(separator: "\n").utf8)
    #expect(try await daemon.ask("/v1/batch", method: "POST", body: body).status == 200)
    let metrics = try await daemon.askAdmin("/metrics").text
    #expect(metrics.contains("\ninbetween_samples_total 5000\n"))
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    #expect(daemon.output().contains("\"samples\":5000,"), "\(daemon.output())")
  }
}
