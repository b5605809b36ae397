import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `POST /v1/plot`: a document as a picture, or what an export makes of it over what it is; `GET` takes
  /// it from the link.
  static let plot = Endpoint(
    "/v1/plot", [.post, .get, .head], reads: .document, parameters: SampleQuery.plotParameters,
    idle: ["precision", "layout", "values"], formats: [.svg]
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let query = try SampleQuery(
      decoding: call.target.query, formats: match.endpoint.formats.map(\.name),
      exports: ExportForm.drawn, takesDocument: call.isLink)
    let format = routes.format(of: query, call, match.endpoint)
    let tag = call.isRead ? routes.tag(of: call, match.endpoint, format) : nil
    return try routes.answer(call, match.endpoint, format, tag, &meter) {
      meter throws(DocumentRefusal) in
      try routes.view(of: call, query, &meter)
    }
  }
}
