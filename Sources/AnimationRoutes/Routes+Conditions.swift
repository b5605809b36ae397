import AnimationDocuments
import HTTPTypes

extension Routes {
  /// The tag of an answer, known before any work: all that the answer depends on is in it.
  func tag(of call: Call, _ endpoint: Endpoint, _ format: Format) -> EntityTag {
    tag(of: call, endpoint, format.mediaType)
  }

  /// The same where a word says in which form the answer is.
  func tag(
    of call: Call, _ endpoint: Endpoint, _ form: some StringProtocol
  ) -> EntityTag {
    EntityTag(
      of: tagBase, Array(endpoint.template.utf8), Array(form.utf8),
      Array(call.target.query.utf8),
      call.method == .query ? call.body : Array((call.stored?.identity ?? "").utf8))
  }

  /// An answer with a tag. A place that offers several formats tags its answers itself, as the tag
  /// depends on the format.
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

  /// The answer to a client that has the answer already. It repeats what the whole would say of
  /// itself to caches.
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
}

extension Call {
  /// What the client calls the answer with this tag if it has it already, be it as gzip.
  func name(of tag: EntityTag) -> String? { fields.ifNoneMatch.flatMap(tag.name) }

  /// Whether the client wants no answer if there is any. Unlike a named tag, which came with a good
  /// answer, it says nothing of the question: that has to be checked first.
  var namesAny: Bool {
    guard let field = fields.ifNoneMatch else { return false }
    return field.drop { $0 == " " }.prefix { $0 != " " } == "*"
  }
}
