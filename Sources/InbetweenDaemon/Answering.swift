import AnimationDocuments
import AnimationEngine
import AnimationLibrary
import AnimationRoutes
import HTTPTypes
import Logging
import MicroHTTP

/// The closure between the routes and the server: requests go to the routes, replies come back as
/// responses, and what happened is counted and logged.
struct Answering: Sendable {
  let routes: Routes
  let metrics: RequestMetrics
  let log: Logger
  let accessLog: AccessLog?
  let streams: StreamGate
  let eventStreams = EventStreams()
  let workload: Workload
  let lengths = KnownLengths()
  let limiter: RateLimiter?

  init(
    configuration: Configuration, library: any AnimationStore, metrics: RequestMetrics, log: Logger
  ) {
    routes = Routes(configuration.service(library))
    self.metrics = metrics
    self.log = log
    accessLog = configuration.accessLog ? AccessLog(configuration.logFormat) : nil
    streams = StreamGate(capacity: configuration.maxStreams)
    workload = Workload(
      threads: configuration.threads, memory: configuration.maxMemory,
      patience: Int64(Int(saturating: configuration.queueTimeout * 1e9)))
    limiter = configuration.rate.map(RateLimiter.init)
  }

  /// The functions of the listener.
  var handler: Handler {
    Handler(
      admit: { admit($0) }, respond: { respond($0) }, refusal: { refuse($0) },
      completed: { complete($0) }, diagnostic: { log.debug("\($0)") })
  }

  private func admit(_ request: Request) -> Admission {
    if let refusal = overRate(request) { return .refuse(response(refusal)) }
    switch routes.admission(of: request.head, id: request.id) {
    case .accept(let limit, let setting): return .accept(bodyLimit: limit, setting: setting)
    case .refuse(let reply):
      metrics.count(Rejection(status: reply.status.code))
      // Without a body there is nothing to spare: the routes give the same answer again, and the
      // connection can be kept, which a refusal ends.
      return request.head.announcesBody ? .refuse(response(reply)) : .accept(bodyLimit: 0)
    }
  }

  private func respond(_ request: Request) -> Response {
    let turn = RequestTurn(workload, peer: request.peer, body: request.body.count)
    guard turn.begin() else { return response(refused(request, .overload)) }
    let reply = routes.reply(
      to: request.head, body: request.body, id: request.id,
      turn: { turn.stop(work: $0, bytes: $1) }, workers: turn)
    // Where only the compression was ended, the answer goes out as it is.
    if let interruption = turn.interruption, reply.status == .serviceUnavailable {
      count(interruption.rawValue, reply.status.code)
    }
    if let remark = reply.remark {
      log.error("library: \(remark)", metadata: ["request": "\(request.id)"])
    }
    var response = response(reply, turn, for: request)
    response.companion = turn
    return response
  }

  /// The tag that the whole answer to a reply carries; nil for what is no good answer.
  private func tag(of reply: Reply) -> String? {
    // The tag of a stored document says which revision it is, and nothing of its name.
    guard !reply.isVerbatim else { return nil }
    return reply.status == .ok || reply.status == .notModified ? reply.fields[.eTag] : nil
  }

  private func response(_ reply: Reply, _ turn: RequestTurn, for request: Request) -> Response {
    if case .events(let events) = reply.body {
      turn.endWork(answer: 0)
      return response(reply, events, for: request)
    }
    guard case .stream(let stream) = reply.body else {
      turn.endWork(answer: reply.body.byteCount)
      metrics.count(samples: reply.valueCount, work: reply.work)
      return response(reply)
    }
    guard turn.startStreaming() else { return response(refused(request, .memory)) }
    guard let pass = streams.enter() else { return response(refused(request, .streams)) }
    metrics.count(samples: reply.valueCount, work: reply.work + stream.cost.work)
    return response(reply, stream: stream, pass: pass, turn: turn)
  }

  private func response(_ reply: Reply) -> Response {
    let body: ResponseBody =
      switch reply.body {
      case .bytes(let bytes): .bytes(noted(bytes, tag(of: reply)))
      case .none(let length):
        .empty(contentLength: length ?? tag(of: reply).flatMap(lengths.length))
      case .stream, .events: .empty(contentLength: nil)
      }
    return Response(
      head: HTTPResponse(status: reply.status, headerFields: reply.fields), body: body,
      route: reply.route)
  }

  private func response(
    _ reply: Reply, _ events: EventStream, for request: Request
  ) -> Response {
    guard let pass = streams.enter() else { return response(refused(request, .streams)) }
    let feed = EventFeed(events, to: request.peer, among: eventStreams) { [log] error in
      log.warning("a stream of events ends: \(error)", metadata: ["request": "\(request.id)"])
    }
    let body = BodyStream { buffer in
      withExtendedLifetime(pass) { feed.next(into: &buffer) }
    }
    return Response(
      head: HTTPResponse(status: reply.status, headerFields: reply.fields), body: .stream(body),
      route: reply.route)
  }

