import CMicroHTTPD

/// The other end of a request's connection.
public struct Peer: Sendable {
  private let watch: Watch?

  init(_ watch: Watch?) { self.watch = watch }

  /// Whether nobody waits for the answer any more: the peer has closed the connection or its
  /// sending side.
  ///
  /// It may be asked on any thread, but is valid only while the request is handled or its stream
  /// is sent. It costs a system call.
  public var isGone: Bool {
    guard let watch else { return false }
    return watch.isClosed || microhttp_is_gone(watch.descriptor) != 0
  }
}
