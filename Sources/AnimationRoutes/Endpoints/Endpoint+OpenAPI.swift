import AnimationDocuments

extension Endpoint {
  /// `GET /openapi.yaml`: the description of the interface.
  static let openAPIText = Endpoint(
    "/openapi.yaml", page: "application/yaml",
    says: .service(
      .get(
        "openapiYAML", "This description",
        answers: .tagged("This text.", ContractContent("application/yaml", .openAPIDescription))))
  ) { _ in Contract.yaml }

  /// `GET /openapi.json`: the same as JSON.
  static let openAPIJSON = Endpoint(
    "/openapi.json", page: "application/json",
    says: .service(
      .get(
        "openapiJSON", "This description as JSON",
        answers: .tagged("The same description.", .json(.openAPIDescription))))
  ) { _ in Contract.json }
}

extension SchemaNode {
  /// The contract itself.
  static let openAPIDescription = SchemaNode.component(
    "OpenAPIDescription",
    "A description of this interface in OpenAPI 3.1."
  ) {
    [("type", .text("object"))]
  }
}
