import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `GET /docs`: the documentation as a web page.
  static let docs = Endpoint(
    "/docs", [.get, .head],
    says: .service(
      .get(
        "docs", "The documentation as a page",
        answers: .tagged("The page.", .text("text/html"))))
  ) { routes, call, match, _ throws(DocumentRefusal) in
    try routes.siteFile("playground/docs.html", call, match)
  }

  /// `GET /docs/…`: a page of the documentation as Markdown, or one of its pictures.
  static let docsFile = Endpoint(
    "/docs/{file}", [.get, .head],
    path: [.file("The path of the file below `docs`, slashes included.")],
    says: .service(
      .get(
        "docsFile", "A page of the documentation, or a picture of it",
        answers: .tagged("The file.", .text("text/markdown"), .text("image/svg+xml"))))
  ) { routes, call, match, _ throws(DocumentRefusal) in
    try routes.siteFile("docs/\(match.slug)", call, match)
  }

  /// `GET /playground/…`: a file that the web pages load.
  static let playgroundFile = Endpoint(
    "/playground/{file}", [.get, .head], path: [.file("The name of the file.")],
    says: .service(
      .get(
        "playgroundFile", "A file of the pages for people",
        answers: .tagged(
          "The file.", .text("text/html"), .text("text/css"), .text("text/javascript"))))
  ) { routes, call, match, _ throws(DocumentRefusal) in
    try routes.siteFile("playground/\(match.slug)", call, match)
  }
}

extension Routes {
  /// The redirection from the documentation's path with a slash at the end; nil for any other call.
  /// The page is not served there, as its files are found relative to the path without the slash.
  func redirectionToDocs(of call: Call) -> Reply? {
    guard call.isRead, call.target.path == "\(Endpoint.docs.template)/" else { return nil }
    // Relative, so that it also works behind a proxy that adds a prefix.
    return Reply(
      status: .permanentRedirect, fields: [.location: "..\(Endpoint.docs.template)"],
      body: .none(contentLength: 0), route: Endpoint.docs.template)
  }

  /// The answer with a file of the web pages.
  func siteFile(
    _ path: String, _ call: Call, _ match: Match
  ) throws(DocumentRefusal) -> Reply {
    guard let page = site[path] else { return notFound(call) }
    try StrayParameters.check(call)
    return page.answer(call, at: match.endpoint)
  }
}

extension RequestParameter {
  fileprivate static func file(_ meaning: String) -> RequestParameter {
    RequestParameter("file", in: .path, title: nil, .type("string"), meaning)
  }
}
