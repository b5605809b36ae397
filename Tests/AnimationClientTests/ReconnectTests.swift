import HTTPTypes
import Synchronization
import Testing

@testable import AnimationClient

@Suite("The pause before the client connects again")
struct ReconnectTests {
  /// The end of a test in place of a pause.
  private struct Pause: Error { var duration: Duration }

  private func pause(behind stream: String) async throws -> Duration {
    var client = Client(
      authority: "h", transport: FixedTransport(status: .ok, text: stream))
    client.pause = { throw Pause(duration: $0) }
    var events = client.animations.events().makeAsyncIterator()
    let pause = try await #require(throws: Pause.self) { _ = try await events.next() }
    return pause.duration
  }

  @Test func isWhatTheServiceAsksFor() async throws {
    #expect(try await pause(behind: "retry: 250\n\n") == .milliseconds(250))
    #expect(try await pause(behind: "retry:5000\n\n") == .milliseconds(5000))
    #expect(try await pause(behind: ":\n\n") == .milliseconds(1000))
  }

  @Test(arguments: ["0", "1", "99"])
  func isNeverShorterThanATenthOfASecond(_ retry: String) async throws {
    #expect(try await pause(behind: "retry: \(retry)\n\n") == .milliseconds(100))
  }

  @Test(arguments: ["-5", "+5", "5s", "0x5", "", "99999999999999999999"])
  func isAsBeforeWhereTheWishIsNoNumber(_ retry: String) async throws {
    #expect(try await pause(behind: "retry: 700\nretry: \(retry)\n\n") == .milliseconds(700))
  }

  /// Gives a time to wait once; from then on nobody answers.
  private actor Outage: ClientTransport {
    private var isFirst = true

    func send(
      _ request: HTTPRequest, body: [UInt8]
    ) async throws -> (HTTPResponse, body: [UInt8]) {
      defer { isFirst = false }
      if isFirst { return (HTTPResponse(status: .ok), body: Array("retry: 3000\n\n".utf8)) }
      throw ClientError.unreachable("nobody is there")
    }
  }

  @Test func doublesFromWhatTheServiceAskedForWhileNobodyAnswers() async throws {
    let pauses = Mutex<[Duration]>([])
    var client = Client(authority: "h", transport: Outage())
    client.pause = { pause in
      let count = pauses.withLock { pauses in
        pauses.append(pause)
        return pauses.count
      }
      if count == 6 { throw Pause(duration: pause) }
    }
    var events = client.animations.events().makeAsyncIterator()
    await #expect(throws: Pause.self) { _ = try await events.next() }
    #expect(pauses.withLock(\.self) == [3, 6, 12, 24, 48, 48].map { .seconds($0) })
  }
}
