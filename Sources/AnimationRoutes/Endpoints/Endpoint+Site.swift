import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `GET /docs`: the documentation, for people.
  static let docs = Endpoint("/docs", [.get, .head]) {
    routes, call, match, _ throws(DocumentRefusal) in
    routes.siteFile("playground/docs.html", call, match)
  }

  /// `GET /docs/…`: a page of the documentation as it is written, or one of its pictures.
  static let docsFile = Endpoint("/docs/{file}", [.get, .head]) {
    routes, call, match, _ throws(DocumentRefusal) in
    routes.siteFile("docs/\(match.slug)", call, match)
  }

  /// `GET /playground/…`: what the pages for people are made of.
  static let playgroundFile = Endpoint("/playground/{file}", [.get, .head]) {
    routes, call, match, _ throws(DocumentRefusal) in
    routes.siteFile("playground/\(match.slug)", call, match)
  }
}

extension Routes {
  /// A file of the pages for people.
  func siteFile(_ path: String, _ call: Call, _ match: Match) -> Reply {
    site[path]?.answer(call, at: match.endpoint) ?? notFound(call)
  }
}
