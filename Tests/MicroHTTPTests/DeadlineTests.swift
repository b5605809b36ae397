import HTTPTypes
import Testing

@testable import MicroHTTP

private let second: Int64 = 1_000_000_000

/// A connection in one phase, looked at every half second of a made-up clock.
private struct WatchedConnection {
  let watch = Watch(descriptor: -1, tellsAcknowledged: false)
  let limits = DeadlineLimits(Deadlines())

  /// The second in which the connection is found overdue, within ten minutes;
  /// `before` is told the second and may move the connection.
  func end(
    _ phase: Phase, before look: (Int64) -> Void = { _ in },
    isOurs: (Int64) -> Bool = { _ in false }
  ) -> Int64? {
    watch.enter(phase)
    var record = DeadlineRecord(state: watch.current, progress: watch.progress, now: 0)
    for half in 0...1200 {
      let now = Int64(half) * second / 2
      if half % 2 == 0 { look(now / second) }
      if record.isOverdue(
        state: watch.current, progress: watch.progress, now: now, isOurs: isOurs(now / second),
        limits: limits)
      {
        return now / second
      }
    }
    return nil
  }
}

@Suite struct DeadlineRecordTests {
  @Test func everyPhaseHasItsOwnDeadline() {
    #expect(WatchedConnection().end(.opening) == 10)
    #expect(WatchedConnection().end(.head) == 10)
    #expect(WatchedConnection().end(.body) == 30)
    #expect(WatchedConnection().end(.dropping) == 2)
    #expect(WatchedConnection().end(.writing) == 120)
    #expect(WatchedConnection().end(.idle) == 75)
    #expect(WatchedConnection().end(.work) == nil)
  }

  @Test func oneByteASecondIsTooSlow() {
    let connection = WatchedConnection()
    #expect(connection.end(.body) { _ in connection.watch.moved(1) } == 30)
    #expect(connection.end(.writing) { _ in connection.watch.moved(1) } == 120)
  }

  @Test func aSteadyPeerIsNeverOverdue() {
    let connection = WatchedConnection()
    #expect(connection.end(.body) { _ in connection.watch.moved(2000) } == nil)
    #expect(connection.end(.writing) { _ in connection.watch.moved(2000) } == nil)
  }

  @Test func aPeerThatFallsSilentIsOverdueAfterOnePeriod() {
    let connection = WatchedConnection()
    let end = connection.end(.body) { now in if now < 100 { connection.watch.moved(1 << 20) } }
    #expect(end == 129)
  }

  @Test func aPeerThatBecomesSlowIsFoundAtTheEndOfItsPeriod() {
    let connection = WatchedConnection()
    let end = connection.end(.body) { now in connection.watch.moved(now < 35 ? 1 << 20 : 1) }
    #expect(end == 90)
  }

  @Test func aNewVisitToAPhaseStartsAnew() {
    let connection = WatchedConnection()
    #expect(connection.end(.head) { _ in connection.watch.enter(.head) } == nil)
  }

  @Test func theFirstHeadHasItsTimeFromConnecting() {
    let connection = WatchedConnection()
    let end = connection.end(.opening) { now in if now == 6 { connection.watch.enter(.firstHead) } }
    #expect(end == 10)
  }

  @Test func timeInWhichWeAreLateIsNotThePeers() {
    let connection = WatchedConnection()
    // 60 s of each phase go by while its connection waits for us.
    for (phase, allowed) in [(Phase.opening, 10), (.head, 10), (.body, 30), (.writing, 120)] {
      #expect(connection.end(phase, isOurs: { $0 < 60 }) == Int64(59 + allowed))
    }
  }

  @Test func deadlinesOfAnyLengthAreConverted() {
    #expect(Duration.milliseconds(1500).nanoseconds == 1_500_000_000)
    #expect(Duration.seconds(-1).nanoseconds == 0)
    #expect(Duration.seconds(Int64.max).nanoseconds > 0)
  }
}

@Suite struct DeadlineTests {
  /// A listener whose one short deadline is the one under test.
  private func listener(
    _ witness: Witness, _ adjust: (inout Deadlines) -> Void,
    respond: @escaping @Sendable (Request) -> Response = { _ in .text("hello") }
  ) throws -> Listener {
    var configuration = ListenerConfiguration.make()
    adjust(&configuration.deadlines)
    return try Listener(configuration, handler: .make(witness, respond: respond))
  }

  @Test func aConnectionThatSaysNothingIsEnded() throws {
    let listener = try listener(Witness()) { $0.head = .milliseconds(50) }
    let client = try RawClient(listener.boundAddress)
    #expect(client.isEnded())
  }

