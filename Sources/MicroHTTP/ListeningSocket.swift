import CMicroHTTPD

/// A listening socket. It is made here rather than by the library for exact errors, for Unix
/// sockets, and to know the port that the system chose.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// The address, with the actual port.
  let address: ListenerAddress
  /// Whether another process made the socket and continues to use it.
  let isInherited: Bool

  /// An inherited listening socket.
  init(_ socket: InheritedSocket) {
    descriptor = socket.descriptor
    address = socket.address
    isInherited = true
  }

  /// Binds an address; `mode` is the permissions of a Unix socket's file.
  init(_ address: ListenerAddress, mode: UInt32) throws(ListenerError) {
    let result =
      switch address {
      case .tcp(let host, let port): unsafe microhttp_listen_tcp(host, port)
      case .unix(let path): unsafe microhttp_listen_unix(path, mode)
      }
    guard result >= 0 else {
      let reason = unsafe String(cString: microhttp_error_text(result))
      throw .address(address, errno: result > -4096 ? -result : 0, reason: reason)
    }
    descriptor = result
    isInherited = false
    if case .tcp(let host, _) = address {
      self.address = .tcp(host: host, port: microhttp_bound_port(result))
    } else {
      self.address = address
    }
  }

  /// Makes the system refuse new connections, so that all existing ones can be accepted before
  /// the socket is closed.
  func refuseNew() {
    if isInherited { return }
    microhttp_refuse_new(descriptor)
    removeFile()
  }

  /// Closes the socket and removes its file.
  func close() {
    removeFile()
    microhttp_close(descriptor)
  }

  /// Removes the file of a Unix socket, unless the socket is inherited.
  func removeFile() {
    if !isInherited, case .unix(let path) = address { unsafe microhttp_unlink(path) }
  }
}
