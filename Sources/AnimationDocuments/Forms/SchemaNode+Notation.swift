// How schemas are written down: in the words of JSON Schema, without its ceremony.

extension SchemaNode {
  /// A schema of one JSON type with further keywords.
  package static func type(_ name: String, _ rest: [Member] = []) -> SchemaNode {
    .object([("type", .text(name))] + rest)
  }

  package static func typeOrNull(_ name: String, _ rest: [Member] = []) -> SchemaNode {
    .object([("type", .names([name, "null"]))] + rest)
  }

  /// A string with one of JSON Schema's formats, such as `date-time`.
  package static func string(as format: String) -> SchemaNode {
    .type("string", [("format", .text(format))])
  }

  package static func string(examples: [String]) -> SchemaNode {
    .type("string", [("examples", .names(examples))])
  }

  /// An integer with optional bounds, inclusive.
  package static func integer(from least: Int? = nil, to most: Int? = nil) -> SchemaNode {
    let least: [Member] = least.map { [("minimum", .number(Double($0)))] } ?? []
    let most: [Member] = most.map { [("maximum", .number(Double($0)))] } ?? []
    return .type("integer", least + most)
  }

  /// A number with an inclusive lower bound.
  package static func number(from least: Double) -> SchemaNode {
    .type("number", [("minimum", .number(least))])
  }

  /// An array of elements with one schema; `rest` may bound its length.
  package static func array(of element: SchemaNode, _ rest: [Member] = []) -> SchemaNode {
    .type("array", rest + [("items", element)])
  }

  /// An array whose number of elements is within bounds.
  static func array(of element: SchemaNode, _ counts: ClosedRange<Int>) -> SchemaNode {
    .array(
      of: element,
      [
        ("minItems", .number(Double(counts.lowerBound))),
        ("maxItems", .number(Double(counts.upperBound))),
      ])
  }

  /// A JSON list of strings, as a piece of a schema.
  package static func names(_ names: [String]) -> SchemaNode { .list(names.map { .text($0) }) }

  /// A value of exactly one of several schemas.
  package static func oneOf(_ choices: [SchemaNode]) -> SchemaNode {
    .object([("oneOf", .list(choices))])
  }

  /// A single fixed value.
  package static func const(_ value: SchemaNode) -> SchemaNode { .object([("const", value)]) }

  /// This schema as a named one; `examples` are JSON texts.
  func named(_ title: String, _ meaning: String?, examples: [String] = []) -> SchemaNode {
    .component(title, meaning, examples: examples) {
      if case .object(let members) = self { members } else { [("$ref", self)] }
    }
  }

  /// A named schema, whose members are made on demand; `examples` are JSON texts.
  package static func component(
    _ title: String, _ meaning: String?, examples: [String] = [],
    _ body: @escaping @Sendable () -> [Member]
  ) -> SchemaNode {
    .component(
      SchemaComponent(title) {
        let examples = examples.isEmpty ? nil : SchemaNode.list(examples.map { .json($0) })
        return (meaning.map { [("description", .text($0))] } ?? []) + body()
          + (examples.map { [("examples", $0)] } ?? [])
      })
  }

  /// A named schema for one of some strings.
  package static func choice(
    _ title: String, _ meaning: String?, _ names: @autoclosure @escaping @Sendable () -> [String]
  ) -> SchemaNode {
    .component(title, meaning) { [("enum", .names(names()))] }
  }

  /// The `oneOf` and discriminator of a choice between components by a tag member. Several tag
  /// values may mean the same component.
  static func tagged(by tag: String, _ cases: [(name: String, schema: SchemaNode)]) -> [Member] {
    var (choices, titles) = ([SchemaNode](), Set<String>())
    for (_, schema) in cases where titles.insert(schema.referenceText).inserted {
      choices.append(schema)
    }
    let mapping = cases.map { ($0.name, SchemaNode.text($0.schema.referenceText)) }
    return [
      ("oneOf", .list(choices)),
      ("discriminator", .object([("propertyName", .text(tag)), ("mapping", .object(mapping))])),
    ]
  }

  /// The reference to a component; empty for any other node.
  private var referenceText: String {
    if case .component(let component) = self { component.reference } else { "" }
  }
}

/// A member of an object in an answer or a request, with its schema.
package struct SchemaMember: Sendable {
  let name: String
  let isRequired: Bool
  let schema: SchemaNode

  /// A member that is always present.
  package static func required(
    _ name: String, _ schema: SchemaNode, _ meaning: String? = nil
  ) -> SchemaMember {
    SchemaMember(name: name, isRequired: true, schema: schema.described(meaning))
  }

  /// A member that may be absent.
  package static func optional(
    _ name: String, _ schema: SchemaNode, _ meaning: String? = nil
  ) -> SchemaMember {
    SchemaMember(name: name, isRequired: false, schema: schema.described(meaning))
  }
}

extension SchemaNode {
  /// The schema of an object in an answer. Further members are allowed, since later versions may
  /// add some; `others` is their schema where known.
  package static func answer(
    _ title: String, _ meaning: String?, _ members: [SchemaMember], others: SchemaNode? = nil,
    rules: [Member] = []
  ) -> SchemaNode {
    .component(title, meaning) {
      openObject(members) + (others.map { [("additionalProperties", $0)] } ?? []) + rules
    }
  }

  /// The schema of an object in an answer that also has the members of `head`.
  package static func answer(
    _ title: String, _ meaning: String?, joining head: SchemaNode, _ members: [SchemaMember]
  ) -> SchemaNode {
    .component(title, meaning) { [("type", .text("object"))] + joined(head, members) }
  }

  /// The schema of an object in a document or request. Members that are not listed are not allowed.
  package static func input(
    _ title: String, _ meaning: String?, _ members: [SchemaMember], rules: [Member] = [],
    examples: [String] = []
  ) -> SchemaNode {
    .component(title, meaning, examples: examples) {
      openObject(members) + rules + [("unevaluatedProperties", .truth(false))]
    }
  }

  private static func joined(_ head: SchemaNode, _ members: [SchemaMember]) -> [Member] {
    let own = SchemaNode.object([("properties", properties(members))])
    return [("allOf", .list([head, own]))] + required(members)
  }

  private static func openObject(_ members: [SchemaMember]) -> [Member] {
    [("type", .text("object"))] + required(members)
      + (members.isEmpty ? [] : [("properties", properties(members))])
  }

  private static func required(_ members: [SchemaMember]) -> [Member] {
    let names = members.filter(\.isRequired).map(\.name)
    return names.isEmpty ? [] : [("required", .names(names))]
  }

  private static func properties(_ members: [SchemaMember]) -> SchemaNode {
    .object(members.map { ($0.name, $0.schema) })
  }
}
