import HTTPTypes

/// An answer that stays the same while the service runs, with its entity tag.
struct Page: Sendable {
  private let text: PageText
  private let fields: HTTPFields

  init(_ text: PageText, mediaType: String, salt: String, _ more: HTTPFields = [:]) {
    self.init(
      text, tag: EntityTag(of: text.digest, Array(mediaType.utf8), Array(salt.utf8)),
      fields: HTTPFields([HTTPField(name: .contentType, value: mediaType)] + Array(more)))
  }

  /// A page with additional header fields.
  init(_ text: PageText, tag: EntityTag, fields: HTTPFields) {
    self.text = text
    let common: HTTPFields = [
      .eTag: tag.text, .cacheControl: "no-cache", .vary: "Accept-Encoding",
    ]
    self.fields = HTTPFields(Array(fields) + Array(common))
  }

  /// The page, as gzip if the client prefers that.
  func answer(_ call: Call, at endpoint: Endpoint) -> Reply {
    var reply = Reply(
      status: .ok, fields: fields, body: .bytes(text.bytes), route: endpoint.template)
    if let gzip = text.gzip, call.fields.acceptedCodings.prefersGzip {
      reply.body = .bytes(gzip)
      reply.fields.noteGzip()
    }
    return reply
  }
}

extension Page {
  /// The pages that are made when the service starts, by the templates of their endpoints.
  static func all(of service: Service) -> [String: Page] {
    var pages: [String: Page] = [:]
    for endpoint in Endpoint.all {
      guard case .page(let mediaType, let text) = endpoint.answer else { continue }
      pages[endpoint.template] = Page(
        PageText(text(service)), mediaType: mediaType, salt: service.entityTagSalt,
        [.link: endpoint.linkToDescription])
    }
    return pages
  }
}
