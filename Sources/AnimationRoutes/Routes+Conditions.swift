import AnimationDocuments
import AnimationEngine
import HTTPTypes

extension Routes {
  /// The entity tag of an answer in the form named by a word, known before any work: the hash of
  /// all that the answer depends on.
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
    if reply.status == .ok { reply.fields[.eTag] = tag.text }
    return reply
  }

  /// A reply under the preconditions of its call (RFC 9110, 13.2.2): 412 where `If-Match` does not
  /// name its entity tag, 304 where `If-None-Match` does. A reply that could be told to be the same
  /// without any work is 304 already.
  func conditioned(_ reply: Reply, _ call: Call) -> Reply {
    let (expected, known) = (call.fields.ifMatch, call.fields.ifNoneMatch)
    guard expected != nil || known != nil, call.method != .put, let tag = reply.fields[.eTag]
    else { return reply }
    if let refusal = expected.flatMap({ Refusal(ofReading: tag, expecting: $0) }) {
      return self.reply(to: refusal, id: call.id, route: reply.route)
    }
    let name = known.flatMap { TagList($0) == .any ? tag : EntityTag(plain: tag).name(in: $0) }
    guard reply.status == .ok, let name, name == tag || !reply.isVerbatim else { return reply }
    return reply.notModified(as: name)
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
  /// `*` waits for the answer: unlike a tag, it does not show that the request is valid.
  func name(of tag: EntityTag) -> String? { fields.ifNoneMatch.flatMap(tag.name) }
}

extension Refusal {
  /// The refusal of a read whose answer has another entity tag than `If-Match` expects. Nil where
  /// it has one that the field names.
  fileprivate init?(ofReading tag: String, expecting field: String) {
    guard let tags = TagList(field) else {
      self = .noTagList
      return
    }
    if tags.names(tag) { return nil }
    self.init(
      .preconditionFailed,
      "The entity tag here is \(tag), which If-Match does not name." + tags.remark)
  }
}

extension Reply {
  /// The answer 304 to a client that has this answer under the entity tag `name`, which may be that
  /// of another coding. It repeats the fields for caches.
  fileprivate func notModified(as name: String) -> Reply {
    let length = name == fields[.eTag] ? body.knownLength : nil
    var reply = Reply(status: .notModified, body: .none(contentLength: length), route: route)
    reply.fields = HTTPFields(fields.filter { [.cacheControl, .link, .vary].contains($0.name) })
    reply.fields[.eTag] = name
    reply.isVerbatim = isVerbatim
    return reply
  }
}
