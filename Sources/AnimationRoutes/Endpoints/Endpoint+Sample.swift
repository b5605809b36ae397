import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `POST` and `QUERY /v1/sample`: samples a document; `GET` takes the document from a link.
  static let sample = Endpoint(
    "/v1/sample", [.query, .post, .get, .head], reads: .document,
    parameters: SampleQuery.parameters, formats: .samples,
    says: .documents(
      .post(
        "sample", "Samples a document",
        about: """
          The values of every property on a grid of times. At most one of `fps`, `step`, `count`, \
          `times`, `progress` and `tolerance` chooses the grid. The number of values, rows times \
          components, is computed before any work and held against the limit `max-values`; each \
          entry of a transform of many functions counts as a value for every four of them. Large \
          answers are streamed. The method QUERY takes and gives the same.
          """),
      .get(
        "sampleLink", "Samples a document in a link",
        about: "The same as POST, of a document that stands in the parameter `document`."))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let query = try call.sampleQuery(at: match.endpoint)
    return try routes.answer(call, match.endpoint, query, isTagged: call.method != .post, &meter) {
      call, meter throws(DocumentRefusal) in
      try routes.view(of: call, query, &meter)
    }
  }
}

extension Routes {
  /// The names of the forms of samples in the parameter `format`, in the order in which they are
  /// listed; the first is the default.
  public static var sampleFormats: [String] { FormatChoice.samples.names }

  /// The names of those of ``sampleFormats`` that are no text.
  public static var binarySampleFormats: [String] {
    Format.plain.filter { !isText($0.mediaType) }.map(\.name)
  }
}

extension Call {
  /// The sampling parameters of a call; without a query, the defaults.
  func sampleQuery(at endpoint: Endpoint) throws(DocumentRefusal) -> SampleQuery {
    if target.query.isEmpty, !isLink { return SampleQuery() }
    return try SampleQuery(
      decoding: target.query, formats: endpoint.formatNames, takesDocument: isLink,
      takesRevision: stored != nil)
  }
}
