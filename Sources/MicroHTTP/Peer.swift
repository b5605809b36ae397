import CMicroHTTPD

/// The other end of a request's connection.
public struct Peer: Sendable {
  private let watch: Watch?

  init(_ watch: Watch?) { self.watch = watch }

  /// Whether nobody waits for the answer any more: the peer has ended the
  /// connection, or its own side of it.
  ///
  /// May be asked on any thread, but tells of the present only while the
  /// request is handled or its stream is sent. Costs a call of the system.
  public var isGone: Bool {
    guard let watch else { return false }
    return watch.isClosed || microhttp_is_gone(watch.descriptor) != 0
  }
}
