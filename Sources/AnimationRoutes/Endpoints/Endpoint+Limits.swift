import AnimationDocuments

extension Endpoint {
  /// `GET /v1/limits`: every limit and deadline by the name of its setting.
  static let limits = Endpoint(
    "/v1/limits", page: "application/json",
    says: .service(
      .get(
        "limits", "The limits and deadlines in force",
        about: """
          `cors-origin` and `trusted-proxies` bound nothing, and the addresses of proxies are for \
          nobody else: both are not told.
          """,
        answers: .described("Every limit by the name of its setting.", .json(.limits))))
  ) { service in
    let members = service.settings.map { name, value in
      "\(name.quotedJSON):\(value.json)"
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension SchemaNode {
  /// The schema of the answer about limits.
  static let limits = SchemaNode.component(
    "Limits",
    """
    Every limit and deadline by the name of its setting: bytes, counts and seconds; null for one \
    that is off.
    """
  ) {
    [
      ("type", .text("object")), ("required", .names(Limits.settings.map(\.name))),
      ("additionalProperties", .typeOrNull("number")),
    ]
  }
}
