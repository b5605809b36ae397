import CMicroHTTPD
import HTTPTypes

/// A connection and its requests, one after the other.
///
/// Every method is called on the thread of this connection only, so it may block. One object
/// serves all requests of the connection, so that a request needs no object of its own.
final class Connection {
  /// What the library has to do after a call.
  enum Verdict {
    case goOn
    /// Close the connection at once, without an answer.
    case hangUp
  }

  let handle: ConnectionHandle
  let core: ListenerCore
  let watch: Watch
  /// The address of the peer, which may be a proxy.
  let remoteAddress: String
  /// Whether the peer is a trusted proxy, whose statement about the client is believed.
  private let isProxy: Bool
  /// Whether the connection exceeds the limit on connections, so that its requests are refused.
  private let isExtra: Bool
  var exchange = Transaction()
  /// The body of the answer that is being sent.
  var outgoing = OutgoingBody()

  /// The bytes beyond its limit up to which a refused body is still read.
  private static let modest = 1 << 20
  private static let reserve = 64 << 10

  init(handle: ConnectionHandle, core: ListenerCore, descriptor: Int32) {
    self.handle = handle
    self.core = core
    watch = Watch(descriptor: descriptor, tellsAcknowledged: !core.isLocal)
    remoteAddress = handle.remoteAddress
    isProxy = core.proxies.trusts(remoteAddress)
    core.watchdog.add(watch)
    core.noteConnection()
    isExtra = core.isCrowded
  }

  /// Called when the connection is about to be closed.
  func closed() {
    core.watchdog.remove(watch)
    watch.close()
    // Closing with unread bytes resets the connection, and the peer may lose the answer.
    if exchange.leavesInput { microhttp_discard_input(watch.descriptor, Self.modest) }
  }

  /// Called when a request line has arrived.
  func begun(target: String, length: Int) {
    exchange = Transaction(
      started: microhttp_now(), target: target, targetLength: length, client: remoteAddress)
    // A request that ends before its answer has sent nothing, whatever the one before it sent.
    outgoing = OutgoingBody()
    watch.enter(watch.current.phase == .opening ? .firstHead : .head)
  }

  /// Called when a request's head is complete.
  func head(_ head: RequestGuard.Head, fields: HTTPFields) -> Verdict {
    exchange.id = head.facts.requestID ?? core.ids.make()
    exchange.method = head.method
    exchange.contentLength = head.facts.contentLength
    exchange.isChunked = head.facts.transferEncodings > 0
    exchange.expectsContinue = head.facts.expectsContinue
    if isProxy { exchange.client = core.proxies.client(ofPeer: remoteAddress, fields) }
    if isExtra { return answerNow(refusal(.tooManyConnections, of: fields)) }
    do {
      let passed = try core.requestGuard.judge(head)
      return admit(makeRequest(passed, fields, host: head.facts.host))
    } catch {
      return answerNow(refusal(error, of: fields))
    }
  }

  /// Called when a head has more fields than are read.
  func tooManyFields(_ count: Int) -> Verdict {
    exchange.id = core.ids.make()
    return answerNow(refusal(.tooManyFields(count)))
  }

  /// Called when a part of a body has arrived.
  func body(_ bytes: Span<UInt8>) -> Verdict {
    exchange.received += bytes.count
    watch.moved(bytes.count)
    switch exchange.fate {
    case .respond: return collect(bytes)
    case .refuse, .overlong: return exchange.received <= mostDropped ? .goOn : .hangUp
    }
  }

  /// The length up to which a body that is refused is read: a client that sends before it reads gets
  /// its answer, and an endless body ends.
  private var mostDropped: Int { max(exchange.bodyLimit * 4, exchange.bodyLimit + Self.modest) }

  /// Called when the request is complete, so that its answer is due.
  func ended() -> Verdict {
    switch exchange.fate {
    case .respond: return answer(respond(), closing: core.isDraining || hasTrailers)
    case .refuse(let response): return answer(response, closing: true)
    case .overlong:
      let failure = GuardFailure.bodyTooLarge(
        limit: exchange.bodyLimit, actual: exchange.received, setting: exchange.bodySetting)
      return answer(refusal(failure), closing: true)
    }
  }

  /// Called when the exchange is over: the answer was sent, or the connection is lost.
  func completed(status: Int, outcome: Exchange.Outcome) {
    giveBack()
    exchange.body = []
    exchange.head = nil
    watch.enter(.idle)
    core.handler.completed(exchange.summary(status, outcome, outgoing.sent, remoteAddress))
    exchange.memo = nil
    exchange.admissionMemo = nil
  }

