import HTTPTypes

/// An answer that is the same for as long as the service runs, with its tag; a long one also as gzip,
/// compressed once.
struct Page: Sendable {
  private let bytes: [UInt8]
  private let gzip: [UInt8]?
  private let tag: EntityTag
  private let fields: HTTPFields

  init(_ text: String, mediaType: String, salt: String) {
    let bytes = Array(text.utf8)
    let gzip = bytes.count > Routes.shortText ? GzipWriter.text(of: bytes) : nil
    self.init(
      bytes: bytes, gzip: gzip, tag: EntityTag(of: bytes, Array(mediaType.utf8), Array(salt.utf8)),
      fields: [.contentType: mediaType])
  }

  /// A page that is compressed already; `fields` are those of its own.
  init(bytes: [UInt8], gzip: [UInt8]?, tag: EntityTag, fields: HTTPFields) {
    self.bytes = bytes
    self.gzip = gzip
    self.tag = tag
    let common: HTTPFields = [
      .eTag: tag.text, .cacheControl: "no-cache", .vary: "Accept-Encoding",
    ]
    self.fields = HTTPFields(Array(fields) + Array(common))
  }

  /// The page, or the word that the client has it already.
  func answer(_ call: Call, at endpoint: Endpoint) -> Reply {
    if let name = call.name(of: tag) ?? (call.namesAny ? tag.text : nil) {
      return notModified(name, endpoint)
    }
    var reply = Reply(
      status: .ok, fields: fields, body: .bytes(bytes), route: endpoint.template)
    if let gzip, call.fields.acceptedCodings.prefersGzip {
      reply.body = .bytes(gzip)
      reply.fields.noteGzip()
    }
    return reply
  }

  private func notModified(_ name: String, _ endpoint: Endpoint) -> Reply {
    var fields = fields
    fields[.contentType] = nil
    fields[.eTag] = name
    let whole = EntityTag.isGzipped(name) ? gzip ?? bytes : bytes
    return Reply(
      status: .notModified, fields: fields, body: .none(contentLength: whole.count),
      route: endpoint.template)
  }
}

extension Page {
  /// The pages of a service by the templates of their places, made once.
  static func all(of service: Service) -> [String: Page] {
    var pages: [String: Page] = [:]
    for endpoint in Endpoint.all {
      guard case .page(let mediaType, let text) = endpoint.answer else { continue }
      pages[endpoint.template] = Page(
        text(service), mediaType: mediaType, salt: service.entityTagSalt)
    }
    return pages
  }
}
