// How schemas are written down: in the words of JSON Schema, without its ceremony.

extension SchemaNode {
  /// The object of one keyword for a type of JSON.
  package static func type(_ name: String, _ rest: [Member] = []) -> SchemaNode {
    .object([("type", .text(name))] + rest)
  }

  /// A value of a type of JSON, or null.
  package static func typeOrNull(_ name: String, _ rest: [Member] = []) -> SchemaNode {
    .object([("type", .names([name, "null"]))] + rest)
  }

  /// A text of a format that JSON Schema knows.
  package static func string(as format: String) -> SchemaNode {
    .type("string", [("format", .text(format))])
  }

  /// A text such as these.
  package static func string(examples: [String]) -> SchemaNode {
    .type("string", [("examples", .names(examples))])
  }

  /// A whole number that is not below a bound, nor above another one.
  package static func integer(from least: Int? = nil, to most: Int? = nil) -> SchemaNode {
    .type("integer", bounds("minimum", least.map(Double.init), most.map(Double.init)))
  }

  /// A number that is not below a bound.
  package static func number(from least: Double) -> SchemaNode {
    .type("number", bounds("minimum", least, nil))
  }

  /// A number above a bound.
  package static func number(above least: Double) -> SchemaNode {
    .type("number", bounds("exclusiveMinimum", least, nil))
  }

  private static func bounds(_ name: String, _ least: Double?, _ most: Double?) -> [Member] {
    (least.map { [(name, .number($0))] } ?? []) + (most.map { [("maximum", .number($0))] } ?? [])
  }

  /// A list of any number of the same; `rest` bounds its length.
  package static func array(of element: SchemaNode, _ rest: [Member] = []) -> SchemaNode {
    .type("array", rest + [("items", element)])
  }

  /// A list of names.
  package static func names(_ names: [String]) -> SchemaNode { .list(names.map { .text($0) }) }

  /// Exactly one of several schemas.
  package static func oneOf(_ choices: [SchemaNode]) -> SchemaNode {
    .object([("oneOf", .list(choices))])
  }

  /// One value alone.
  package static func const(_ value: SchemaNode) -> SchemaNode { .object([("const", value)]) }

  /// A schema with a name; `examples` are JSON texts.
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

  /// One of some names, as a schema with a name.
  package static func choice(
    _ title: String, _ meaning: String?, _ names: @autoclosure @escaping @Sendable () -> [String]
  ) -> SchemaNode {
    .component(title, meaning) { [("enum", .names(names()))] }
  }

  /// A choice of components by the name in one member. Several names may stand for one.
  static func tagged(
    by tag: String, _ cases: [(name: String, schema: SchemaNode)]
  ) -> [Member] {
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

  /// The reference to a component as a text; empty for all else.
  private var referenceText: String {
    if case .component(let component) = self { component.reference } else { "" }
  }
}

/// A member of an object that an answer holds.
package struct SchemaMember: Sendable {
  let name: String
  let isRequired: Bool
  let schema: SchemaNode

  /// A member that is always there.
  package static func required(
    _ name: String, _ schema: SchemaNode, _ meaning: String? = nil
  ) -> SchemaMember {
    SchemaMember(name: name, isRequired: true, schema: schema.described(meaning))
  }

  /// A member that may be missing.
  package static func optional(
    _ name: String, _ schema: SchemaNode, _ meaning: String? = nil
  ) -> SchemaMember {
    SchemaMember(name: name, isRequired: false, schema: schema.described(meaning))
  }
}

extension SchemaNode {
  /// An object that an answer holds. It may have members more, since such are added in time; `others`
  /// is what these are, where they are known.
  package static func answer(
    _ title: String, _ meaning: String?, _ members: [SchemaMember], others: SchemaNode? = nil,
    rules: [Member] = []
  ) -> SchemaNode {
    .component(title, meaning) {
      openObject(members) + (others.map { [("additionalProperties", $0)] } ?? []) + rules
    }
  }

  /// An object that has the members of another one besides its own.
  package static func answer(
    _ title: String, _ meaning: String?, joining head: SchemaNode, _ members: [SchemaMember]
  ) -> SchemaNode {
    .component(title, meaning) {
      [("type", .text("object"))] + joined(head, members)
    }
  }

  /// What a schema says of an object with some members that are those of a document or a request: it
  /// has no others.
  package static func input(
    _ title: String, _ meaning: String?, _ members: [SchemaMember], rules: [Member] = [],
    examples: [String] = []
  ) -> SchemaNode {
    .component(title, meaning, examples: examples) {
      openObject(members) + rules + [("unevaluatedProperties", .truth(false))]
    }
  }

  /// The same with the members of another object.
  static func input(
    _ title: String, _ meaning: String?, joining head: SchemaNode, _ members: [SchemaMember],
    rules: [Member] = [], examples: [String] = []
  ) -> SchemaNode {
    .component(title, meaning, examples: examples) {
      [("type", .text("object"))] + joined(head, members) + rules
        + [("unevaluatedProperties", .truth(false))]
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
