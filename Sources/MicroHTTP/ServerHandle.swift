import CMicroHTTPD
import HTTPTypes

/// A running server of libmicrohttpd, and its callbacks.
///
/// Callbacks are called on the thread of their connection, except `opened`, which comes before
/// that thread starts, and `closed`, which comes after it ends. The library owns a reference to
/// each `Connection` from `opened` to `closed`; nothing may throw across the boundary.
@safe struct ServerHandle: @unchecked Sendable {
  private let server: OpaquePointer
  private let core: Unmanaged<ListenerCore>

  /// Starts a server on a listening socket, which it then owns; `nil` if the library fails to
  /// start.
  init?(
    socket: Int32, configuration: ListenerConfiguration, core: ListenerCore
  ) {
    let core = unsafe Unmanaged.passRetained(core)
    var settings = unsafe microhttp_configuration()
    unsafe settings.socket = socket
    unsafe settings.connection_limit = UInt32(
      configuration.connectionLimit + ListenerCore.spareConnections)
    unsafe settings.per_address_limit = UInt32(configuration.perAddressLimit)
    unsafe settings.stack = configuration.stack
    unsafe settings.connection_memory = configuration.connectionMemory
    unsafe settings.memory_increment = min(8 << 10, configuration.connectionMemory / 4)
    unsafe settings.is_secure = configuration.isSecure ? 1 : 0
    unsafe settings.callbacks = callbacks(core.toOpaque())
    guard let server = unsafe microhttp_start(&settings) else {
      unsafe core.release()
      return nil
    }
    unsafe self.server = server
    unsafe self.core = core
  }

  /// Stops accepting connections. The listening socket then belongs to the caller.
  func quiesce() -> Int32 { unsafe microhttp_quiesce(server) }

  /// Accepts a connection that waits on `socket`, and returns whether there was one.
  func takeWaiting(on socket: Int32) -> Bool { unsafe microhttp_take(server, socket) != 0 }

  /// Closes all connections and joins the threads. The handle is invalid afterwards.
  func stop() {
    unsafe microhttp_stop(server)
    unsafe core.release()
  }
}

private typealias Raw = UnsafeMutableRawPointer

private func callbacks(_ core: Raw) -> microhttp_callbacks {
  unsafe microhttp_callbacks(
    listener: core, opened: opened, closed: closed, begun: begun, head: head, body: body,
    ended: ended, completed: completed, message: message)
}

private func connection(_ pointer: Raw?) -> Connection? {
  guard let pointer = unsafe pointer else { return nil }
  return unsafe Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
}

private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeBufferPointer<UInt8> {
  unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
}

private func answer(_ verdict: Connection.Verdict?) -> Int32 { verdict == .goOn ? 1 : 0 }

private func opened(_ listener: Raw?, _ handle: OpaquePointer?, _ descriptor: Int32) -> Raw? {
  guard let listener = unsafe listener, let handle = unsafe handle else { return nil }
  let core = unsafe Unmanaged<ListenerCore>.fromOpaque(listener).takeUnretainedValue()
  let connection = unsafe Connection(
    handle: ConnectionHandle(handle), core: core, descriptor: descriptor)
  return unsafe Unmanaged.passRetained(connection).toOpaque()
}

private func closed(_ pointer: Raw?) {
  guard let pointer = unsafe pointer else { return }
  unsafe Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue().closed()
}

private func begun(_ pointer: Raw?, _ target: UnsafePointer<UInt8>?, _ count: Int) {
  unsafe connection(pointer)?.begun(target: bytes(target, count).span.text, length: count)
}

private func head(_ pointer: Raw?, _ head: UnsafePointer<microhttp_head>?) -> Int32 {
  guard let connection = unsafe connection(pointer), let head = unsafe head?.pointee else {
    return 0
  }
  let count = unsafe head.field_count
  guard let fields = unsafe head.fields else { return answer(connection.tooManyFields(count)) }
  var reader = RequestReader(expecting: count)
  for index in 0..<count {
    let field = unsafe fields[index]
    unsafe reader.add(
      name: bytes(field.name, field.name_length).span,
      value: bytes(field.value, field.value_length).span)
  }
  let parts = unsafe RequestGuard.Head(
    method: bytes(head.method, head.method_length).span.text, target: connection.exchange.target,
    minorVersion: Int(head.minor_version), size: head.size, isWhole: head.is_whole != 0,
    isLineWhole: connection.exchange.isWholeTarget(ofLength: head.target_length),
    facts: reader.facts)
  return answer(connection.head(parts, fields: reader.fields))
}

private func body(_ pointer: Raw?, _ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  unsafe answer(connection(pointer)?.body(bytes(start, count).span))
}

private func ended(_ pointer: Raw?) -> Int32 { unsafe answer(connection(pointer)?.ended()) }

private func completed(_ pointer: Raw?, _ status: Int32, _ outcome: Int32) {
  let ending: Exchange.Outcome =
    switch Int(outcome) {
    case MICROHTTP_COMPLETED: .completed
    case MICROHTTP_TIMEOUT: .timedOut
    case MICROHTTP_SHUTDOWN: .stopped
    default: .aborted
    }
  unsafe connection(pointer)?.completed(status: Int(status), outcome: ending)
}

private func message(_ listener: Raw?, _ text: UnsafePointer<CChar>?) {
  guard let listener = unsafe listener, let text = unsafe text else { return }
  let core = unsafe Unmanaged<ListenerCore>.fromOpaque(listener).takeUnretainedValue()
  for line in unsafe core.messages.lines(for: String(cString: text), at: microhttp_now()) {
    core.handler.diagnostic(line)
  }
}
