import Glibc

/// One end of a connection without a server: the test plays it.
final class SocketPair {
  let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Two ends that are connected with each other.
  static func make() throws -> (SocketPair, SocketPair) {
    var ends: [Int32] = [0, 0]
    let result = unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    if result != 0 { throw ConnectFailure(errno: errno) }
    return (SocketPair(ends[0]), SocketPair(ends[1]))
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Reads what has arrived and forgets it.
  func discard() {
    var scrap = [UInt8](repeating: 0, count: 1 << 16)
    while unsafe recv(descriptor, &scrap, scrap.count, Int32(MSG_DONTWAIT)) > 0 {}
  }

  deinit { close(descriptor) }
}
