import CMicroHTTPD
import HTTPTypes

/// A request that is being handled, and what is known of it so far.
struct Transaction {
  /// What will be sent in answer to the request.
  enum Fate {
    /// The handler's answer is sent.
    case respond
    /// This answer, once the body has been read and discarded.
    case refuse(Response)
    /// 413 is sent, once the rest of the body has been read and discarded.
    case overlong
  }

  var started: Int64 = 0
  var target = ""
  /// The length of the target in bytes, as far as it was reported.
  var targetLength = 0
  /// The address of the client: the peer's, or the one that a trusted proxy reports.
  var client = ""
  var id = ""
  var method = ""
  var route: String?
  var memo: (any Memo)?
  /// The memo that the handler made when it admitted the request.
  var admissionMemo: (any Memo)?
  var head: HTTPRequest?
  var fate = Fate.respond
  var contentLength = 0
  var isChunked = false
  var expectsContinue = false
  var bodyLimit = 0
  /// The name of the setting that limits the body.
  var bodySetting = ""
  var body: [UInt8] = []
  /// The bytes of the body that have arrived.
  var received = 0
  /// The bytes taken from the listener's memory budget.
  var held = 0
  /// Whether the answer was given before the body was read.
  var leavesInput = false

  /// Whether the target was reported completely, from a request line of three parts.
  func isWholeTarget(ofLength length: Int) -> Bool {
    length == targetLength || length == Int(MICROHTTP_LENGTH_UNKNOWN)
  }

  var hasBody: Bool { contentLength > 0 || isChunked }

  /// The summary of the exchange at its end, for logs and metrics.
  func summary(
    _ status: Int, _ outcome: Exchange.Outcome, _ sent: Int, _ remoteAddress: String
  ) -> Exchange {
    Exchange(
      id: id, method: method, target: target, route: route, status: status, bytesIn: received,
      bytesOut: sent, duration: .nanoseconds(microhttp_now() - started), outcome: outcome,
      remoteAddress: client, proxyAddress: client == remoteAddress ? nil : remoteAddress,
      memo: memo)
  }
}
