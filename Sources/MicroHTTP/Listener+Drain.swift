import CMicroHTTPD

extension Listener {
  /// Shuts down without losing an answer, and returns when that is done.
  ///
  /// For `delay` everything is served as before, but every answer asks its peer to close the
  /// connection; in this time a load balancer notices. Then no new connections are accepted,
  /// except those that the system has already made. The listener stops when no request is under
  /// way, at the latest after `timeout`. Calling `stop` on another thread ends it at once.
  ///
  /// - Parameter closing: Called once no more connections are accepted, to end streams that would
  ///   go on for ever.
  ///
  /// - Returns: Whether everything was answered in time.
  @discardableResult
  public func drain(
    delay: Duration, timeout: Duration, closing: () -> Void = {}
  ) -> Bool {
    core.startDraining()
    life.wait(until: microhttp_now() + delay.nanoseconds) { false }
    let due = life.stopAccepting { core.connectionsMade }
    closing()
    // Accepted connections appear when the library's thread handles them. Those over the
    // library's own limit never do.
    life.wait(until: microhttp_now() + min(timeout.nanoseconds, 2_000_000_000)) { [core] in
      core.connectionsMade >= due
    }
    // A client that has just connected gets a moment to send its request.
    var quiet = 0
    let isDone = life.wait(until: microhttp_now() + timeout.nanoseconds) { [core] in
      quiet = core.watchdog.isQuiet(patience: 500_000_000) ? quiet + 1 : 0
      return quiet > 4
    }
    life.stop()
    return isDone
  }
}

/// The lifetime of a listener's threads.
final class ListenerLife: Sendable {
  private enum State {
    case serving(ServerHandle)
    case draining(ServerHandle)
    case stopped
  }

  private let state: Lock<State>
  private let watchdog: WatchdogThread
  private let socket: ListeningSocket

  init(_ server: ServerHandle, _ watchdog: WatchdogThread, _ socket: ListeningSocket) {
    state = Lock(.serving(server))
    self.watchdog = watchdog
    self.socket = socket
  }

  /// Waits until `done` is true, at most until `end`, and not after the listener is stopped;
  /// returns whether it was true.
  @discardableResult
  func wait(until end: Int64, _ done: () -> Bool) -> Bool {
    while !isStopped {
      if done() { return true }
      let rest = end - microhttp_now()
      if rest <= 0 { return false }
      microhttp_sleep(min(rest, 5_000_000))
    }
    return false
  }

  /// Stops accepting, after taking all connections that the system has already made; on an
  /// inherited socket these wait for its next owner.
  ///
  /// - Parameter made: Returns the number of connections so far.
  /// - Returns: The number of connections once those taken here are counted.
  func stopAccepting(_ made: () -> Int) -> Int {
    guard quiesce() else { return 0 }
    var due = made()
    if socket.isInherited {
      socket.close()
      return due
    }
    // Handshakes that were under way complete within a round trip.
    let settled = microhttp_now() + 50_000_000
    repeat {
      while takeWaiting() { due += 1 }
      microhttp_sleep(1_000_000)
    } while microhttp_now() < settled
    while takeWaiting() { due += 1 }
    socket.close()
    return due
  }

  /// Stops the threads and waits for them; further calls do nothing.
  func stop() {
    state.withLock { state in
      switch state {
      case .stopped: return
      case .serving(let server):
        server.stop()
        socket.removeFile()
      case .draining(let server): server.stop()
      }
      watchdog.stop()
      state = .stopped
    }
  }

  private func quiesce() -> Bool {
    state.withLock { state in
      guard case .serving(let server) = state else { return false }
      socket.refuseNew()
      guard server.quiesce() >= 0 else { return false }
      state = .draining(server)
      return true
    }
  }

  private func takeWaiting() -> Bool {
    state.withLock { state in
      guard case .draining(let server) = state else { return false }
      return server.takeWaiting(on: socket.descriptor)
    }
  }

  private var isStopped: Bool {
    state.withLock { if case .stopped = $0 { true } else { false } }
  }
}