  /// The pass is held by the stream, so its place is free when the stream is let go.
  private func response(
    _ reply: Reply, stream: ReplyStream, pass: StreamGate.Pass, turn: RequestTurn
  ) -> Response {
    let next = stream.pieces()
    let tag = tag(of: reply)
    var length = 0
    let body = BodyStream(length: stream.length) { [lengths] buffer in
      withExtendedLifetime(pass) {
        guard let isMore = turn.window({ next(&buffer) }) else { return .failed }
        length += buffer.count
        if !isMore, turn.interruption == nil, let tag { lengths.note(length, of: tag) }
        return isMore ? .more : .end
      }
    }
    return Response(
      head: HTTPResponse(status: reply.status, headerFields: reply.fields), body: .stream(body),
      route: reply.route)
  }
}

extension Answering {
  private func noted(_ bytes: [UInt8], _ tag: String?) -> [UInt8] {
    if let tag { lengths.note(bytes.count, of: tag) }
    return bytes
  }
}

// MARK: - Refusals

extension Answering {
  private func overRate(_ request: Request) -> Reply? {
    guard let limiter, !routes.isPermittedPreflight(request.head) else { return nil }
    let now = Double(OperatingSystem.uptime) / 1e9
    guard case .refused(let wait) = limiter.admit(request.remoteAddress, at: now) else {
      return nil
    }
    metrics.count(.overRate)
    return routes.reply(
      to: Refusal(
        .rateLimited, "This client is over its rate; the setting rate bounds it.",
        fields: limiter.fields(retryAfter: wait)),
      of: request.head, id: request.id)
  }

  /// What there is not enough of.
  private enum Shortage: String {
    case overload, streams, memory

    var detail: String {
      switch self {
      case .overload: "More is asked for than can be computed. Ask again later."
      case .streams:
        "As many large answers and streams of events as max-streams allows are on their way."
      case .memory: "The requests under way hold as much memory as max-memory allows."
      }
    }
  }

  private func refused(_ request: Request, _ shortage: Shortage) -> Reply {
    count(shortage.rawValue, 503)
    return routes.reply(
      to: Refusal(
        .unavailable, shortage.detail, fields: [.retryAfter: "1"],
        reason: shortage == .memory ? "memory" : "overload"),
      of: request.head, id: request.id)
  }

  private func refuse(_ failure: GuardFailure) -> Response {
    let known = ErrorCode(rawValue: failure.code)
    let code =
      known.status == failure.status.code
      ? known : ErrorCode.general(forStatus: failure.status.code)
    let excess = failure.limit.map { limit in
      DocumentProblem.Excess(limit: limit.limit, actual: limit.actual, setting: limit.setting)
    }
    let refusal = Refusal(
      code, failure.detail, fields: failure.fields, excess: excess, reason: failure.reason)
    let reply = routes.reply(to: refusal, of: failure.request.head, id: failure.requestID)
    count(failure.reason, reply.status.code)
    return response(reply)
  }

  private func count(_ reason: String?, _ status: Int) {
    metrics.count(reason.flatMap(Rejection.init(reason:)) ?? Rejection(status: status))
  }

  private func complete(_ exchange: Exchange) {
    let nanoseconds = Int64(Int(saturating: exchange.duration / .nanoseconds(1)))
    let route = exchange.route ?? "unmatched"
    metrics.count(
      exchange.method, route: route, status: exchange.status, nanoseconds: nanoseconds,
      received: exchange.bytesIn, sent: exchange.bytesOut)
    accessLog?.add(
      AccessLog.Line(
        nanosecondsSince1970: OperatingSystem.now, id: exchange.id, method: exchange.method,
        path: exchange.target, route: route, status: exchange.status,
        durationNanoseconds: nanoseconds, requestBytes: exchange.bytesIn,
        responseBytes: exchange.bytesOut, remoteAddress: exchange.remoteAddress,
        proxyAddress: exchange.proxyAddress, outcome: exchange.outcome.rawValue))
  }
}

extension Reply.Body {
  /// Bytes that lie in memory until they are sent.
  fileprivate var byteCount: Int {
    if case .bytes(let bytes) = self { bytes.count } else { 0 }
  }
}

extension GuardFailure.Outline {
  /// The same as a head; GET stands for what is no method.
  fileprivate var head: HTTPRequest {
    HTTPRequest(
      method: HTTPRequest.Method(method) ?? .get, scheme: nil, authority: nil, path: target,
      headerFields: fields)
  }
}

extension HTTPRequest {
  /// Whether a body follows the head.
  fileprivate var announcesBody: Bool {
    headerFields[.transferEncoding] != nil || headerFields[.contentLength] ?? "0" != "0"
  }
}
