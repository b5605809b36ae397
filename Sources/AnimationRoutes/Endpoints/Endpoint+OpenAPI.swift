import AnimationDocuments

extension Endpoint {
  /// `GET /openapi.yaml`: the OpenAPI description as YAML.
  static let openAPIText = Endpoint(
    "/openapi.yaml", shared: "application/yaml",
    says: .service(
      .get(
        "openapiYAML", "This description",
        answers: .tagged("This text.", ContractContent("application/yaml", .openAPIDescription))))
  ) { yamlText }

  /// `GET /openapi.json`: the OpenAPI description as JSON.
  static let openAPIJSON = Endpoint(
    "/openapi.json", shared: "application/json",
    says: .service(
      .get(
        "openapiJSON", "This description as JSON",
        answers: .tagged("The same description.", .json(.openAPIDescription))))
  ) { jsonText }

  private static let yamlText = PageText(Contract.yaml)
  private static let jsonText = PageText(Contract.json)
}

extension SchemaNode {
  /// The schema of the OpenAPI description itself.
  static let openAPIDescription = SchemaNode.component(
    "OpenAPIDescription",
    "A description of this interface in OpenAPI 3.1."
  ) {
    [("type", .text("object"))]
  }
}
