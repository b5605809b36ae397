import HTTPTypes

/// An answer that is the same for as long as the service runs, with its tag.
struct Page: Sendable {
  private let bytes: [UInt8]
  private let tag: EntityTag
  private let fields: HTTPFields

  init(_ text: String, mediaType: String, salt: String) {
    bytes = Array(text.utf8)
    tag = EntityTag(of: bytes, Array(mediaType.utf8), Array(salt.utf8))
    fields = [.contentType: mediaType, .eTag: tag.text, .cacheControl: "no-cache"]
  }

  /// The page, or the word that the client has it already.
  func answer(_ call: Call, at endpoint: Endpoint) -> Reply {
    if call.names(tag) || call.namesAny {
      var fields = fields
      fields[.contentType] = nil
      return Reply(
        status: .notModified, fields: fields, body: .none(contentLength: bytes.count),
        route: endpoint.template)
    }
    return Reply(status: .ok, fields: fields, body: .bytes(bytes), route: endpoint.template)
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
