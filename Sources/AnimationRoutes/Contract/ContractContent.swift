import AnimationDocuments

/// The description of a body of one media type in the OpenAPI document.
struct ContractContent: Sendable {
  /// An example of the body.
  struct Example: Sendable {
    let name: String
    let summary: String
    /// The example as JSON; a text that is not JSON is given as a JSON string.
    let value: String
  }

  let mediaType: String
  let schema: SchemaNode
  let examples: [Example]

  init(_ mediaType: String, _ schema: SchemaNode, examples: [Example] = []) {
    self.mediaType = mediaType
    self.schema = schema
    self.examples = examples
  }

  /// A body of JSON.
  static func json(_ schema: SchemaNode, examples: [Example] = []) -> ContractContent {
    ContractContent("application/json", schema, examples: examples)
  }

  /// A body of text in a media type.
  static func text(_ mediaType: String, examples: [Example] = []) -> ContractContent {
    ContractContent(mediaType, .type("string"), examples: examples)
  }

  /// A body of JSON lines with one schema.
  static func lines(of line: SchemaNode, _ meaning: String) -> ContractContent {
    let schema = SchemaNode.type(
      "string", [("contentMediaType", .text("application/json")), ("contentSchema", line)])
    return ContractContent("application/x-ndjson", schema.described(meaning))
  }

  /// The media type and the description, as a member of `content`.
  var member: SchemaNode.Member {
    let shown = examples.map { example in
      let members: [SchemaNode.Member] = [
        ("summary", .text(example.summary)), ("value", .json(example.value)),
      ]
      return (example.name, SchemaNode.object(members))
    }
    let more: [SchemaNode.Member] = shown.isEmpty ? [] : [("examples", .object(shown))]
    return (mediaType, .object([("schema", schema)] + more))
  }
}

/// The description of a request's body in the OpenAPI document.
struct ContractBody: Sendable {
  /// The name of the body's component in the OpenAPI document; nil for a body that is written at
  /// its operation.
  let title: String?
  let meaning: String?
  let content: [ContractContent]

  init(title: String? = nil, about meaning: String? = nil, _ content: [ContractContent]) {
    self.title = title
    self.meaning = meaning
    self.content = content
  }

  var node: SchemaNode {
    let members: [SchemaNode.Member] =
      [("required", .truth(true))] + (meaning.map { [("description", .text($0))] } ?? [])
      + [("content", .object(content.map(\.member)))]
    guard let title else { return .object(members) }
    return .component(SchemaComponent(title, in: .requestBodies) { members })
  }
}
