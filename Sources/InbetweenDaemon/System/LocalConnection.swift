import Glibc
import MicroHTTP

/// A socket connection to another process, closed when the value is released.
struct LocalConnection: ~Copyable {
  private let descriptor: Int32

  /// Connects to a listener's address. An address for all interfaces is reached through loopback.
  init(to address: ListenerAddress, timeout seconds: Int) throws(OperatingSystem.Failure) {
    switch address {
    case .unix(let path):
      descriptor = try Self.connect(toSocketAt: path, seconds)
    case .tcp(let host, let port):
      let isOpen = host.isEmpty || host == "0.0.0.0"
      let name = isOpen ? "127.0.0.1" : host == "::" ? "::1" : host
      descriptor = try Self.connect(to: name, port: port, seconds)
    }
  }

  deinit { close(descriptor) }

  /// Sends `request` and returns what is received until the other end closes.
  ///
  /// - Throws: An error after some seconds, however the answer trickles in, and for one of more than
  ///   `most` bytes.
  func exchange(
    _ request: [UInt8], within seconds: Int = 300, atMost most: Int = .max
  ) throws(OperatingSystem.Failure) -> [UInt8] {
    let end = OperatingSystem.seconds + Double(seconds)
    send(request)
    var answer: [UInt8] = []
    while true {
      let piece = try receive()
      if piece.isEmpty { return answer }
      answer += piece
      guard answer.count <= most, OperatingSystem.seconds < end else {
        errno = answer.count <= most ? ETIMEDOUT : EMSGSIZE
        throw OperatingSystem.Failure("reading the answer")
      }
    }
  }

  /// Sends bytes, waiting until they are taken.
  func send(_ bytes: [UInt8]) { OperatingSystem.write(bytes, to: descriptor) }

  /// Waits for the next bytes; empty once the other end has closed.
  func receive() throws(OperatingSystem.Failure) -> [UInt8] {
    try OperatingSystem.received(from: descriptor, action: "reading the answer")
  }

  private static func connect(
    toSocketAt path: String, _ seconds: Int
  ) throws(OperatingSystem.Failure) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
      unsafe place.copyBytes(from: path.utf8.prefix(place.count - 1))
    }
    let descriptor = try open(AF_UNIX, seconds)
    let failure = unsafe withUnsafeBytes(of: &address) { bytes in
      unsafe Glibc.connect(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count))
    }
    if failure == 0 { return descriptor }
    throw abandon(descriptor, "unix:\(path)")
  }

  private static func connect(
    to host: String, port: UInt16, _ seconds: Int
  ) throws(OperatingSystem.Failure) -> Int32 {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let first = unsafe list else {
      errno = EHOSTUNREACH
      throw OperatingSystem.Failure(host)
    }
    defer { unsafe freeaddrinfo(list) }
    let descriptor = try open(unsafe first.pointee.ai_family, seconds)
    let result = unsafe Glibc.connect(
      descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen)
    if result == 0 { return descriptor }
    throw abandon(descriptor, "\(host):\(port)")
  }

  /// A socket whose reads and writes time out after some seconds.
  private static func open(_ family: Int32, _ seconds: Int) throws(OperatingSystem.Failure) -> Int32
  {
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw OperatingSystem.Failure("a socket") }
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      unsafe setsockopt(descriptor, SOL_SOCKET, option, &patience, size)
    }
    return descriptor
  }

  private static func abandon(_ descriptor: Int32, _ place: String) -> OperatingSystem.Failure {
    let failure = OperatingSystem.Failure(place)
    close(descriptor)
    return failure
  }
}
