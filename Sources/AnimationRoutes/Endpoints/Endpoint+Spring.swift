import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `GET /v1/spring`: the parameters of a spring in every form.
  static let spring = Endpoint(
    "/v1/spring", [.get, .head], parameters: SpringQuery.parameters,
    says: .parts(
      .get(
        "spring", "Every parametrisation of one spring",
        about: """
          Takes the members of any one spring form as parameters; without any it is the default \
          spring. `epsilon` beside a form that has none of its own adds its entry to \
          `lastCrossing`.
          """,
        answers: .tagged(
          "The spring in every form, and how long it takes by each rule.", .json(.springReport))))
  ) { routes, call, match, _ throws(DocumentRefusal) in
    let query = try SpringQuery(decoding: call.target.query)
    let tag = routes.tag(of: call, match.endpoint, Format.json.mediaType)
    let text = SpringText.text(of: query.spring, epsilon: query.epsilon)
    var fields = Format.json.fields(tag)
    fields[.vary] = nil
    return Reply(
      status: .ok, fields: fields, body: .bytes(Array(text.utf8)), route: match.endpoint.template)
  }
}
