import CMicroHTTPD

/// A connection of libmicrohttpd, by which answers are queued.
///
/// It is valid from the callback that announces the connection to the one that ends it; the
/// library holds the `Connection` for exactly that time.
@safe struct ConnectionHandle {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

  /// The peer's address without its port; `unix` for a Unix socket.
  var remoteAddress: String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      guard let start = text.baseAddress else { return "" }
      let count = unsafe microhttp_remote_address(pointer, start, text.count)
      return unsafe String(
        decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  /// Whether fields came after the last chunk of the request's body.
  var hasTrailers: Bool { unsafe microhttp_has_trailers(pointer) != 0 }

  /// The header fields of an answer in preparation.
  @safe struct Fields {
    fileprivate let response: OpaquePointer

    /// Adds a field. A field that the library rejects (an empty value, a line break) is left out.
    func add(_ name: String, _ value: String) {
      // The strings are passed in place: as arguments they would be copied into arrays.
      unsafe name.withCString { name in
        unsafe value.withCString { value in
          _ = unsafe microhttp_add_field(response, name, value)
        }
      }
    }
  }

  /// Makes and queues an answer whose body is `connection.outgoing`, and returns whether the
  /// library accepted it.
  ///
  /// The bytes are not copied: the connection owns them, and is retained until the library
  /// releases them. An array's bytes do not move as long as nobody writes to it.
  func queue(
    _ form: OutgoingBody.Form, status: Int, for connection: Connection,
    fields: (Fields) -> Void
  ) -> Bool {
    guard let response = unsafe makeResponse(form, connection) else { return false }
    unsafe fields(Fields(response: response))
    return unsafe microhttp_queue(pointer, UInt32(status), response) != 0
  }

  private func makeResponse(
    _ form: OutgoingBody.Form, _ connection: Connection
  ) -> OpaquePointer? {
    let owner = unsafe Unmanaged.passRetained(connection).toOpaque()
    switch form {
    case .bytes:
      return unsafe connection.outgoing.block.withUnsafeBufferPointer { bytes in
        unsafe microhttp_response_from_bytes(bytes.baseAddress, bytes.count, owner, releaseBody)
      }
    case .pulled(let length):
      return unsafe microhttp_response_from_reader(
        Int64(length ?? -1), 256 << 10, owner, readBody, releaseBody)
    case .nothing:
      let response = unsafe microhttp_response_from_reader(-1, 1024, owner, readBody, releaseBody)
      if let response = unsafe response { unsafe microhttp_response_ends_by_close(response) }
      return unsafe response
    }
  }
}

private func releaseBody(_ owner: UnsafeMutableRawPointer?) {
  guard let owner = unsafe owner else { return }
  unsafe Unmanaged<Connection>.fromOpaque(owner).takeRetainedValue().released()
}

private func readBody(
  _ owner: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int {
  guard let owner = unsafe owner, let buffer = unsafe buffer else {
    return Int(MICROHTTP_READ_FAILED)
  }
  let connection = unsafe Unmanaged<Connection>.fromOpaque(owner).takeUnretainedValue()
  return unsafe buffer.withMemoryRebound(to: UInt8.self, capacity: capacity) { start in
    var output = unsafe MutableSpan(_unsafeStart: start, count: capacity)
    switch connection.pull(into: &output) {
    case .bytes(let count): return count
    case .end: return Int(MICROHTTP_READ_END)
    case .failed: return Int(MICROHTTP_READ_FAILED)
    }
  }
}
