import AnimationDocuments

/// The OpenAPI 3.1 description of the service. It is generated from the table of endpoints and
/// from the forms of documents and answers.
package enum Contract {
  /// The OpenAPI document without its components.
  private static let head: [SchemaNode.Member] = [
    ("openapi", .text("3.1.0")), ("info", info),
    ("jsonSchemaDialect", .text("https://json-schema.org/draft/2020-12/schema")),
    ("servers", .list([server])), ("tags", .list(ContractEntry.Tag.allCases.map(tag))),
    ("paths", .object(Endpoint.all.map(\.contractMember))),
  ]

  /// The components of the OpenAPI document, in the order in which they are first referred to.
  static let components = SchemaNode.object(head).reachableComponents

  private static let whole =
    head + [
      ("components", .object(SchemaComponent.Section.allCases.map(list) + [securitySchemes]))
    ]

  /// The OpenAPI document as YAML.
  package static let yaml = SchemaYAML.text(of: whole)

  /// The OpenAPI document as JSON.
  package static let json = SchemaJSON.text(of: .object(whole))

  /// The OpenAPI document and the JSON Schemas for editors as files, each with its path and text.
  package static var files: [(path: String, text: String)] {
    [("openapi.yaml", yaml)]
      + EditorSchema.roots.map { name, title in
        ("schemas/\(name).schema.json", EditorSchema(of: components).text(of: title, in: name))
      }
  }

  private static let server = SchemaNode.object([
    ("url", .text("http://127.0.0.1:8080")),
    ("description", .text("a daemon with default settings")),
  ])

  /// How a caller of the library is known, where that takes tokens.
  private static let securitySchemes: SchemaNode.Member = (
    "securitySchemes",
    .object([
      (
        EndpointAccess.scheme,
        .object([
          ("type", .text("http")), ("scheme", .text("bearer")),
          (
            "description",
            .text(
              "A token with the scope `read` or `write`, which includes `read`. A daemon without "
                + "`tokens-file` takes none.")
          ),
        ])
      )
    ])
  )

  private static func tag(_ tag: ContractEntry.Tag) -> SchemaNode {
    .object([("name", .text(tag.rawValue)), ("description", .text(tag.meaning))])
  }

  private static func list(_ section: SchemaComponent.Section) -> SchemaNode.Member {
    let listed = components.filter { $0.section == section }
    return (section.rawValue, .object(listed.map { ($0.title, $0.schema) }))
  }
}
