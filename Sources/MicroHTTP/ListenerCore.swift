import Synchronization

/// The state that all connections of a listener share.
final class ListenerCore: Sendable {
  let handler: Handler
  let requestGuard: RequestGuard
  let watchdog: Watchdog
  let ids = RequestIDs()
  let bodies: MemoryBudget
  let blocks = BlockPool()
  let messages: MessageThrottle
  let proxies: TrustedProxies
  /// Whether connections come through a Unix socket.
  let isLocal: Bool
  /// The scheme of requests, `http` or `https`.
  let scheme: String

  /// The number of connections over the limit that are accepted in order to refuse them.
  static let spareConnections = 32

  private let connectionLimit: Int
  private let made = Atomic<Int>(0)
  private let draining = Atomic<Bool>(false)

  init(_ configuration: ListenerConfiguration, _ handler: Handler, limits: DeadlineLimits) {
    self.handler = handler
    requestGuard = RequestGuard(
      methods: configuration.methods, maxHeader: configuration.maxHeader)
    watchdog = Watchdog(limits: limits)
    bodies = MemoryBudget(
      limit: configuration.maxBodiesInFlight, within: configuration.memory)
    connectionLimit = configuration.connectionLimit
    proxies = configuration.trustedProxies
    messages = MessageThrottle(name: configuration.name)
    scheme = configuration.isSecure ? "https" : "http"
    if case .unix = configuration.inherited?.address ?? configuration.address {
      isLocal = true
    } else {
      isLocal = false
    }
  }

  /// Whether there are more connections than the limit allows.
  var isCrowded: Bool { watchdog.connections > connectionLimit }

  /// The number of connections that the watchdog has been told of so far.
  var connectionsMade: Int { made.load(ordering: .acquiring) }

  /// Counts a connection, once it is in the watchdog's table.
  func noteConnection() { made.wrappingAdd(1, ordering: .acquiringAndReleasing) }

  /// Whether every answer asks its peer to close the connection.
  var isDraining: Bool { draining.load(ordering: .relaxed) }

  /// Makes every answer from now on close its connection.
  func startDraining() { draining.store(true, ordering: .relaxed) }
}

/// Passes on at most ten lines a second, since peers can provoke messages of the library, and
/// reports how many were held back.
final class MessageThrottle: Sendable {
  private struct State {
    var second: Int64 = 0
    var passed = 0
    var heldBack = 0
  }

  private let name: String
  private let state = Lock(State())

  init(name: String) { self.name = name }

  /// The lines to write for `message` at the time `now`, in nanoseconds.
  func lines(for message: String, at now: Int64) -> [String] {
    state.withLock { state in
      var lines: [String] = []
      let second = now / 1_000_000_000
      if second != state.second {
        if state.heldBack > 0 { lines.append("\(name): \(state.heldBack) more messages") }
        state = State(second: second)
      }
      if state.passed < 10 {
        state.passed += 1
        lines.append("\(name): \(message)")
      } else {
        state.heldBack += 1
      }
      return lines
    }
  }
}
