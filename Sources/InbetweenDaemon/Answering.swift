import AnimationDocuments
import AnimationEngine
import AnimationLibrary
import AnimationRoutes
import HTTPTypes
import Logging
import MicroHTTP

/// Connects the listener to the routes: passes requests on, returns replies as responses, and
/// counts and logs them.
struct Answering: Sendable {
  /// The routes with the limits in force.
  private let current: Lock<Routes>
  private let library: any AnimationStore
  let metrics: RequestMetrics
  let log: Logger
  let accessLog: AccessLog?
  let streams: StreamGate
  let eventStreams = EventStreams()
  let workload: Workload
  let lengths = KnownLengths()
  let limiter: RateLimiter?
  let keyring: Keyring?
  let tellsTiming: Bool

  init(
    configuration: Configuration, workload: Workload, library: any AnimationStore,
    keyring: Keyring?, metrics: RequestMetrics, log: Logger
  ) {
    current = Lock(Routes(configuration.service(library)))
    self.library = library
    self.metrics = metrics
    self.log = log
    accessLog = configuration.logging.hasRequests ? AccessLog(configuration.logging.format) : nil
    streams = StreamGate(capacity: configuration.maxStreams)
    self.workload = workload
    self.keyring = keyring
    tellsTiming = configuration.serverTiming
    limiter = configuration.rate.map(RateLimiter.init)
  }

  /// The routes for new requests.
  var routes: Routes { current.withLock { $0 } }

  /// Uses new limits for new requests; those under way keep the limits that they began with.
  func take(_ configuration: Configuration) {
    let fresh = Routes(configuration.service(library))
    current.withLock { $0 = fresh }
  }

  /// The handler of the main listener.
  var handler: Handler {
    Handler(
      admit: { admit($0) }, respond: { respond($0) }, refusal: { refuse($0) },
      completed: { complete($0) }, diagnostic: { log.debug("\($0)") })
  }

  private func admit(_ request: Request) -> Admission {
    let visit = visit(request)
    if let refusal = overRate(request, visit) {
      return .refuse(response(refusal, visit), over: routes.readBeforeRefusal)
    }
    switch routes.admission(of: request.head, id: request.id, caller: visit.caller) {
    case .accept(let admitted):
      return .accept(
        bodyLimit: admitted.bodyLimit, setting: admitted.bodySetting,
        memo: AdmittedVisit(visit: visit, request: admitted))
    case .refuse(let reply, let limit):
      metrics.count(Rejection(status: reply.status.code))
      // Without a body a refusal saves nothing: the routes give the same answer later, and the
      // connection can be kept, which a refusal closes.
      return request.head.announcesBody
        ? .refuse(response(reply, visit), over: limit) : .accept(bodyLimit: 0)
    }
  }

  private func respond(_ request: Request) -> Response {
    let admitted = request.memo as? AdmittedVisit
    let visit = admitted?.visit ?? visit(request)
    let clock = visit.notes.clock
    let turn = RequestTurn(
      workload, peer: request.peer, body: request.body.count, clock: clock)
    guard turn.begin() else { return response(refused(request, .overload), visit) }
    let work = RouteWork(
      turn: { turn.stop(work: $0, bytes: $1) }, workers: turn, stage: { clock.enter($0) },
      values: { note(values: $0, work: 0, visit) })
    let reply =
      if let admitted {
        routes.reply(to: admitted.request, body: request.body, work)
      } else {
        routes.reply(
          to: request.head, body: request.body, id: request.id, caller: visit.caller, work)
      }
    clock.enter(nil)
    if let admitted { learnLength(of: reply, to: admitted.request, request.body) }
    // If only the compression was interrupted, the answer is sent uncompressed.
    if let interruption = turn.interruption, reply.status == .serviceUnavailable {
      count(interruption.rawValue, reply.status.code)
    }
    if let remark = reply.remark {
      log.error("library: \(remark)", metadata: ["request": "\(request.id)"])
    }
    var response = response(reply, turn, visit, for: request)
    response.companion = turn
    return response
  }

  private func visit(_ request: Request) -> Visit {
    Visit(request.head.headerFields, from: request.remoteAddress, keyring: keyring)
  }

  private func complete(_ exchange: Exchange) {
    let nanoseconds = Int64(Int(saturating: exchange.duration / .nanoseconds(1)))
    // A request that was cut has no answer, but a path.
    let route = exchange.route ?? Routes.route(ofTarget: exchange.target)
    let notes = exchange.memo as? RequestNotes
    metrics.count(
      exchange.method, route: route, status: exchange.status, nanoseconds: nanoseconds,
      received: exchange.bytesIn, sent: exchange.bytesOut)
    if let notes { metrics.count(notes.clock) }
    accessLog?.add(
      AccessLog.Line(
        nanosecondsSince1970: OperatingSystem.now, id: exchange.id, method: exchange.method,
        path: exchange.target, route: route, status: exchange.status,
        durationNanoseconds: nanoseconds, requestBytes: exchange.bytesIn,
        responseBytes: exchange.bytesOut, remoteAddress: exchange.remoteAddress,
        proxyAddress: exchange.proxyAddress, outcome: exchange.outcome.rawValue, notes: notes))
  }
}

extension HTTPRequest {
  /// Whether the head announces a body.
  fileprivate var announcesBody: Bool {
    headerFields[.transferEncoding] != nil || headerFields[.contentLength] ?? "0" != "0"
  }
}
