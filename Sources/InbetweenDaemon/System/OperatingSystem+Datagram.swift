import Glibc

extension OperatingSystem {
  /// The number of this process.
  static var process: Int32 { getpid() }

  /// Sends bytes as one message to a Unix socket; `@` at the front of its path stands for a name that
  /// is in no file system. Whoever does not listen is not missed.
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
    // A name that is in no file system is as long as is said here, zero bytes and all.
    let size = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
    unsafe withUnsafeBytes(of: &address) { place in
      _ = unsafe sendto(
        descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL),
        place.baseAddress?.assumingMemoryBound(to: sockaddr.self), size)
    }
  }
}
