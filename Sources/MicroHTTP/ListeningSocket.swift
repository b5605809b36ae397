import CMicroHTTPD

/// A socket that listens. Made here and not by the library, for the exact
/// error, for Unix sockets, and to know the port that the system chose.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// The address, its port resolved.
  let address: ListenerAddress
  /// Whether somebody else has made it, and goes on with it afterwards.
  let isInherited: Bool

  /// A socket that listens already.
  init(_ socket: InheritedSocket) {
    descriptor = socket.descriptor
    address = socket.address
    isInherited = true
  }

  /// Binds an address; the file of a Unix socket gets the permissions `mode`.
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

  /// Keeps new connections from being made, so that those already made can all
  /// be taken before the socket is closed.
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

  /// Removes the file of a Unix socket.
  func removeFile() {
    if !isInherited, case .unix(let path) = address { unsafe microhttp_unlink(path) }
  }
}
