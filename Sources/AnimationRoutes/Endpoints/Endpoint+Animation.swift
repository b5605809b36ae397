import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `GET /v1/animation`: samples an animation of one value, which the query describes.
  static let animation = Endpoint(
    "/v1/animation", [.get, .head], parameters: AnimationQuery.parameters, formats: .animation,
    says: .parts(
      .get(
        "animation", "Samples one animation",
        about: """
          The animation that the parameters describe, of a property `value` from `from` to `to`. \
          The members of an animation object are parameters of the same names; the modifiers \
          `delay`, `speed`, `repeatCount` or `repeatForever`, `autoreverses` and \
          `logicallyCompleteAfter` are applied in this order.
          """))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let query = try AnimationQuery(
      decoding: call.target.query, formats: match.endpoint.formatNames)
    let view = SampleView(
      kind: "animation", subject: .animation(query.animation), query: query.sampling)
    return try routes.answer(call, match.endpoint, query.sampling, &meter) {
      _, _ throws(DocumentRefusal) in view
    }
  }
}
