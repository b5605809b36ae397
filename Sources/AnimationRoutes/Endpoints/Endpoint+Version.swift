import AnimationDocuments

extension Endpoint {
  /// `GET /version`: the versions of the service and of what it is built on.
  static let version = Endpoint(
    "/version", page: "application/json",
    says: .service(
      .get(
        "version", "The versions of the service and of what it is built on",
        answers: .described("The versions.", .json(.version))))
  ) { service in
    let members = service.components.map { name, version in
      ",\(name.quotedJSON):\(version.quotedJSON)"
    }
    return "{\"name\":\"inbetween\",\"version\":\(service.version.quotedJSON)"
      + members.joined() + "}"
  }
}

extension SchemaNode {
  /// The schema of the answer about versions.
  static let version = SchemaNode.answer(
    "Version",
    "The versions of the service and of what it is built on.",
    [
      .required("name", .const(.text("inbetween"))),
      .required("version", .type("string")),
    ], others: .type("string"))
}
