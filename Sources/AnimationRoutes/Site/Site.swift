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
      .contentSecurityPolicy: file.path.hasSuffix(".svg") ? picturePolicy : policy,
      .xContentTypeOptions: "nosniff", .referrerPolicy: "no-referrer",
    ]
  }

  /// The Content Security Policy of the pages: a page loads its own files and calls its own
  /// service, and no inline script runs. Pictures of users are shown through `blob:`, where no
  /// script in them runs.
  private static let policy =
    "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; "
    + "trusted-types 'none'"

  /// The policy for a picture opened on its own: it may draw, and nothing else.
  private static let picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
}

extension HTTPField.Name {
  /// The header field that limits what a browser tells other sites about the referring page.
  static let referrerPolicy = HTTPField.Name(fixed: "Referrer-Policy")
}