  @Test func aHeadThatTricklesIsEnded() throws {
    let witness = Witness()
    let listener = try listener(witness) { $0.head = .milliseconds(60) }
    let client = try RawClient(listener.boundAddress)
    client.send("GET / HTTP/1.1\r\nHost: h\r\n")
    var sent = 0
    while client.send("a"), sent < 5000 {
      pause(.milliseconds(2))
      sent += 1
    }
    #expect(sent < 5000)
    #expect(witness.exchanges(1).first?.status == 0)
  }

  @Test func aHeadOnAKeptConnectionHasItsOwnTime() throws {
    let witness = Witness()
    let listener = try listener(witness) { $0.head = .milliseconds(500) }
    let client = try RawClient(listener.boundAddress)
    client.send(get("/"))
    #expect(client.readAnswer()?.status == 200)
    pause(.seconds(1))
    client.send(get("/"))
    #expect(client.readAnswer()?.status == 200)
    client.send("GET / HTTP/1.1\r\n")
    #expect(client.isEnded())
    #expect(witness.exchanges(3).map(\.bytesOut) == [5, 5, 0])
  }

  @Test func aBodyThatStopsIsEnded() throws {
    let listener = try listener(Witness()) { $0.body = .milliseconds(50) }
    let client = try RawClient(listener.boundAddress)
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nabc")
    #expect(client.isEnded())
  }

  @Test func aBodyThatTricklesIsEnded() throws {
    let listener = try listener(Witness()) {
      $0.body = .milliseconds(60)
      $0.minimumBodyRate = 100_000
    }
    let client = try RawClient(listener.boundAddress)
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100000\r\n\r\n")
    var sent = 0
    while client.send("a"), sent < 5000 {
      pause(.milliseconds(2))
      sent += 1
    }
    #expect(sent < 5000)
  }

  @Test func aKeptConnectionThatStaysIdleIsEnded() throws {
    let listener = try listener(Witness()) { $0.idle = .milliseconds(50) }
    let client = try RawClient(listener.boundAddress)
    client.send(get("/"))
    #expect(client.readAnswer()?.status == 200)
    #expect(client.isEnded())
  }

  @Test(arguments: [false, true])
  func aPeerThatDoesNotReadItsAnswerIsEnded(_ streamed: Bool) throws {
    let witness = Witness()
    let bytes = [UInt8](repeating: 7, count: 32 << 20)
    let listener = try listener(witness) {
      $0.write = .milliseconds(100)
    } respond: { _ in
      let stream = BodyStream { buffer in
        buffer += bytes.prefix(65_536)
        return .more
      }
      return Response(
        head: HTTPResponse(status: .ok), body: streamed ? .stream(stream) : .bytes(bytes))
    }
    let client = try RawClient(listener.boundAddress)
    client.narrowReceiveBuffer()
    client.send(get("/"))
    #expect(witness.exchanges(1).first?.outcome == .aborted)
    client.finishSending()
  }

  @Test func windowsThatTakeTheirTimeAreNoConcernOfTheDeadlines() throws {
    let listener = try listener(Witness()) {
      $0 = Deadlines(
        head: .milliseconds(400), body: .milliseconds(400), idle: .milliseconds(400),
        write: .milliseconds(400))
    } respond: { _ in
      var windows = 0
      let stream = BodyStream { buffer in
        pause(.seconds(1))
        buffer.append(65)
        windows += 1
        return windows < 4 ? .more : .end
      }
      return Response(head: HTTPResponse(status: .ok), body: .stream(stream))
    }
    #expect(try ask(listener, get("/"))?.text == "AAAA")
  }

  @Test func bytesThatNobodyHasReadYetAreNoSlownessOfTheirSender() throws {
    let watchdog = Watchdog(limits: DeadlineLimits(Deadlines(head: .milliseconds(20))))
    let (socket, client) = try SocketPair.make()
    let watch = Watch(descriptor: socket.descriptor, tellsAcknowledged: false)
    watchdog.add(watch)
    client.send("GET / HTTP/1.1")
    for _ in 0..<20 {
      pause(.milliseconds(5))
      watchdog.tick()
    }
    #expect(!Peer(watch).isGone)
    socket.discard()
    for _ in 0..<20 {
      pause(.milliseconds(5))
      watchdog.tick()
    }
    #expect(Peer(watch).isGone)
  }

  @Test func aSlowHandlerIsNoConcernOfTheDeadlines() throws {
    let listener = try listener(Witness()) {
      $0 = Deadlines(
        head: .milliseconds(400), body: .milliseconds(400), idle: .milliseconds(400),
        write: .milliseconds(400))
    } respond: { _ in
      pause(.seconds(1))
      return .text("late")
    }
    #expect(try ask(listener, post("abc"))?.text == "late")
  }
}
