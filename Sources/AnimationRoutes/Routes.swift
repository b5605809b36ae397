import AnimationDocuments
import AnimationEngine
public import HTTPTypes

/// The service as a function from requests to answers. It never fails: errors are answers too.
///
/// Nothing is kept between requests, so one value serves any number of threads.
public struct Routes: Sendable {
  /// The state that all answers share.
  private let shared: Shared
  /// A function that is told of the stages of the single answer that this value is used for; nil if
  /// nobody asks.
  var stage: Stage.Observer?

  /// The state that all answers share. It is a reference, since each answer gets a copy of the
  /// routes with its own observer.
  private final class Shared: Sendable {
    let service: Service
    let crossOrigin: CrossOrigin
    let pages: [String: Page]
    let site: Site
    let list: Page
    let tagBase: [UInt8]

    init(_ service: Service) {
      self.service = service
      crossOrigin = CrossOrigin(origins: service.origins)
      pages = Page.all(of: service)
      site = Site(salt: service.entityTagSalt)
      list = Page(
        PageText(Endpoint.list), mediaType: "application/json", salt: service.entityTagSalt)
      tagBase = Array("\(service.version)\n\(service.entityTagSalt)".utf8)
    }
  }

  /// The routes of a service.
  public init(_ service: Service = Service()) { shared = Shared(service) }

  var service: Service { shared.service }
  var limits: Limits { shared.service.limits }
  /// The bytes of a body up to which a refused one is read, so that the answer is not lost.
  package var readBeforeRefusal: Int { limits.maxBody }
  var crossOrigin: CrossOrigin { shared.crossOrigin }
  /// The pages that never change, by the templates of their endpoints.
  private var pages: [String: Page] { shared.pages }
  /// The web pages for people.
  var site: Site { shared.site }
  /// The list of endpoints as a page.
  var list: Page { shared.list }
  /// The bytes that every entity tag depends on: the version and the salt.
  var tagBase: [UInt8] { shared.tagBase }

  /// The decision about a request by its header.
  public enum Admission: Sendable {
    /// Read the body, then answer the admitted request.
    case accept(AdmittedRequest)
    /// Answer without using the body. `bodyLimit` is the size in bytes up to which a body may be
    /// read and discarded first, so that its sender gets to read the answer.
    case refuse(Reply, bodyLimit: Int = 0)
  }

  /// Checks the header of a request before its body is read.
  ///
  /// Is there an endpoint, and does it accept the method? Does the body have an accepted type and
  /// size? Does the client accept a format of the answer? Does the caller have permission?
  public func admission(
    of head: HTTPRequest, id: String, caller: Caller = .anonymous
  ) -> Admission {
    let call = Call(head, body: [], id: id, caller: caller)
    guard let match = Match(path: call.target.path) else {
      if asksForAnyPlace(call) { return .accept(AdmittedRequest(call, nil, limits)) }
      return .refuse(finished(notFound(call), call), bodyLimit: readBeforeRefusal)
    }
    if call.method != .options, let refusal = refusal(of: call, at: match.endpoint) {
      let limit = refusal.status == .contentTooLarge ? match.endpoint.body?.limit(limits) : nil
      return .refuse(finished(refusal, call), bodyLimit: limit ?? readBeforeRefusal)
    }
    return .accept(AdmittedRequest(consume call, match, limits))
  }

  /// The answer to a request whose header has not been checked yet. `id` is the request's id,
  /// which problem documents name as their instance.
  ///
  /// - Complexity: at most ``Limits/maxWork``; a large answer costs little before its stream is read.
  public func reply(
    to head: HTTPRequest, body: [UInt8] = [], id: String, caller: Caller = .anonymous,
    _ work: RouteWork = RouteWork()
  ) -> Reply {
    switch admission(of: head, id: id, caller: caller) {
    case .refuse(let reply, _): reply
    case .accept(let admitted): reply(to: admitted, body: body, work)
    }
  }

  /// The answer to a request whose header has been admitted.
  ///
  /// - Complexity: at most ``Limits/maxWork``; a large answer costs little before its stream is read.
  public func reply(
    to admitted: AdmittedRequest, body: [UInt8], _ work: RouteWork = RouteWork()
  ) -> Reply {
    var routes = self
    routes.stage = work.stage
    var call = admitted.call
    call.body = body
    call.workers = work.workers ?? SingleWorker(owner: work.turn)
    call.values = work.values
    guard call.method != .options, let match = admitted.match else {
      return finished(options(admitted.match?.endpoint, call), call)
    }
    var meter = limits.meter(bodyBytes: body.count, owner: work.turn)
    var reply = routes.answer(call, match, &meter)
    if reply.fields.first(.contentType) != nil { work.stage?(.encode) }
    reply = conditioned(coded(reply, call, &meter), call)
    reply = finished(digested(reply, call, &meter), call)
    (reply.work, reply.passes) = (meter.work, meter.passes)
    return call.method == .head ? reply.withoutBody() : reply
  }

  /// Whether a call asks about the whole service: `OPTIONS *`, or a CORS preflight. A browser
  /// hides an answer whose preflight failed, so preflights succeed for unknown paths too.
  private func asksForAnyPlace(_ call: Call) -> Bool {
    call.method == .options && call.target.path == "*" || isPermittedPreflight(call)
  }

  /// The answer of an endpoint to an admitted call.
  private func answer(_ call: Call, _ match: Match, _ meter: inout WorkMeter) -> Reply {
    if let refusal = StrayParameters.refusal(of: call, at: match.endpoint) {
      return problem(refusal, at: match.endpoint, call)
    }
    switch match.endpoint.answer {
    case .page:
      return pages[match.endpoint.template]?.answer(call, at: match.endpoint) ?? notFound(call)
    case .shared(let mediaType, let text):
      return Page(text(), mediaType: mediaType, salt: service.entityTagSalt)
        .answer(call, at: match.endpoint)
    case .made(let made): return answer(call, match, made, &meter)
    }
  }

  private func answer(
    _ call: Call, _ match: Match, _ made: Endpoint.Making, _ meter: inout WorkMeter
  ) -> Reply {
    do {
      return try made(self, call, match, &meter)
    } catch {
      if let interruption = meter.interruption {
        return reply(to: Refusal(interruption), id: call.id, route: match.endpoint.template)
      }
      return problem(error, at: match.endpoint, call)
    }
  }

  func finished(_ reply: Reply, _ call: Call) -> Reply {
    guard !crossOrigin.origins.isEmpty else { return reply }
    var reply = reply
    crossOrigin.decorate(&reply, origin: call.fields.origin)
    return reply
  }
}
