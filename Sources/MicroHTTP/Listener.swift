import CMicroHTTPD

/// The version of the running libmicrohttpd, such as `0.9.75`.
public var libraryVersion: String { unsafe String(cString: microhttp_version()) }

/// A running HTTP/1.1 server.
///
/// Its threads start with `init`; they end with `stop`, with the end of `drain`, or with the value.
public struct Listener: ~Copyable, Sendable {
  /// The address on which the listener accepts connections, with the actual port.
  public let boundAddress: ListenerAddress
  /// Gauges for logs and metrics, which may outlive the listener.
  public let gauges: ListenerGauges

  let core: ListenerCore
  let life: ListenerLife

  /// Binds the address and starts the threads. When it returns, connections are accepted.
  ///
  /// Throws `ListenerError.address` when the address is not available, and `.setting` for
  /// impossible settings. It throws `.descriptors` when the process may not open enough
  /// descriptors, after raising the soft limit as far as allowed; `.library` otherwise.
  public init(
    _ configuration: ListenerConfiguration, handler: Handler
  ) throws(ListenerError) {
    let start = try ListenerStart(configuration, handler)
    boundAddress = start.address
    gauges = ListenerGauges(core: start.core)
    core = start.core
    life = start.life
  }

  /// Stops at once: answers being sent are cut off, running handlers are waited for. Further
  /// calls do nothing; a waiting `drain` returns. It may be called on any thread except the
  /// listener's own.
  public func stop() { life.stop() }

  deinit { life.stop() }
}

/// The present load of a listener.
public struct ListenerGauges: Sendable {
  let core: ListenerCore

  /// The number of open connections.
  public var connections: Int { core.watchdog.connections }
  /// The number of requests between their request line and the end of their answer.
  ///
  /// - Complexity: O(*n*) in the number of connections.
  public var inFlight: Int { core.watchdog.inFlight }
  /// The bytes of request bodies in memory.
  public var bodyBytes: Int { core.bodies.held }
}

/// The parts of a listener while it starts.
private struct ListenerStart {
  let address: ListenerAddress
  let core: ListenerCore
  let life: ListenerLife

  init(_ configuration: ListenerConfiguration, _ handler: Handler) throws(ListenerError) {
    try configuration.check()
    let limits = DeadlineLimits(configuration.deadlines)
    let socket =
      if let inherited = configuration.inherited {
        ListeningSocket(inherited)
      } else {
        try ListeningSocket(configuration.address, mode: configuration.socketMode)
      }
    // Longer than the watchdog's deadlines, which are to apply first as they count progress.
    let patience = configuration.deadlines.write.nanoseconds / 1_000_000 + 15_000
    microhttp_give_up_after(socket.descriptor, UInt32(clamping: patience))
    address = socket.address
    core = ListenerCore(configuration, handler, limits: limits)
    guard let thread = WatchdogThread(core.watchdog, every: limits.tick) else {
      socket.close()
      throw .thread
    }
    guard
      let server = ServerHandle(
        socket: socket.descriptor, configuration: configuration, core: core)
    else {
      thread.stop()
      socket.close()
      throw .library
    }
    life = ListenerLife(server, thread, socket)
  }
}

extension ListenerConfiguration {
  fileprivate func check() throws(ListenerError) {
    guard (1...1 << 20).contains(connectionLimit) else {
      throw .setting("max-connections", requirement: "from 1 to 1048576")
    }
    guard (128 << 10...1 << 30).contains(stack) else {
      throw .setting("the stack of a thread", requirement: "from 128 KiB to 1 GiB")
    }
    guard (0...1 << 20).contains(perAddressLimit) else {
      throw .setting("the limit for one address", requirement: "0 or more")
    }
    guard (4096...1 << 30).contains(connectionMemory) else {
      throw .setting("the memory of a connection", requirement: "from 4096 bytes to 1 GiB")
    }
    guard !isSecure || microhttp_tls_is_there() != 0 else {
      throw .setting("TLS", requirement: "left out: this libmicrohttpd was built without it")
    }
    // Descriptors for connections, those over the limit, listening sockets and the rest of the
    // process.
    let needed = connectionLimit + 64
    let available = microhttp_reserve_descriptors(UInt64(needed))
    guard available >= UInt64(needed) else {
      throw .descriptors(needed: needed, available: Int(clamping: available))
    }
  }
}
