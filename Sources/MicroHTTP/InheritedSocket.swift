import CMicroHTTPD

/// A listening socket that the process inherited, for instance from systemd.
///
/// It stays open elsewhere when this process ends, so connections that have not been accepted
/// wait for the next process: a listener on it accepts none of them while draining.
public struct InheritedSocket: Hashable, Sendable {
  let descriptor: Int32
  /// The address on which the socket listens.
  public let address: ListenerAddress

  /// Checks a descriptor; throws if it is no listening socket.
  public init(descriptor: Int32) throws(ListenerError) {
    let result = microhttp_adopt(descriptor)
    guard result >= 0 else {
      let reason = unsafe String(cString: microhttp_error_text(result))
      throw .setting("descriptor \(descriptor)", requirement: "a socket that listens (\(reason))")
    }
    self.descriptor = descriptor
    let name = Self.boundName(descriptor)
    let port = microhttp_bound_port(descriptor)
    address = port == 0 ? .unix(path: name) : .tcp(host: name, port: port)
  }

  private static func boundName(_ descriptor: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { text in
      guard let start = text.baseAddress else { return "" }
      let count = unsafe microhttp_bound_name(descriptor, start, text.count)
      return unsafe String(
        decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}
