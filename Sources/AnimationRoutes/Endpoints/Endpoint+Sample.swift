import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `POST` and `QUERY /v1/sample`: a document as numbers; `GET` takes it from the link.
  static let sample = Endpoint(
    "/v1/sample", [.query, .post, .get, .head], reads: .document,
    parameters: SampleQuery.parameters, formats: Format.plain
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let query = try SampleQuery(call, at: match.endpoint)
    let format = routes.format(of: query, call, match.endpoint)
    let tag = call.method != .post ? routes.tag(of: call, match.endpoint, format) : nil
    return try routes.answer(call, match.endpoint, format, tag, &meter) {
      meter throws(DocumentRefusal) in
      try routes.view(of: call, query, &meter)
    }
  }
}

extension SampleQuery {
  /// The parameters of a call; most have none.
  init(_ call: Call, at endpoint: Endpoint) throws(DocumentRefusal) {
    guard !call.target.query.isEmpty else {
      self.init()
      return
    }
    try self.init(
      decoding: call.target.query, formats: endpoint.formats.map(\.name),
      takesDocument: call.isLink)
  }
}
