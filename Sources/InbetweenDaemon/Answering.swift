import AnimationDocuments
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
  let limiter: RateLimiter?

  init(configuration: Configuration, metrics: RequestMetrics, log: Logger) {
    routes = Routes(configuration.service)
    self.metrics = metrics
    self.log = log
    accessLog = configuration.accessLog ? AccessLog() : nil
    streams = StreamGate(capacity: configuration.maxStreams)
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
    case .accept(let bodyLimit): return .accept(bodyLimit: bodyLimit)
    case .refuse(let reply):
      metrics.countRejection("\(reply.status.code)")
      // Without a body there is nothing to spare: the routes give the same answer again, and the
      // connection can be kept, which a refusal ends.
      return request.head.announcesBody ? .refuse(response(reply)) : .accept(bodyLimit: 0)
    }
  }

  private func respond(_ request: Request) -> Response {
    let reply = routes.reply(to: request.head, body: request.body, id: request.id)
    metrics.count(samples: reply.valueCount)
    guard case .stream(let stream) = reply.body else { return response(reply) }
    guard let pass = streams.enter() else { return response(tooManyStreams(request)) }
    return response(reply, stream: stream, pass: pass)
  }

  private func response(_ reply: Reply) -> Response {
    let body: ResponseBody =
      switch reply.body {
      case .bytes(let bytes): .bytes(bytes)
      case .none(let length): .empty(contentLength: length)
      case .stream: .empty(contentLength: nil)
      }
    return Response(
      head: HTTPResponse(status: reply.status, headerFields: reply.fields), body: body,
      route: reply.route)
  }

  /// The pass is held by the stream, so its place is free when the stream is let go.
  private func response(_ reply: Reply, stream: ReplyStream, pass: StreamGate.Pass) -> Response {
    let next = stream.pieces()
    let body = BodyStream(length: stream.length) { buffer in
      withExtendedLifetime(pass) { next(&buffer) ? .more : .end }
    }
    return Response(
      head: HTTPResponse(status: reply.status, headerFields: reply.fields), body: .stream(body),
      route: reply.route)
  }
}

// MARK: - Refusals

extension Answering {
  private func overRate(_ request: Request) -> Reply? {
    guard let limiter else { return nil }
    let now = Double(OperatingSystem.uptime) / 1e9
    guard case .refused(let wait) = limiter.admit(request.remoteAddress, at: now) else {
      return nil
    }
    metrics.countRejection("rate")
    return routes.reply(
      to: Refusal(
        .rateLimited, "This client is over its rate; the setting rate bounds it.",
        fields: limiter.fields(retryAfter: wait)),
      id: request.id)
  }

  private func tooManyStreams(_ request: Request) -> Reply {
    metrics.countRejection("streams")
    return routes.reply(
      to: Refusal(
        .unavailable, "As many large answers as max-streams allows are on their way.",
        fields: [.retryAfter: "1"], reason: "overload"),
      id: request.id)
  }

  private func refuse(_ failure: GuardFailure) -> Response {
    metrics.countRejection(failure.reason ?? "guard-\(failure.status.code)")
    let known = ErrorCode(rawValue: failure.code)
    let code =
      known.status == failure.status.code
      ? known : ErrorCode.general(forStatus: failure.status.code)
    var fields = failure.fields
    if fields[.allow] != nil { fields[.allow] = Routes.allMethods }
    let excess = failure.limit.map { limit in
      DocumentProblem.Excess(limit: limit.limit, actual: limit.actual, setting: limit.setting)
    }
    let refusal = Refusal(
      code, failure.detail, fields: fields, excess: excess, reason: failure.reason)
    return response(routes.reply(to: refusal, id: failure.requestID))
  }

  private func complete(_ exchange: Exchange) {
    let nanoseconds = exchange.duration / .nanoseconds(1)
    let route = exchange.route ?? "unmatched"
    metrics.count(
      exchange.method, route: route, status: exchange.status, nanoseconds: Int64(nanoseconds),
      body: exchange.bytesIn)
    accessLog?.add(
      AccessLog.Line(
        nanosecondsSince1970: OperatingSystem.now, id: exchange.id, method: exchange.method,
        path: exchange.target, route: route, status: exchange.status,
        durationNanoseconds: Int64(nanoseconds), requestBytes: exchange.bytesIn,
        responseBytes: exchange.bytesOut, remoteAddress: exchange.remoteAddress,
        outcome: exchange.outcome.rawValue))
  }
}

extension HTTPRequest {
  /// Whether a body follows the head.
  fileprivate var announcesBody: Bool {
    headerFields[.transferEncoding] != nil || headerFields[.contentLength] ?? "0" != "0"
  }
}
