import Glibc
import HTTPTypes

@testable import MicroHTTP

/// What a listener under test has seen.
final class Witness: Sendable {
  private struct Seen {
    var requests: [Request] = []
    var exchanges: [Exchange] = []
  }

  private let seen = Lock(Seen())

  var requests: [Request] { seen.withLock { $0.requests } }
  var exchanges: [Exchange] { seen.withLock { $0.exchanges } }

  func note(_ request: Request) { seen.withLock { $0.requests.append(request) } }
  func note(_ exchange: Exchange) { seen.withLock { $0.exchanges.append(exchange) } }

  /// The exchanges once there are `count` of them; fewer if they do not come
  /// within five minutes.
  func exchanges(_ count: Int) -> [Exchange] {
    for _ in 0..<300_000 {
      let exchanges = self.exchanges
      if exchanges.count >= count { return exchanges }
      pause(.milliseconds(1))
    }
    return exchanges
  }
}

/// Lets the calling thread rest.
func pause(_ duration: Duration) {
  let (seconds, attoseconds) = duration.components
  var rest = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  unsafe nanosleep(&rest, nil)
}

extension ListenerConfiguration {
  /// A listener on a free port of this machine with two threads.
  static func make(
    _ adjust: (inout ListenerConfiguration) -> Void = { _ in }
  ) -> ListenerConfiguration {
    var configuration = ListenerConfiguration(
      address: .tcp(host: "127.0.0.1", port: 0), name: "test")
    adjust(&configuration)
    return configuration
  }
}

extension Handler {
  /// A handler that notes what it sees and answers with `respond`.
  nonisolated static func make(
    _ witness: Witness = Witness(), bodyLimit: Int = 4 << 20,
    respond: @escaping @Sendable (Request) -> Response = { _ in .text("hello") }
  ) -> Handler {
    Handler(
      admit: { _ in .accept(bodyLimit: bodyLimit) },
      respond: { request in
        witness.note(request)
        return respond(request)
      },
      completed: { witness.note($0) })
  }
}

extension Response {
  /// An answer of plain text.
  static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      head: HTTPResponse(status: status, headerFields: [.contentType: "text/plain"]),
      body: .bytes(Array(text.utf8)))
  }
}

/// The one answer to `request`, with the connection kept open afterwards.
func ask(_ listener: borrowing Listener, _ request: String) throws -> Answer? {
  let client = try RawClient(listener.boundAddress)
  client.send(request)
  return client.readAnswer()
}

/// A request for `target` in its simplest form.
func get(_ target: String, _ fields: String...) -> String {
  "GET \(target) HTTP/1.1\r\nHost: h\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n"
}

/// A request that posts `body`.
func post(_ body: String, _ fields: String...) -> String {
  "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.utf8.count)\r\n"
    + fields.map { $0 + "\r\n" }.joined() + "\r\n" + body
}

/// Bytes of memory that this process has in use.
func residentBytes() -> Int {
  guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
  defer { _ = unsafe fclose(file) }
  var line = [UInt8](repeating: 0, count: 256)
  let count = unsafe line.withUnsafeMutableBytes { unsafe fread($0.baseAddress, 1, $0.count, file) }
  let pages = String(decoding: line.prefix(count), as: UTF8.self).split(separator: " ")[1]
  return (Int(pages) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
}
