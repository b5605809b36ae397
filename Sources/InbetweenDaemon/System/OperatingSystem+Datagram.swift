import Glibc

extension OperatingSystem {
  /// The id of this process.
  static var process: Int32 { getpid() }

  /// Sends a datagram to a Unix socket. A path that begins with `@` is an abstract name, outside
  /// of the file system. If nobody listens, nothing happens.
  static func send(_ bytes: [UInt8], toSocketAt path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var name = Array(path.utf8)
    guard 1..<MemoryLayout.size(ofValue: address.sun_path) ~= name.count else { return }
    if name[0] == UInt8(ascii: "@") { name[0] = 0 }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
      unsafe place.copyBytes(from: name)
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // An abstract name's length is given explicitly, as it may contain zero bytes.
    let size = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
    unsafe withUnsafeBytes(of: &address) { place in
      _ = unsafe sendto(
        descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL),
        place.baseAddress?.assumingMemoryBound(to: sockaddr.self), size)
    }
  }
}
