import Glibc
import MicroHTTP

/// A client that sends exactly the bytes it is given, in exactly the pieces it
/// is given them.
final class RawClient {
  private let socket: Int32
  private var received: [UInt8] = []

  /// Connects. The system gives up on any later read after five minutes, so
  /// that a hanging server fails a test and does not stop it.
  init(_ address: ListenerAddress) throws {
    switch address {
    case .tcp(_, let port): socket = try Self.connect(port: port)
    case .unix(let path): socket = try Self.connect(path: path)
    }
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    unsafe setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var yes: Int32 = 1
    unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, 4)
  }

  /// Keeps the system from taking in more than a few kilobytes unread.
  func narrowReceiveBuffer() {
    var size: Int32 = 4096
    unsafe setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, 4)
  }

  /// Sends everything; false once the peer no longer takes it.
  @discardableResult
  func send(_ bytes: some Sequence<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.send(
          socket, buffer.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      start += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(text.utf8) }

  /// Says that nothing more will be sent.
  func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Everything up to the end of the connection.
  func readAll() -> [UInt8] {
    while fill() {}
    defer { received = [] }
    return received
  }

  /// Everything up to the end of the connection, as text.
  func readText() -> String { String(decoding: readAll(), as: UTF8.self) }

  /// At least `count` bytes if they come.
  func read(atLeast count: Int) -> [UInt8] {
    while received.count < count, fill() {}
    defer { received = [] }
    return received
  }

  /// Whether the peer has ended the connection with nothing left to read.
  func isEnded() -> Bool { received.isEmpty && !fill() }

  /// The next answer, or `nil` if the connection ends before it is complete.
  func readAnswer(toHead: Bool = false) -> Answer? {
    while true {
      if let (answer, used) = Answer.parse(received, isToHead: toHead) {
        received.removeFirst(used)
        return answer
      }
      if !fill() { return nil }
    }
  }

  private func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe recv(socket, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else { return false }
    received += buffer.prefix(count)
    return true
  }

  deinit { close(socket) }

  private static func connect(port: UInt16) throws -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let result = unsafe withUnsafeBytes(of: address) { bytes in
      unsafe Glibc.connect(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress!,
        socklen_t(bytes.count))
    }
    return try checked(descriptor, result)
  }

  private static func connect(path: String) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { buffer in
      for (index, byte) in path.utf8.enumerated() { unsafe buffer[index] = byte }
    }
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let result = unsafe withUnsafeBytes(of: address) { bytes in
      unsafe Glibc.connect(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress!,
        socklen_t(bytes.count))
    }
    return try checked(descriptor, result)
  }

  private static func checked(_ descriptor: Int32, _ result: Int32) throws -> Int32 {
    if result == 0 { return descriptor }
    let error = errno
    close(descriptor)
    throw ConnectFailure(errno: error)
  }
}

/// Why a client could not connect.
struct ConnectFailure: Error { var errno: Int32 }

/// An answer as it came over the wire.
struct Answer: Equatable {
  var status: Int
  /// Names in small letters.
  var fields: [String: String]
  var body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The first answer in `bytes` and its length, once it is complete.
  static func parse(_ bytes: [UInt8], isToHead: Bool) -> (Answer, Int)? {
    guard let end = firstEnd(of: bytes) else { return nil }
    var lines = String(decoding: bytes[..<(end - 4)], as: UTF8.self)
      .split(separator: "\r\n").map(String.init)
    guard let status = Int(lines.removeFirst().split(separator: " ")[1]) else { return nil }
    let fields = Dictionary(
      lines.map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (parts[0].lowercased(), parts.count > 1 ? String(parts[1].dropFirst()) : "")
      }, uniquingKeysWith: { $0 + ", " + $1 })
    let answer = Answer(status: status, fields: fields, body: [])
    if isToHead || status == 304 || status == 204 || status < 200 { return (answer, end) }
    return answer.withBody(bytes, from: end)
  }

  private func withBody(_ bytes: [UInt8], from start: Int) -> (Answer, Int)? {
    var answer = self
    if fields["transfer-encoding"] == "chunked" {
      guard let (body, end) = Self.chunks(bytes, from: start) else { return nil }
      answer.body = body
      return (answer, end)
    }
    let length = fields["content-length"].flatMap { Int($0) } ?? 0
    guard bytes.count >= start + length else { return nil }
    answer.body = Array(bytes[start..<start + length])
    return (answer, start + length)
  }

  private static func chunks(_ bytes: [UInt8], from start: Int) -> ([UInt8], Int)? {
    var body: [UInt8] = []
    var place = start
    while let end = bytes[place...].firstIndex(of: 10) {
      let size = String(decoding: bytes[place..<end - 1], as: UTF8.self)
      guard let count = Int(size, radix: 16), bytes.count >= end + 1 + count + 2 else { return nil }
      if count == 0 { return (body, end + 3) }
      body += bytes[end + 1..<end + 1 + count]
      place = end + 1 + count + 2
    }
    return nil
  }

  private static func firstEnd(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (4...bytes.count).first {
      bytes[$0 - 1] == 10 && bytes[$0 - 2] == 13 && bytes[$0 - 3] == 10 && bytes[$0 - 4] == 13
    }
  }
}
