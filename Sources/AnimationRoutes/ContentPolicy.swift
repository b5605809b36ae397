/// The Content Security Policies of answers that a browser may open as pages.
enum ContentPolicy {
  /// The policy of the pages for people: a page loads its own files and calls its own service, and
  /// no inline script runs. Pictures of users are shown through `blob:`, where no script in them
  /// runs.
  static let page =
    "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; "
    + "trusted-types 'none'"

  /// The policy for a picture opened on its own: it may draw, and nothing else.
  static let picture = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
}
