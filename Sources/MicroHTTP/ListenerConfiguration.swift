/// The address that a listener listens on.
public enum ListenerAddress: Hashable, Sendable, CustomStringConvertible {
  /// A host name or address, and a port; port 0 lets the system choose. An empty host means all
  /// IPv4 addresses of the machine, `::` all addresses.
  case tcp(host: String, port: UInt16)
  /// The path of a Unix socket, at most 107 bytes. A socket file on which nobody listens is
  /// replaced; one in use is an error.
  case unix(path: String)

  /// The address as text: `127.0.0.1:8080`, `[::1]:8080` or `unix:/run/inbetween.sock`.
  public var description: String {
    switch self {
    case .tcp(let host, let port):
      host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
    case .unix(let path): "unix:\(path)"
    }
  }
}

/// The configuration of a listener, with the service's defaults.
///
/// All limits are on by default. `init` checks nothing; a listener throws for impossible values
/// when it starts.
public struct ListenerConfiguration: Sendable {
  /// The address to listen on.
  public var address: ListenerAddress
  /// The name of the listener in log lines.
  public var name: String
  /// The greatest number of connections at a time, at least 1; each has its own thread. A few
  /// more are answered with 503, and any beyond these are closed at once.
  public var connectionLimit: Int
  /// The greatest number of connections from one address; 0 is unlimited. Further ones are closed
  /// at once, without an answer.
  public var perAddressLimit: Int
  /// The size of a thread's stack in bytes, at least 128 KiB. It is reserved memory, used only as
  /// far as handlers need it.
  public var stack: Int
  /// The memory in bytes for a connection's head, read buffer and answer's head, at least 4096.
  public var connectionMemory: Int
  /// The greatest size of a request's head in bytes. Above `connectionMemory` the library refuses
  /// by itself, with 414 or 431.
  public var maxHeader: Int
  /// The greatest memory for all request bodies together, in bytes; requests that exceed it are
  /// refused with 503.
  public var maxBodiesInFlight: Int
  /// A budget that request bodies share with the owner's other memory; nil for none.
  public var memory: MemoryBudget?
  /// The methods that any route accepts, for `Allow`. Any other method is refused with 405 before
  /// the handler sees it.
  public var methods: [String]
  /// The deadlines for each part of an exchange.
  public var deadlines: Deadlines
  /// The proxies whose forwarding fields are believed.
  public var trustedProxies = TrustedProxies()
  /// Whether connections use TLS (1.2 or 1.3) with the process's ``ServerCertificate``. A
  /// connection that begins otherwise is closed.
  public var isSecure = false
  /// An inherited listening socket to use; `address` is then only its name.
  public var inherited: InheritedSocket?
  /// The permissions of a Unix socket's file; clients need write permission.
  public var socketMode: UInt32 = 0o600

  /// A configuration for `address` with the service's defaults for all else.
  public init(address: ListenerAddress, name: String = "http") {
    self.address = address
    self.name = name
    connectionLimit = 512
    perAddressLimit = 0
    stack = 256 << 10
    connectionMemory = 32 << 10
    maxHeader = 16 << 10
    maxBodiesInFlight = 512 << 20
    methods = ["GET", "HEAD", "POST", "QUERY", "PUT", "DELETE", "OPTIONS"]
    deadlines = Deadlines()
  }
}

/// The deadlines for each part of an exchange.
///
/// Exceeding one ends the connection without an answer. A watchdog checks them at intervals, so
/// that a deadline acts up to an eighth of the shortest one late (at most a quarter of a second),
/// and never early.
public struct Deadlines: Hashable, Sendable {
  /// The time from connecting, or from the request line on a kept connection, to the end of the
  /// head.
  public var head: Duration
  /// The longest pause within a body, and the period over which `minimumBodyRate` is measured.
  public var body: Duration
  /// The time from the end of an answer to the next request line.
  public var idle: Duration
  /// The longest time in which the peer takes no byte of an answer, and the period over which
  /// `minimumWriteRate` is measured.
  public var write: Duration
  /// The average bytes a second that a body must reach over every `body` period.
  public var minimumBodyRate: Int
  /// The average bytes a second that the peer must take over every `write` period.
  public var minimumWriteRate: Int

  /// Deadlines with the service's defaults: 10 s, 30 s, 75 s, 120 s and 1 KiB a second both ways.
  public init(
    head: Duration = .seconds(10), body: Duration = .seconds(30),
    idle: Duration = .seconds(75), write: Duration = .seconds(120),
    minimumBodyRate: Int = 1024, minimumWriteRate: Int = 1024
  ) {
    self.head = head
    self.body = body
    self.idle = idle
    self.write = write
    self.minimumBodyRate = minimumBodyRate
    self.minimumWriteRate = minimumWriteRate
  }
}
