import CMicroHTTPD
import HTTPTypes

/// One request and what is known of it so far.
struct Transaction {
  /// What the request is going to get.
  enum Fate {
    /// The handler's answer.
    case respond
    /// This answer, once the body is off the wire.
    case refuse(Response)
    /// 413, once the rest of the body is off the wire.
    case overlong
  }

  var started: Int64 = 0
  var target = ""
  /// Bytes of the target, as far as it was reported.
  var targetLength = 0
  /// Whose request it is: the peer's, or that of somebody for whom the peer passes it on.
  var client = ""
  var id = ""
  var method = ""
  var route: String?
  var memo: (any Memo)?
  /// What the handler noted when it admitted the request.
  var admissionMemo: (any Memo)?
  var head: HTTPRequest?
  var fate = Fate.respond
  var contentLength = 0
  var isChunked = false
  var expectsContinue = false
  var bodyLimit = 0
  /// The setting that bounds the body.
  var bodySetting = ""
  var body: [UInt8] = []
  /// Bytes of the body that have arrived.
  var received = 0
  /// Bytes taken from the listener's budget.
  var held = 0
  /// The answer was given with the body still on the wire.
  var leavesInput = false

  /// Whether the target was reported as it was sent, in a line of three parts.
  func isWholeTarget(ofLength length: Int) -> Bool {
    length == targetLength || length == Int(MICROHTTP_LENGTH_UNKNOWN)
  }

  var hasBody: Bool { contentLength > 0 || isChunked }

  /// The exchange for log and metrics, at its end.
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
