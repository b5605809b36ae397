import Glibc
import HTTPTypes
import Testing

@testable import MicroHTTP

/// A path for a socket that no other test uses.
private func socketPath() -> String {
  "/tmp/microhttp-\(getpid())-\(UInt32.random(in: 0 ... .max)).sock"
}

/// Why a listener does not start, or `nil` if it does.
private func startFailure(_ configuration: ListenerConfiguration) -> ListenerError? {
  do throws(ListenerError) {
    let listener = try Listener(configuration, handler: .make())
    listener.stop()
    return nil
  } catch {
    return error
  }
}

@Suite struct ListenerTests {
  @Test func portZeroIsResolved() throws {
    let listener = try Listener(.make(), handler: .make())
    guard case .tcp("127.0.0.1", let port) = listener.boundAddress else {
      Issue.record("\(listener.boundAddress)")
      return
    }
    #expect(port > 0)
  }

  @Test func addressesOfVersionSixStandInBrackets() {
    let addresses: [ListenerAddress] = [
      .tcp(host: "::1", port: 80), .tcp(host: "localhost", port: 8080), .unix(path: "/run/a:b"),
    ]
    #expect(addresses.map(\.description) == ["[::1]:80", "localhost:8080", "unix:/run/a:b"])
  }

  @Test func aPortInUseIsNamed() throws {
    let listener = try Listener(.make(), handler: .make())
    let address = listener.boundAddress
    let failure = startFailure(.make { $0.address = address })
    #expect(failure == .address(address, errno: EADDRINUSE, reason: "Address already in use"))
    #expect(failure?.description == "cannot listen on \(address): Address already in use")
  }

  @Test func aPortIsFreeAgainAfterStop() throws {
    let listener = try Listener(.make(), handler: .make())
    let address = listener.boundAddress
    #expect(try ask(listener, get("/"))?.status == 200)
    listener.stop()
    #expect(startFailure(.make { $0.address = address }) == nil)
  }

  @Test func aHostThatDoesNotExistIsNamed() {
    let address = ListenerAddress.tcp(host: "no such host", port: 0)
    guard
      case .address(address, errno: 0, let reason) = startFailure(.make { $0.address = address })
    else {
      Issue.record("It started.")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func impossibleSettingsAreRefused() {
    for adjust: @Sendable (inout ListenerConfiguration) -> Void in [
      { $0.stack = 0 }, { $0.connectionLimit = 0 }, { $0.perAddressLimit = -1 },
      { $0.connectionMemory = 10 },
    ] {
      guard case .setting = startFailure(.make(adjust)) else {
        Issue.record("It started.")
        return
      }
    }
  }

  @Test func moreConnectionsThanTheSystemAllowsAreRefused() {
    guard
      case .descriptors(let needed, let available) = startFailure(
        .make { $0.connectionLimit = 1 << 20 })
    else { return }  // A system that allows a million descriptors starts it.
    #expect(needed > available)
    let failure = ListenerError.descriptors(needed: needed, available: available)
    #expect(failure.description.contains("max-connections"))
  }

  @Test func aRequestThatTakesItsTimeHoldsUpNoOther() throws {
    let gate = Lock(false)
    let listener = try Listener(
      .make(),
      handler: .make { request in
        if request.head.path == "/slow" { while !gate.withLock({ $0 }) { pause(.milliseconds(1)) } }
        return .text("hello")
      })
    let slow = try (0..<40).map { _ in try RawClient(listener.boundAddress) }
    for client in slow { client.send(get("/slow")) }
    for _ in 0..<40 { #expect(try ask(listener, get("/quick"))?.text == "hello") }
    gate.withLock { $0 = true }
    for client in slow { #expect(client.readAnswer()?.text == "hello") }
  }

  @Test func aConnectionMoreThanThereMayBeIsTold() throws {
    let listener = try Listener(.make { $0.connectionLimit = 1 }, handler: .make())
    do {
      let first = try RawClient(listener.boundAddress)
      first.send(get("/"))
      #expect(first.readAnswer()?.status == 200)
      let second = try RawClient(listener.boundAddress)
      second.send(get("/"))
      let refused = second.readAnswer()
      #expect(refused?.status == 503)
      #expect(refused?.text.contains("max-connections") == true)
      #expect(refused?.fields["retry-after"] == "1")
      #expect(second.isEnded())
      first.send(get("/"))
      #expect(first.readAnswer()?.status == 200)
    }
    while listener.gauges.connections > 0 { pause(.milliseconds(1)) }
    #expect(try ask(listener, get("/"))?.status == 200)
  }

  @Test func aUnixSocketServesAndDisappears() throws {
    let path = socketPath()
    let witness = Witness()
    do {
      let listener = try Listener(
        .make { $0.address = .unix(path: path) }, handler: .make(witness))
      #expect(listener.boundAddress == .unix(path: path))
      #expect(try ask(listener, get("/"))?.text == "hello")
      #expect(witness.requests.first?.remoteAddress == "unix")
      #expect(startFailure(.make { $0.address = .unix(path: path) }) != nil)
    }
    #expect(unsafe access(path, F_OK) != 0)
  }

  @Test func longBytesPassAUnixSocketWhole() throws {
    let bytes = (0..<2_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let listener = try Listener(
      .make { $0.address = .unix(path: socketPath()) },
      handler: .make { _ in Response(head: HTTPResponse(status: .ok), body: .bytes(bytes)) })
    let answer = try ask(listener, get("/"))
    #expect(answer?.fields["content-length"] == "2000000")
    #expect(answer?.body == bytes)
  }

  @Test func aStaleUnixSocketIsReplaced() throws {
    let path = socketPath()
    unsafe unlink(path)
    leaveSocketFile(at: path)
    #expect(unsafe access(path, F_OK) == 0)
    #expect(startFailure(.make { $0.address = .unix(path: path) }) == nil)
  }

  @Test func aPathTooLongForASocketIsRefused() {
    let path = "/tmp/" + String(repeating: "a", count: 200)
    guard case .address(_, ENAMETOOLONG, _) = startFailure(.make { $0.address = .unix(path: path) })
    else {
      Issue.record("It started.")
      return
    }
  }

  @Test func connectionsOverTheLimitForAnAddressAreClosed() throws {
    let listener = try Listener(.make { $0.perAddressLimit = 2 }, handler: .make())
    let first = try RawClient(listener.boundAddress)
    let second = try RawClient(listener.boundAddress)
    while listener.gauges.connections < 2 { pause(.milliseconds(1)) }
    let third = try RawClient(listener.boundAddress)
    #expect(third.isEnded())
    first.finishSending()
    second.finishSending()
  }

  @Test func theVersionOfTheLibraryIsKnown() {
    #expect(libraryVersion.split(separator: ".").count >= 3)
  }

  @Test func everyRefusalOfTheListenersOwnIsRenderedByItsOwner() throws {
    var handler = Handler.make()
    handler.refusal = { failure in
      .text("\(failure.code) \(failure.requestID)", status: failure.status)
    }
    let listener = try Listener(.make(), handler: handler)
    let received = try ask(listener, get("/%", "X-Request-Id: r1"))
    let answer = try #require(received)
    #expect(answer.status == 400)
    #expect(answer.text == "malformed r1")
    #expect(answer.fields["x-request-id"] == "r1")
  }

  private func leaveSocketFile(at path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { buffer in
      for (index, byte) in path.utf8.enumerated() { unsafe buffer[index] = byte }
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    unsafe withUnsafeBytes(of: address) { bytes in
      _ = unsafe bind(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress!,
        socklen_t(bytes.count))
    }
    close(descriptor)
  }
}
