import AnimationDocuments
import AnimationEngine
import HTTPTypes

extension Routes {
  /// The entity tag of an answer, known before any work: the hash of all that the answer depends
  /// on.
  func tag(of call: Call, _ endpoint: Endpoint, _ format: Format) -> EntityTag {
    tag(of: call, endpoint, format.mediaType)
  }

  /// The entity tag of an answer whose format is named by a word.
  func tag(
    of call: Call, _ endpoint: Endpoint, _ form: some StringProtocol
  ) -> EntityTag {
    EntityTag(
      of: tagBase, Array(endpoint.template.utf8), Array(form.utf8),
      Array(call.target.query.utf8),
      call.method == .query ? call.body : Array((call.stored?.identity ?? "").utf8))
  }

  /// An answer with an entity tag. An endpoint with several formats adds its own tags, as they
  /// depend on the format.
  func tagged(
    _ call: Call, _ match: Match, _ make: () throws(DocumentRefusal) -> Reply
  ) throws(DocumentRefusal) -> Reply {
    if match.endpoint.isNegotiated { return try make() }
    let tag = tag(of: call, match.endpoint, match.slug)
    if let name = call.name(of: tag) { return notModified(name, .json, match.endpoint) }
    var reply = try make()
    guard reply.status == .ok else { return reply }
    if call.namesAny { return notModified(tag.text, .json, match.endpoint) }
    reply.fields[.eTag] = tag.text
    return reply
  }

  /// The answer 304 to a client that already has the answer. It repeats the fields for caches.
  func notModified(
    _ tag: String?, _ format: Format, _ endpoint: Endpoint
  ) -> Reply {
    var fields = format.fields(nil)
    fields[.eTag] = tag
    fields[.contentType] = nil
    if !endpoint.isNegotiated { fields[.vary] = "Accept-Encoding" }
    return Reply(
      status: .notModified, fields: fields, body: .none(contentLength: nil),
      route: endpoint.template)
  }

  /// The length in bytes of the answer that a 304 stands for: of the whole that has this entity tag.
  /// Nil if it takes more than light work, or if its length is not known beforehand.
  ///
  /// - Complexity: at most ``WorkMeter/lightWork``.
  public func length(
    ofAnswerTagged tag: String, to admitted: AdmittedRequest, body: [UInt8]
  ) -> Int? {
    var call = admitted.call
    call.fields.ifNoneMatch = nil
    call.fields.acceptedCodings = AcceptEncoding(
      EntityTag.isGzipped(tag) ? "gzip, identity;q=0" : nil)
    let light = RouteWork(turn: { _, _ in .cancelled })
    let whole = reply(to: AdmittedRequest(call, admitted.match, limits), body: body, light)
    guard whole.status == .ok, whole.fields[.eTag] == tag else { return nil }
    return whole.body.knownLength
  }
}

extension Reply.Body {
  /// The length in bytes of the whole; nil if it is not known beforehand.
  fileprivate var knownLength: Int? {
    switch self {
    case .bytes(let bytes): bytes.count
    case .stream(let stream): stream.length
    case .none(let length): length
    case .events: nil
    }
  }
}

extension Call {
  /// The tag under which the client already has this answer, plain or gzipped; nil if it has not.
  func name(of tag: EntityTag) -> String? { fields.ifNoneMatch.flatMap(tag.name) }

  /// Whether `If-None-Match` is `*`, for a client that wants no answer if there is one. Unlike a
  /// tag, this does not show that the request is valid, so that has to be checked first.
  var namesAny: Bool {
    guard let field = fields.ifNoneMatch else { return false }
    return field.drop { $0 == " " }.prefix { $0 != " " } == "*"
  }
}
