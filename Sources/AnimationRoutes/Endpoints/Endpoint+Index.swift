import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `GET /`: the playground for clients that prefer HTML, as browsers do; for others the list of
  /// endpoints with their methods. A name in braces stands for any text.
  static let index = Endpoint(
    "/", [.get, .head],
    says: .service(
      .get(
        "listEndpoints", "The playground, or the list of paths",
        about: """
          Who asks for `text/html`, as browsers do, gets the playground: a page on which an \
          animation is drawn, seen and exported. All others get the list.
          """,
        answers: .described(
          "The page, or every path with its methods.", .json(.index), .text("text/html"))))
  ) { routes, call, match, _ throws(DocumentRefusal) in
    var reply =
      call.asksForPage
      ? try routes.siteFile("playground/index.html", call, match)
      : routes.list.answer(call, at: match.endpoint)
    reply.fields.addVary("Accept")
    reply.fields[.link] = match.endpoint.linkToDescription
    return reply
  }

  /// The list of endpoints as JSON.
  static var list: String {
    let places = Endpoint.all.filter { $0.template != "/" }.map { endpoint in
      let methods = endpoint.methods.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
      return "{\"href\":\"\(endpoint.template)\",\"methods\":[\(methods)]}"
    }
    return "{\"name\":\"inbetween\",\"description\":\"/openapi.yaml\",\"endpoints\":["
      + places.joined(separator: ",") + "]}"
  }
}

extension Call {
  /// Whether the client prefers HTML to JSON. If both are equal it gets JSON, as programs send
  /// `*/*`.
  fileprivate var asksForPage: Bool {
    guard let accept = fields.accept else { return false }
    let types = ["application/json", "text/html"]
    return Accept(accept).best(of: types) { $0 } == "text/html"
  }
}

extension SchemaNode {
  /// The schema of the list of endpoints.
  static let index = SchemaNode.answer(
    "Index",
    nil,
    [
      .required("name", .const(.text("inbetween"))),
      .optional("description", .type("string"), "Where the description of the interface is."),
      .required("endpoints", .array(of: .indexEntry)),
    ])

  /// The schema of an endpoint in the list.
  static let indexEntry = SchemaNode.answer(
    "IndexEntry",
    "A path with its methods.",
    [
      .required("href", .type("string"), "The path; a name in braces stands for any."),
      .required("methods", .array(of: .type("string"))),
    ])
}
