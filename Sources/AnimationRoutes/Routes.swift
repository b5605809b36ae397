import AnimationDocuments
public import AnimationEngine
public import HTTPTypes

/// The service as a function: a request goes in, the answer comes out. It never fails; what is wrong
/// with a request is an answer too.
///
/// Nothing is kept between requests, so one value serves any number of threads.
public struct Routes: Sendable {
  let service: Service
  let limits: Limits
  let crossOrigin: CrossOrigin
  /// The answers that never change, by the templates of their places.
  private let pages: [String: Page]
  /// The pages for people.
  let site: Site
  /// The list of places.
  let list: Page
  /// What every entity tag depends on: the version and the salt.
  let tagBase: [UInt8]
  /// Is told of the stages of the one answer that this value is for.
  var stage: Stage.Observer?

  /// The routes of a service.
  public init(_ service: Service = Service()) {
    self.service = service
    limits = service.limits
    crossOrigin = CrossOrigin(origins: service.origins)
    pages = Page.all(of: service)
    site = Site(salt: service.entityTagSalt)
    list = Page(Endpoint.list, mediaType: "application/json", salt: service.entityTagSalt)
    tagBase = Array("\(service.version)\n\(service.entityTagSalt)".utf8)
  }

  /// Whether a request's body shall be read.
  public enum Admission: Sendable {
    /// Read it, up to so many bytes; the setting is the one that bounds them.
    case accept(bodyLimit: Int, setting: String)
    /// Answer at once; the body does not matter.
    case refuse(Reply)
  }

  /// Looks at the head of a request before its body is read: is there such a place, does it take
  /// this method, is the body of a type and a size that are read, can the answer be in a form that
  /// the client takes, may this caller ask?
  public func admission(
    of head: HTTPRequest, id: String, caller: Caller = .anonymous
  ) -> Admission {
    let call = Call(head, body: [], id: id, caller: caller)
    guard let match = Match(path: call.target.path) else {
      if asksForAnyPlace(call) { return accepted(.document, atMost: 0) }
      return .refuse(finished(notFound(call), call))
    }
    guard call.method != .options else { return accepted(.document) }
    if let refusal = refusal(of: call, at: match.endpoint) {
      return .refuse(finished(refusal, call))
    }
    return accepted(match.endpoint.body ?? .document)
  }

  private func accepted(_ body: RequestBody, atMost limit: Int = .max) -> Admission {
    .accept(bodyLimit: min(body.limit(limits), limit), setting: body.setting)
  }

  /// The answer to a request. `id` is the request's id, which a problem names as its instance.
  ///
  /// - Parameters:
  ///   - caller: Who asks.
  ///   - turn: Is asked whether work that is not light may go on; see ``WorkMeter``.
  ///   - workers: Do what can be done side by side; nil for one thing after the other.
  ///   - stage: Is told when a stage of the answer begins.
  /// - Complexity: at most ``Limits/maxWork``; a large answer costs little before its stream is read.
  public func reply(
    to head: HTTPRequest, body: [UInt8] = [], id: String, caller: Caller = .anonymous,
    turn: WorkMeter.Owner? = nil, workers: (any Workers)? = nil,
    stage: Stage.Observer? = nil
  ) -> Reply {
    var routes = self
    routes.stage = stage
    var call = Call(head, body: body, id: id, caller: caller)
    call.workers = workers ?? SingleWorker(owner: turn)
    guard let match = Match(path: call.target.path) else {
      return finished(asksForAnyPlace(call) ? options(nil, call) : notFound(call), call)
    }
    if call.method == .options { return finished(options(match.endpoint, call), call) }
    if let refusal = refusal(of: call, at: match.endpoint) { return finished(refusal, call) }
    var meter = limits.meter(bodyBytes: body.count, owner: turn)
    var reply = routes.answer(call, match, &meter)
    if reply.fields[.contentType] != nil { stage?(.encode) }
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
    if let page = pages[match.endpoint.template] { return page.answer(call, at: match.endpoint) }
    do {
      guard case .made(let made) = match.endpoint.answer else { return notFound(call) }
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
