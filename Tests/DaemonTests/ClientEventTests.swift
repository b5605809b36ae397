import AnimationClient
import Foundation
import TestSupport
import Testing

/// The client listens to a real daemon, over the network.
@Suite("The client, listening")
struct ClientEventTests {
  private let line = Array(Fixtures.line.utf8)

  @Test(.timeLimit(.minutes(20))) func eventsComeAsTheyHappen() async throws {
    let daemon = try DaemonProcess()
    let animations = Client(authority: daemon.listen).animations
    let first = try await animations.put(line, as: "a")
    // Begins behind the first event, wherever the listener is by then.
    let all = try EventListener(daemon, "/v1/events")
    try all.wait(for: "id: ")
    var events = animations.events(after: all.lastID).makeAsyncIterator()
    #expect(first.revision == 1)
    _ = try await animations.put(Array(Fixtures.bounce.utf8), as: "a", if: .revision(1))
    let told = try #require(try await events.next())
    #expect(told.kind == .revision && told.name == "a" && told.revision == 2)
    try await animations.delete("a")
    #expect(try await events.next()?.kind == .deleted)
  }

  @Test(.timeLimit(.minutes(20))) func whoStopsListeningLeaves() async throws {
    let daemon = try DaemonProcess()
    let animations = Client(authority: daemon.listen).animations
    let listener = Task {
      for try await _ in animations.events() {}
    }
    while try await streams(of: daemon) == 0 {}
    listener.cancel()
    await #expect(throws: CancellationError.self) { try await listener.value }
    // The daemon notices when it has something to say.
    var document = line
    while try await streams(of: daemon) > 0 {
      _ = try await animations.put(document, as: "a")
      document.append(0x20)
    }
  }

  private func streams(of daemon: DaemonProcess) async throws -> Int {
    let metrics = try await daemon.askAdmin("/metrics").text
    let line = metrics.split(separator: "\n").first {
      $0.hasPrefix("inbetween_event_streams_open ")
    }
    return Int(line?.split(separator: " ").last ?? "") ?? -1
  }
}
