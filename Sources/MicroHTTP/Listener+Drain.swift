import CMicroHTTPD

extension Listener {
  /// Ends without losing an answer, and returns when it has ended.
  ///
  /// For `delay` everything is served as before, but every answer asks its
  /// peer to close the connection; this is the time in which a load balancer
  /// notices. Then no connection is accepted any more, those that the system
  /// has already made are taken, and the listener stops when no request is
  /// under way, at the latest after `timeout`. `stop` on another thread ends
  /// it at once.
  ///
  /// - Parameter closing: Is called once no connection is accepted any more, to
  ///   end streams that would go on.
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
    // A connection that was taken shows itself when the library's thread comes to it. One over the
    // library's own limit never does.
    life.wait(until: microhttp_now() + min(timeout.nanoseconds, 2_000_000_000)) { [core] in
      core.connectionsMade >= due
    }
    // A client that has just connected is given a moment to say what it wants.
    var quiet = 0
    let isDone = life.wait(until: microhttp_now() + timeout.nanoseconds) { [core] in
      quiet = core.watchdog.isQuiet(patience: 500_000_000) ? quiet + 1 : 0
      return quiet > 4
    }
    life.stop()
    return isDone
  }
}

/// The beginning and the end of a listener's threads.
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

  /// Waits until `done` holds, but no longer than `end`, and not once the
  /// listener is stopped; whether it held.
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

  /// Takes no new connection, but all that the system has already made; on an inherited socket these
  /// wait for whoever has it next.
  ///
  /// - Parameter made: How many connections there have been so far.
  /// - Returns: How many there will have been once those taken here are among them.
  func stopAccepting(_ made: () -> Int) -> Int {
    guard quiesce() else { return 0 }
    var due = made()
    if socket.isInherited {
      socket.close()
      return due
    }
    // Handshakes that were under way come in within a round trip.
    let settled = microhttp_now() + 50_000_000
    repeat {
      while takeWaiting() { due += 1 }
      microhttp_sleep(1_000_000)
    } while microhttp_now() < settled
    while takeWaiting() { due += 1 }
    socket.close()
    return due
  }

  /// Ends the threads and waits for them; the second time nothing.
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
