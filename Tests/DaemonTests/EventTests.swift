import Foundation
import MicroHTTP
import Synchronization
import TestSupport
import Testing

@testable import InbetweenDaemon

@Suite("Streams of events")
struct EventTests {
  private static func document(_ number: Int) -> String {
    Fixtures.line + String(repeating: " ", count: number)
  }

  private func put(_ name: String, _ number: Int, to daemon: DaemonProcess) async throws {
    let answer = try await daemon.ask(
      "/v1/animations/\(name)", method: "PUT", body: Data(Self.document(number).utf8))
    #expect([200, 201].contains(answer.status), "\(answer.text)")
  }

  @Test func everyListenerIsTold() async throws {
    let daemon = try DaemonProcess()
    let listeners = try (0..<2).map { _ in try EventListener(daemon, "/v1/events") }
    let other = try EventListener(daemon, "/v1/animations/other/events")
    for listener in listeners { try listener.wait(for: "id: ") }
    try other.wait(for: "id: ")
    try await put("button", 1, to: daemon)
    try await put("other", 1, to: daemon)
    for listener in listeners {
      try listener.wait(for: #"{"name":"other","revision":1"#)
      #expect(listener.text.contains(#"event: revision"#))
      #expect(listener.text.contains(#"{"name":"button","revision":1"#))
    }
    try other.wait(for: #"{"name":"other""#)
    #expect(!other.text.contains("button"))
    let metrics = try await daemon.askAdmin("/metrics").text
    #expect(metrics.contains("inbetween_event_streams_open 3\n"))
    #expect(
      metrics.contains(#"inbetween_library_requests_total{operation="put",outcome="ok"} 2"#))
  }

  @Test func whoComesAgainMissesNothing() async throws {
    let daemon = try DaemonProcess()
    var first: EventListener? = try EventListener(daemon, "/v1/events")
    try first?.wait(for: "id: ")
    try await put("a", 1, to: daemon)
    try first?.wait(for: #""name":"a""#)
    let id = try #require(first?.lastID)
    first = nil
    try await put("b", 1, to: daemon)
    _ = try await daemon.ask("/v1/animations/a", method: "DELETE")
    let second = try EventListener(daemon, "/v1/events", lastID: id)
    try second.wait(for: "event: deleted")
    #expect(second.text.contains(#""name":"b","revision":1"#))
    #expect(!second.text.contains("event: revision\ndata: {\"name\":\"a\""))
  }

  @Test func anIDOfAnotherLibraryIsRefused() async throws {
    let daemon = try DaemonProcess()
    let answer = try await daemon.ask("/v1/events", fields: ["Last-Event-ID": "12"])
    #expect(answer.status == 400)
    #expect(try answer.json()["code"] as? String == "unknown-event")
  }

  /// Were they waited for, the daemon would stay for an hour.
  @Test(.timeLimit(.minutes(20))) func theEndOfTheDaemonEndsThemAtOnce() async throws {
    let daemon = try DaemonProcess(["--shutdown-timeout", "1h"])
    let listeners = try (0..<5).map { _ in try EventListener(daemon, "/v1/events") }
    for listener in listeners { try listener.wait(for: "id: ") }
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    // The last chunk has come: nothing was cut.
    for listener in listeners { #expect(try listener.rest().hasSuffix("0\r\n\r\n")) }
    #expect(!daemon.errorText().contains("were cut"))
  }

  @Test func whoseTokenIsWithdrawnHearsNothingMore() async throws {
    let (gone, kept) = (try MadeToken("gone"), try MadeToken("kept", scope: "write"))
    let file = try TemporaryFile("\(gone.line)\n\(kept.line)\n")
    let daemon = try DaemonProcess(["--tokens-file", file.path])
    let listeners = try [gone, kept].map {
      try EventListener(daemon, "/v1/events", token: $0.token)
    }
    for listener in listeners { try listener.wait(for: "id: ") }
    try file.write(kept.line)
    daemon.send(SIGHUP)
    try daemon.wait(toSay: "SIGHUP: tokens known: 1")
    let answer = try await daemon.ask(
      "/v1/animations/secret", method: "PUT", body: Data(Self.document(1).utf8),
      fields: ["Authorization": "Bearer \(kept.token)"])
    #expect(answer.status == 201)
    try listeners[1].wait(for: "secret")
    try listeners[0].wait(for: "\r\n0\r\n\r\n")
    #expect(!listeners[0].text.contains("secret"))
    withExtendedLifetime(file) {}
  }

  @Test func theyAreCountedWithLargeAnswers() async throws {
    let daemon = try DaemonProcess(["--max-streams", "1"])
    let listener = try EventListener(daemon, "/v1/events")
    try listener.wait(for: "id: ")
    let answer = try await daemon.ask("/v1/animations/a/events")
    #expect(answer.status == 503)
    #expect(answer.fields["retry-after"] != nil)
    let told = [#""setting":"max-streams""#, #""limit":1"#, #""actual":2"#, "Ask again later"]
    for text in told { #expect(answer.text.contains(text)) }
    #expect(try await daemon.ask("/v1/spring").status == 200, "light requests find room")
    withExtendedLifetime(listener) {}
  }

  /// The place of a listener who has left is free before the next heartbeat is due.
  @Test func whoLeavesGivesTheirPlaceToOthers() async throws {
    let daemon = try DaemonProcess(["--max-streams", "1"])
    var listener: EventListener? = try EventListener(daemon, "/v1/events")
    try listener?.wait(for: "id: ")
    let clock = ContinuousClock()
    let heartbeat = clock.now.advanced(by: .nanoseconds(EventFeed.heartbeat))
    withExtendedLifetime(listener) {}
    listener = nil
    var isOpen = true
    while isOpen, clock.now < heartbeat.advanced(by: .seconds(-3)) {
      try await Task.sleep(for: .milliseconds(100))
      let metrics = try await daemon.askAdmin("/metrics").text
      isOpen = !metrics.contains("inbetween_event_streams_open 0\n")
    }
    #expect(!isOpen)
  }

  @Test func silenceIsNotCut() async throws {
    let daemon = try DaemonProcess(["--write-timeout", "500ms", "--idle-timeout", "500ms"])
    let listener = try EventListener(daemon, "/v1/events")
    try listener.wait(for: "id: ")
    try await Task.sleep(for: .seconds(2))
    try await put("late", 1, to: daemon)
    try listener.wait(for: #""name":"late""#)
  }

  @Test func aHeartbeatComesWhereNothingHappens() async throws {
    let daemon = try DaemonProcess()
    let listener = try EventListener(daemon, "/v1/events")
    // The other tests have the thread until then.
    try await Task.sleep(for: .seconds(14))
    try listener.wait(for: "\n:\n\n")
  }
}

/// A client that listens, over a socket of its own.
final class EventListener {
  private let connection: LocalConnection
  private(set) var text = ""

  init(
    _ daemon: DaemonProcess, _ path: String, lastID: String? = nil, token: String? = nil
  ) throws {
    guard let address = ListenerAddress(parsing: daemon.listen) else {
      throw DaemonProcess.Failure(text: "no address: \(daemon.listen)")
    }
    connection = try LocalConnection(to: address, timeout: 300)
    let id = lastID.map { "Last-Event-ID: \($0)\r\n" } ?? ""
    let credentials = token.map { "Authorization: Bearer \($0)\r\n" } ?? ""
    connection.send(Array("GET \(path) HTTP/1.1\r\nHost: h\r\n\(id)\(credentials)\r\n".utf8))
  }

  /// Reads until a text has come; fails when it does not.
  func wait(for part: String) throws {
    while !text.contains(part) {
      let bytes = try connection.receive()
      if bytes.isEmpty { throw DaemonProcess.Failure(text: "ended before \(part): \(text)") }
      text += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// All that comes until the end.
  func rest() throws -> String {
    while true {
      let bytes = try connection.receive()
      if bytes.isEmpty { return text }
      text += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The id of the last event so far.
  var lastID: String? {
    text.split { $0.isNewline }.last { $0.hasPrefix("id: ") }.map { String($0.dropFirst(4)) }
  }
}
