/// Where a listener listens.
public enum ListenerAddress: Hashable, Sendable, CustomStringConvertible {
  /// A host name or address and a port; port 0 lets the system choose. An
  /// empty host means every IPv4 address of the machine, `::` every address.
  case tcp(host: String, port: UInt16)
  /// The path of a Unix socket, at most 107 bytes. A socket file that nobody
  /// answers on any more is replaced; one that is in use is an error.
  case unix(path: String)

  /// `127.0.0.1:8080`, `[::1]:8080` or `unix:/run/inbetween.sock`.
  public var description: String {
    switch self {
    case .tcp(let host, let port):
      host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
    case .unix(let path): "unix:\(path)"
    }
  }
}

/// Everything that shapes a listener, with the defaults of the service.
///
/// All bounds are on by default. `init` checks nothing; a listener refuses
/// impossible values when it starts.
public struct ListenerConfiguration: Sendable {
  /// Where to listen.
  public var address: ListenerAddress
  /// What log lines call this listener.
  public var name: String
  /// Connections at a time, at least 1, each with a thread of its own. A few
  /// more are answered with 503; beyond them new ones are closed at once.
  public var connectionLimit: Int
  /// Connections at a time from one address; 0 is no limit. One more is closed
  /// at once, without an answer.
  public var perAddressLimit: Int
  /// Bytes of a thread's stack, at least 128 KiB; reserved, not used, but for
  /// what a handler calls.
  public var stack: Int
  /// Bytes for the head, the read buffer and the answer's head of one
  /// connection, at least 4096.
  public var connectionMemory: Int
  /// Most bytes of a request's head. Above `connectionMemory` the library
  /// refuses by itself, with 414 or 431.
  public var maxHeader: Int
  /// Most bytes of all request bodies held in memory at a time; beyond it
  /// requests are refused with 503.
  public var maxBodiesInFlight: Int
  /// What those bodies share with whatever else the owner counts there.
  public var memory: MemoryBudget?
  /// Methods that some route takes, as `Allow` names them. Any other method is
  /// refused with 405 before the handler sees it.
  public var methods: [String]
  /// How long a peer may take over each part of an exchange.
  public var deadlines: Deadlines
  /// Peers that are believed when they say whose request they pass on.
  public var trustedProxies = TrustedProxies()
  /// Whether connections are TLS (1.2 or 1.3), and show the ``ServerCertificate`` of the process. One
  /// that begins otherwise is closed.
  public var isSecure = false
  /// A socket that listens already; the address is then only its name.
  public var inherited: InheritedSocket?
  /// The permissions of a Unix socket's file; who connects needs to write to it.
  public var socketMode: UInt32 = 0o600

  /// A configuration for `address` with the service's defaults.
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

/// How long a peer may take over each part of an exchange.
///
/// A part that takes longer ends its connection without an answer. Times are
/// kept by a watchdog, so a deadline acts up to an eighth of the shortest one
/// (a quarter of a second at most) late, never early.
public struct Deadlines: Hashable, Sendable {
  /// From connecting, or from the request line on a kept connection, to the
  /// end of the head.
  public var head: Duration
  /// The longest silence within a body, and the time over which
  /// `minimumBodyRate` is measured.
  public var body: Duration
  /// From the end of an answer to the next request line.
  public var idle: Duration
  /// The longest time within an answer in which the peer takes no byte, and
  /// the time over which `minimumWriteRate` is measured.
  public var write: Duration
  /// Bytes a second that a body must reach over every `body` period.
  public var minimumBodyRate: Int
  /// Bytes a second that the peer must take over every `write` period.
  public var minimumWriteRate: Int

  /// Deadlines with the service's defaults: 10 s, 30 s, 75 s, 120 s and 1 KiB
  /// a second both ways.
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