  private func makeRequest(
    _ passed: RequestGuard.Passed, _ fields: HTTPFields, host: String?
  ) -> Request {
    let head = HTTPRequest(
      method: passed.method, scheme: core.scheme, authority: passed.target.authority ?? host,
      path: passed.target.path, headerFields: fields)
    exchange.head = head
    return request(head, body: [])
  }

  private func admit(_ request: Request) -> Verdict {
    switch core.handler.admit(request) {
    case .refuse(let response, let limit):
      return refuse(response, over: min(max(0, limit), .max / 8))
    case .accept(let limit, let setting, let memo):
      exchange.admissionMemo = memo
      // What is longer than all bodies together may be will never fit.
      let fits = limit <= core.bodies.limit
      let limit = min(max(0, limit), core.bodies.limit, .max / 8)
      let setting = fits ? setting : GuardFailure.bodiesSetting
      exchange.bodyLimit = limit
      exchange.bodySetting = setting
      let length = exchange.contentLength
      if length > limit {
        let failure = GuardFailure.bodyTooLarge(limit: limit, actual: length, setting: setting)
        return refuse(refusal(failure), over: limit)
      }
      let reserve = exchange.isChunked ? Self.reserve : min(length, Self.reserve)
      if reserve > 0 && !core.bodies.hasRoom(for: reserve) {
        return refuse(refusal(shortage(of: reserve)), over: limit)
      }
      exchange.body.reserveCapacity(min(length, Self.reserve))
      watch.enter(exchange.hasBody ? .body : .work)
      return .goOn
    }
  }

  // A peer that sends its body before it reads gets the answer only if the body is read, so a
  // body of modest size is. A peer that waits for 100 Continue is answered at once.
  private func refuse(_ response: Response, over limit: Int) -> Verdict {
    let isModest = exchange.contentLength - Self.modest <= limit && !exchange.isChunked
    guard exchange.hasBody && isModest && !exchange.expectsContinue else {
      return answerNow(response)
    }
    exchange.fate = .refuse(response)
    exchange.bodyLimit = limit
    watch.enter(.body)
    return .goOn
  }

  private func collect(_ bytes: Span<UInt8>) -> Verdict {
    if exchange.received > exchange.bodyLimit {
      drop(.overlong)
      watch.enter(.dropping)
    } else if !core.bodies.take(bytes.count) {
      drop(.refuse(refusal(shortage(of: bytes.count))))
    } else {
      exchange.held += bytes.count
      exchange.body.append(bytes)
    }
    return .goOn
  }

  private func shortage(of count: Int) -> GuardFailure {
    core.bodies.hasOwnRoom(for: count)
      ? .memoryFull : .bodiesFull(limit: core.bodies.limit, actual: core.bodies.held + count)
  }

  private func drop(_ fate: Transaction.Fate) {
    giveBack()
    exchange.body = []
    exchange.fate = fate
  }

  private func respond() -> Response {
    watch.enter(.work)
    guard let head = exchange.head else { return refusal(.malformed("There is no head.")) }
    exchange.head = nil
    var body: [UInt8] = []
    swap(&body, &exchange.body)
    defer { giveBack() }
    var request = request(head, body: body)
    swap(&request.memo, &exchange.admissionMemo)
    return core.handler.respond(request)
  }

  private func request(_ head: HTTPRequest, body: [UInt8]) -> Request {
    Request(
      head: head, body: body, id: exchange.id, remoteAddress: exchange.client, peer: Peer(watch))
  }

  // Trailers are not used, and where they end is uncertain: so nothing may follow them on the
  // connection.
  private var hasTrailers: Bool { exchange.isChunked && handle.hasTrailers }

  private func giveBack() {
    core.bodies.give(exchange.held)
    exchange.held = 0
  }

  private func refusal(_ failure: GuardFailure, of fields: HTTPFields? = nil) -> Response {
    var failure = failure
    failure.requestID = exchange.id
    failure.request = GuardFailure.Outline(
      method: exchange.method, target: exchange.head?.path ?? exchange.target,
      fields: fields ?? exchange.head?.headerFields ?? [:], remoteAddress: exchange.client)
    return core.handler.refusal(failure)
  }

  // An answer before the body has been read closes the connection; the library does that.
  private func answerNow(_ response: Response) -> Verdict {
    exchange.leavesInput = exchange.hasBody
    return answer(response, closing: true)
  }
}
