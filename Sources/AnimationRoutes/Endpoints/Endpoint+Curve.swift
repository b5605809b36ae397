import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `GET /v1/curve`: samples a unit curve, with progress in place of time.
  static let curve = Endpoint(
    "/v1/curve", [.get, .head], parameters: CurveQuery.parameters, idle: ["springs", "property"],
    formats: .curve,
    says: .parts(
      .get(
        "curve", "Samples a unit curve",
        about: """
          The curve as a property `value` over progress, which takes the place of time: the grid \
          runs from 0 to 1 unless `start` and `end` say otherwise.
          """))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let query = try CurveQuery(
      decoding: call.target.query, formats: match.endpoint.formatNames,
      idle: match.endpoint.idleParameters)
    let view = SampleView(kind: "curve", subject: .curve(query.curve), query: query.sampling)
    return try routes.answer(call, match.endpoint, query.sampling, &meter) {
      _, _ throws(DocumentRefusal) in view
    }
  }
}
