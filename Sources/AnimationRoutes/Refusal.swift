public import AnimationDocuments
package import AnimationEngine
public import HTTPTypes

/// The reason why a request is refused, with what its problem document will say.
public struct Refusal: Hashable, Sendable {
  /// The error code; its status is that of the answer.
  public var code: ErrorCode
  /// A sentence about this occurrence.
  public var detail: String
  /// Header fields that the answer must have, such as `Allow` or `Retry-After`.
  public var fields: HTTPFields
  /// The limit that was exceeded; nil for other reasons.
  public var excess: DocumentProblem.Excess?
  /// The reason why the service is not available; nil for other refusals.
  public var reason: String?

  /// A refusal that is not due to a document.
  public init(
    _ code: ErrorCode, _ detail: String, fields: HTTPFields = [:],
    excess: DocumentProblem.Excess? = nil, reason: String? = nil
  ) {
    self.code = code
    self.detail = detail
    self.fields = fields
    self.excess = excess
    self.reason = reason
  }
}

extension WorkInterruption {
  /// Why the work was interrupted, and what to do.
  package var detail: String {
    switch self {
    case .queue:
      "Other heavy requests are computed first, and this one has waited as long as queue-timeout "
        + "allows. Ask again later."
    case .memory:
      "The requests under way hold as much memory as max-memory allows. Ask again later."
    case .cancelled: "The client is gone."
    }
  }
}

extension Refusal {
  /// The refusal for a request whose work was interrupted.
  init(_ interruption: WorkInterruption) {
    self.init(
      .unavailable, interruption.detail, fields: [.retryAfter: "1"], reason: interruption.rawValue)
  }
}

extension Routes {
  /// The answer to a request refused before it reaches an endpoint: for its framing, its rate or
  /// a lack of resources. It has CORS fields like any other answer, and if the method is the
  /// reason, it names the allowed methods.
  ///
  /// - Parameter head: The head as far as it was read.
  public func reply(to refusal: Refusal, of head: HTTPRequest, id: String) -> Reply {
    let call = Call(head, body: [], id: id)
    let endpoint = Match(path: call.target.path)?.endpoint
    if refusal.code == .methodNotAllowed, call.target.path.hasPrefix("/") {
      return finished(endpoint.map { methodNotAllowed(call, $0) } ?? notFound(call), call)
    }
    var refusal = refusal
    if refusal.fields[.allow] != nil {
      refusal.fields[.allow] = endpoint?.allow ?? Endpoint.allMethods
    }
    let route = endpoint?.template ?? Self.unmatched
    return finished(reply(to: refusal, id: id, route: route), call)
  }

  /// The route of a request's target, as ``Reply/route``: the template of the path that it leads to.
  public static func route(ofTarget target: String) -> String {
    Match(path: Target(target).path)?.endpoint.template ?? unmatched
  }

  /// The route of a path that leads nowhere.
  fileprivate static let unmatched = "unmatched"

  /// The answer that reports a refusal of the request with this id.
  func reply(to refusal: Refusal, id: String, route: String = Routes.unmatched) -> Reply {
    let problem = ProblemDocument(
      refusal.code, detail: refusal.detail, instance: Self.instance(id), reason: refusal.reason,
      excess: refusal.excess)
    return reply(problem, refusal.fields, route: route)
  }

  /// An answer with a problem document.
  private func reply(
    _ problem: ProblemDocument, _ fields: HTTPFields = [:], route: String
  ) -> Reply {
    var fields = fields
    fields[.contentType] = ProblemDocument.mediaType
    fields[.cacheControl] = "no-store"
    return Reply(
      status: HTTPResponse.Status(code: problem.status), fields: fields,
      body: .bytes(problem.encoded()), route: route)
  }

  static func instance(_ id: String) -> String { "/requests/" + id }

  /// The answer to a refused document or query.
  func problem(_ refusal: DocumentRefusal, at endpoint: Endpoint, _ call: Call) -> Reply {
    reply(
      ProblemDocument(refusal, instance: Self.instance(call.id)), route: endpoint.template)
  }

  /// The answer to a call refused before its document is read.
  func problem(
    _ code: ErrorCode, _ detail: String, _ call: Call, at endpoint: Endpoint? = nil,
    fields: HTTPFields = [:], excess: DocumentProblem.Excess? = nil
  ) -> Reply {
    reply(
      to: Refusal(code, detail, fields: fields, excess: excess), id: call.id,
      route: endpoint?.template ?? Self.unmatched)
  }
}
