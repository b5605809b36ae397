import HTTPNames
import HTTPTypes

/// The web pages for people by the paths of their files, each with its entity tag.
struct Site: Sendable {
  /// A text that enters the tags of all files.
  let salt: String

  /// The page with a file; nil when there is no such file.
  subscript(path: String) -> Page? {
    guard let file = SiteFile.byPath[path] else { return nil }
    let tag = EntityTag(of: file.text.digest, Array(file.mediaType.utf8), Array(salt.utf8))
    return Page(file.text, tag: tag, fields: Self.fields(of: file))
  }

  private static func fields(of file: SiteFile) -> HTTPFields {
    [
      .contentType: file.mediaType,
      .contentSecurityPolicy: file.path.hasSuffix(".svg")
        ? ContentPolicy.picture : ContentPolicy.page,
      .xContentTypeOptions: "nosniff", .referrerPolicy: "no-referrer",
    ]
  }
}

extension HTTPField.Name {
  /// The header field that limits what a browser tells other sites about the referring page.
  static let referrerPolicy = HTTPField.Name(fixed: "Referrer-Policy")
}
