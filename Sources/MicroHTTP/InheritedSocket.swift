import CMicroHTTPD

/// A socket that listens already, handed down by whoever started the process.
///
/// It stays open there when this process ends, so connections that nobody has taken wait for the next
/// one: a listener on it takes none over when it drains.
public struct InheritedSocket: Hashable, Sendable {
  let descriptor: Int32
  /// The address that the socket listens on.
  public let address: ListenerAddress

  /// Looks at a descriptor; fails where it is no listening socket.
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
