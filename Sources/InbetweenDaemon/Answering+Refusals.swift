import AnimationDocuments
import AnimationEngine
import AnimationRoutes
import HTTPTypes
import MicroHTTP

extension Answering {
  /// The answer to a client that exceeds its request rate; nil when it does not.
  func overRate(_ request: Request, _ visit: Visit) -> Reply? {
    guard let limiter, !routes.isPermittedPreflight(request.head) else { return nil }
    let verdict = limiter.admit(visit.bucket, at: OperatingSystem.seconds)
    guard case .refused(let wait) = verdict else { return nil }
    metrics.count(.overRate)
    return routes.reply(
      to: Refusal(
        .rateLimited,
        "This client is over its rate; the setting rate bounds it. Ask again after the seconds that "
          + "Retry-After gives.",
        fields: RateLimiter.fields(retryAfter: wait),
        excess: .init(rate: limiter.rate, setting: Setting.rate.key)),
      of: request.head, id: request.id)
  }

  /// A resource of which there is not enough.
  enum Shortage: String {
    case overload, streams, memory

    var detail: String {
      switch self {
      case .overload: "More is asked for than can be computed. Ask again later."
      case .streams:
        "As many large answers and streams of events as max-streams allows are on their way. Ask "
          + "again later; small answers are still given."
      case .memory: WorkInterruption.memory.detail
      }
    }
  }

  /// The answer to a request for which a resource is short.
  func refused(_ request: Request, _ shortage: Shortage) -> Reply {
    count(shortage.rawValue, 503)
    let excess =
      shortage == .streams
      ? DocumentProblem.Excess(
        limit: streams.capacity, actual: streams.capacity + 1, setting: Setting.maxStreams.key)
      : nil
    return routes.reply(
      to: Refusal(
        .unavailable, shortage.detail, fields: [.retryAfter: "1"], excess: excess,
        reason: shortage == .memory ? "memory" : "overload"),
      of: request.head, id: request.id)
  }

  /// The answer to a request that the listener refused.
  func refuse(_ failure: GuardFailure) -> Response {
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
    let visit = Visit(
      failure.request.fields, from: failure.request.remoteAddress, keyring: keyring)
    return response(reply, visit)
  }

  /// Counts a refusal by its reason, or by its status if there is no reason.
  func count(_ reason: String?, _ status: Int) {
    metrics.count(reason.flatMap(Rejection.init(reason:)) ?? Rejection(status: status))
  }
}

extension GuardFailure.Outline {
  /// The outline as a request head; an invalid method becomes GET.
  fileprivate var head: HTTPRequest {
    HTTPRequest(
      method: HTTPRequest.Method(method) ?? .get, scheme: nil, authority: nil, path: target,
      headerFields: fields)
  }
}
