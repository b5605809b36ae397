import AnimationDocuments

/// The contract: what the service says of its interface, in OpenAPI 3.1. It is made of the table of
/// endpoints and of the forms that documents and answers have, once.
package enum Contract {
  /// The whole contract, without the components.
  private static let head: [SchemaNode.Member] = [
    ("openapi", .text("3.1.0")), ("info", info),
    ("jsonSchemaDialect", .text("https://json-schema.org/draft/2020-12/schema")),
    ("servers", .list([server])), ("tags", .list(ContractEntry.Tag.allCases.map(tag))),
    ("paths", .object(Endpoint.all.map(\.contractMember))),
  ]

  /// Everything that has a name, in the order in which it is met.
  static let components = SchemaNode.object(head).reachableComponents

  private static let whole =
    head + [("components", .object(SchemaComponent.Section.allCases.map(list)))]

  /// The contract as YAML.
  package static let yaml = SchemaYAML.text(of: whole)

  /// The contract as JSON.
  package static let json = SchemaJSON.text(of: .object(whole))

  /// What is printed into the folder of the contract: each file with its text.
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

  private static func tag(_ tag: ContractEntry.Tag) -> SchemaNode {
    .object([("name", .text(tag.rawValue)), ("description", .text(tag.meaning))])
  }

  private static func list(_ section: SchemaComponent.Section) -> SchemaNode.Member {
    let listed = components.filter { $0.section == section }
    return (section.rawValue, .object(listed.map { ($0.title, $0.schema) }))
  }
}
