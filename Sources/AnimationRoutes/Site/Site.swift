import HTTPNames
import HTTPTypes

/// The pages for people by the paths of their files, each with its tag.
struct Site: Sendable {
  /// What all tags depend on beside the files.
  let salt: String

  /// The page of a file, or nil when there is no such file.
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

  /// A page loads its own files and asks its own service; nothing runs that stands in its text.
  /// Pictures of users are shown from memory (`blob:`), where a browser runs no script of theirs.
  private static let policy =
    "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; "
    + "trusted-types 'none'"

  /// A picture that is opened by itself is a page: it may draw, and nothing else.
  private static let picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
}

extension HTTPField.Name {
  /// What a browser tells others of where it comes from.
  static let referrerPolicy = HTTPField.Name(fixed: "Referrer-Policy")
}
