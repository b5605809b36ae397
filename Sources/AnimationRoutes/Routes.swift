import AnimationDocuments
import AnimationEngine
public import HTTPTypes

/// The service as a function: a request goes in, the answer comes out. It never fails; what is wrong
/// with a request is an answer too.
///
/// Nothing is kept between requests, so one value serves any number of threads.
public struct Routes: Sendable {
  /// What is the same for all answers.
  private let shared: Shared
  /// Is told of the stages of the one answer that this value is for.
  var stage: Stage.Observer?

  /// What is the same for all answers. A reference, since each answer gets routes with an observer of its
  /// own.
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
  var crossOrigin: CrossOrigin { shared.crossOrigin }
  /// The answers that never change, by the templates of their places.
  private var pages: [String: Page] { shared.pages }
  /// The pages for people.
  var site: Site { shared.site }
  /// The list of places.
  var list: Page { shared.list }
  /// What every entity tag depends on: the version and the salt.
  var tagBase: [UInt8] { shared.tagBase }

  /// Whether the body of a request is read, or the request answered without it.
  public enum Admission: Sendable {
    /// Read it, and answer what was let in.
    case accept(AdmittedRequest)
    /// Answer at once; the body does not matter.
    case refuse(Reply)
  }

  /// Looks at the head of a request before its body is read.
  ///
  /// Is there such a place, and does it take this method? Is the body of a type and a size that are
  /// read? Does the client take a format of the answer? May this caller ask?
  public func admission(
    of head: HTTPRequest, id: String, caller: Caller = .anonymous
  ) -> Admission {
    let call = Call(head, body: [], id: id, caller: caller)
    guard let match = Match(path: call.target.path) else {
      if asksForAnyPlace(call) { return .accept(AdmittedRequest(call, nil, limits)) }
      return .refuse(finished(notFound(call), call))
    }
    if call.method != .options, let refusal = refusal(of: call, at: match.endpoint) {
      return .refuse(finished(refusal, call))
    }
    return .accept(AdmittedRequest(consume call, match, limits))
  }

  /// The answer to a request whose head nobody has looked at yet. `id` is the request's id, which a
  /// problem names as its instance; `caller` is who asks.
  ///
  /// - Complexity: at most ``Limits/maxWork``; a large answer costs little before its stream is read.
  public func reply(
    to head: HTTPRequest, body: [UInt8] = [], id: String, caller: Caller = .anonymous,
    _ work: RouteWork = RouteWork()
  ) -> Reply {
    switch admission(of: head, id: id, caller: caller) {
    case .refuse(let reply): reply
    case .accept(let admitted): reply(to: admitted, body: body, work)
    }
  }

  /// The answer to a request that was let in.
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
    guard call.method != .options, let match = admitted.match else {
      return finished(options(admitted.match?.endpoint, call), call)
    }
    var meter = limits.meter(bodyBytes: body.count, owner: work.turn)
    var reply = routes.answer(call, match, &meter)
    if reply.fields.first(.contentType) != nil { work.stage?(.encode) }
    reply = finished(coded(reply, call, &meter), call)
    (reply.work, reply.passes) = (meter.work, meter.passes)
    return call.method == .head ? reply.withoutBody() : reply
  }

  /// Whether a call asks what the whole service takes. A browser does not pass on an answer whose
  /// preflight failed, so a page that asks for a place that is not there gets its preflight.
  private func asksForAnyPlace(_ call: Call) -> Bool {
    call.method == .options && call.target.path == "*" || isPermittedPreflight(call)
  }

  /// The answer of a place to a call that it admits.
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

  /// What any place takes: the methods as `Allow` lists them.
  static let allMethods = Endpoint.allMethods

  func finished(_ reply: Reply, _ call: Call) -> Reply {
    guard !crossOrigin.origins.isEmpty else { return reply }
    var reply = reply
    crossOrigin.decorate(&reply, origin: call.fields.origin)
    return reply
  }
}
