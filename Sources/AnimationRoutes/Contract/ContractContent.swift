import AnimationDocuments

/// A body of one media type, as the contract tells of it.
struct ContractContent: Sendable {
  /// A body that shows what is meant.
  struct Example: Sendable {
    let name: String
    let summary: String
    /// The body as JSON; a text that is not JSON as a string.
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

  /// JSON.
  static func json(_ schema: SchemaNode, examples: [Example] = []) -> ContractContent {
    ContractContent("application/json", schema, examples: examples)
  }

  /// A text of a media type.
  static func text(_ mediaType: String, examples: [Example] = []) -> ContractContent {
    ContractContent(mediaType, .type("string"), examples: examples)
  }

  /// Lines of JSON of one form.
  static func lines(of line: SchemaNode, _ meaning: String) -> ContractContent {
    let schema = SchemaNode.type(
      "string", [("contentMediaType", .text("application/json")), ("contentSchema", line)])
    return ContractContent("application/x-ndjson", schema.described(meaning))
  }

  /// The media type and what is said of it.
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

/// The body of a request, as the contract tells of it.
struct ContractBody: Sendable {
  /// The name in the contract; nil for one that stands at its operation.
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
