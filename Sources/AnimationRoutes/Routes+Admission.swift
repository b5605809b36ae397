import AnimationDocuments
import HTTPNames
import HTTPTypes

extension Routes {
  /// The refusal of a call by its header, before its body is read; nil to accept it.
  func refusal(of call: Call, at endpoint: Endpoint) -> Reply? {
    guard endpoint.methods.contains(call.method) else { return methodNotAllowed(call, endpoint) }
    if let refusal = accessRefusal(of: call, at: endpoint) { return refusal }
    if let body = endpoint.body, call.hasContent, let refusal = refusal(of: body, call, endpoint) {
      return refusal
    }
    if call.fields.acceptedCodings.isImpossible { return noCoding(call, endpoint) }
    return takesAnswer(call, endpoint) ? nil : notAcceptable(call, endpoint)
  }

  /// The refusal of a call by what its header says of the body; nil to accept it.
  private func refusal(of body: RequestBody, _ call: Call, _ endpoint: Endpoint) -> Reply? {
    if let coding = call.fields.contentCoding, !["", "identity"].contains(coding.lowercased()) {
      return unsupportedCoding(call, endpoint)
    }
    guard body.isRead(call.fields.contentType) else {
      return unsupportedType(call, endpoint, body)
    }
    // A part that is stored as the whole would damage it (RFC 9110, 14.5).
    if call.method == .put, call.fields.contentRange != nil {
      return problem(
        .malformed, "A PUT replaces the whole: send all of it, without Content-Range.", call,
        at: endpoint)
    }
    if let length = call.fields.contentLength.flatMap({ Int($0) }), length > body.limit(limits) {
      return bodyTooLarge(call, endpoint, body, length)
    }
    return nil
  }

  private func noCoding(_ call: Call, _ endpoint: Endpoint) -> Reply {
    problem(
      .notAcceptable,
      "An answer comes as it is (identity) or as gzip; Accept-Encoding takes neither.",
      call, at: endpoint, fields: [.vary: "Accept-Encoding"])
  }

  /// Whether the client accepts one of the endpoint's formats; a parameter `format` always counts.
  private func takesAnswer(_ call: Call, _ endpoint: Endpoint) -> Bool {
    guard endpoint.isNegotiated, let accept = call.fields.accept, accept != "*/*" else {
      return true
    }
    if call.target.parameterNames.contains("format") { return true }
    return Accept(accept).best(of: endpoint.formats, mediaType: \.mediaType) != nil
  }

  private func notAcceptable(_ call: Call, _ endpoint: Endpoint) -> Reply {
    let types = endpoint.formats.map(\.mediaType).joined(separator: ", ")
    return problem(
      .notAcceptable, "\(endpoint.template) answers in \(types).", call, at: endpoint,
      fields: [.vary: Format.deciding])
  }

  /// The answer to OPTIONS: what an endpoint allows, or the whole service for nil.
  func options(_ endpoint: Endpoint?, _ call: Call) -> Reply {
    let allow = endpoint?.allow ?? Endpoint.allMethods
    var fields: HTTPFields = [.allow: allow]
    if let endpoint { fields.append(contentsOf: Self.accepted(by: endpoint)) }
    var reply = Reply(
      status: .noContent, fields: fields, body: .bytes([]), route: endpoint?.template ?? "*")
    if isPermittedPreflight(call) { crossOrigin.preflight(&reply, allow: allow) }
    return reply
  }

  /// The media types of the bodies that an endpoint reads: `Accept-Post` and `Accept-Query`, and
  /// `Accept` for PUT, which has no field of its own.
  static func accepted(by endpoint: Endpoint) -> HTTPFields {
    var fields: HTTPFields = [:]
    guard let body = endpoint.body else { return fields }
    if endpoint.methods.contains(.post) { fields[.acceptPost] = body.listed }
    if endpoint.methods.contains(.put) { fields[.accept] = body.listed }
    if endpoint.methods.contains(.query) { fields[.acceptQuery] = body.listed }
    return fields
  }

  func notFound(_ call: Call) -> Reply {
    if let redirection = redirectionToDocs(of: call) { return redirection }
    let hint = Endpoint.nearest(to: String(call.target.path)).map { "; did you mean \($0)?" } ?? ""
    return problem(
      .notFound, "Nothing is at \(call.target.path)\(hint.isEmpty ? "." : hint)", call)
  }

  func methodNotAllowed(_ call: Call, _ endpoint: Endpoint) -> Reply {
    problem(
      .methodNotAllowed,
      "\(endpoint.template) takes \(endpoint.allow); this is \(call.method.rawValue).", call,
      at: endpoint, fields: [.allow: endpoint.allow])
  }

  private func unsupportedType(_ call: Call, _ endpoint: Endpoint, _ body: RequestBody) -> Reply {
    problem(
      .unsupported, "\(body.noun); this body is \(call.fields.contentType ?? "").", call,
      at: endpoint, fields: Self.accepted(by: endpoint))
  }

  private func unsupportedCoding(_ call: Call, _ endpoint: Endpoint) -> Reply {
    problem(
      .unsupported,
      "A body is read as it is; this one has the coding \(call.fields.contentCoding ?? "").", call,
      at: endpoint, fields: [.acceptEncoding: "identity"])
  }

  private func bodyTooLarge(
    _ call: Call, _ endpoint: Endpoint, _ body: RequestBody, _ length: Int
  ) -> Reply {
    let limit = body.limit(limits)
    let excess = DocumentProblem.Excess(limit: limit, actual: length, setting: body.setting)
    return problem(
      .tooLarge, "A body has at most \(limit) bytes; this one has \(length).", call,
      at: endpoint, excess: excess)
  }
}

extension HTTPField.Name {
  /// The header field with the media types that a POST may have.
  static let acceptPost = HTTPField.Name(fixed: "Accept-Post")
  /// The header field with the media types that a QUERY may have (RFC 10008).
  static let acceptQuery = HTTPField.Name(fixed: "Accept-Query")
}
