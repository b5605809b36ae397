import AnimationDocuments

/// Makes self-contained schema files for editors: each has all definitions it refers to, in a
/// form in which editors give helpful errors.
struct EditorSchema {
  /// The components that get a file, by the names of the files.
  static let roots: KeyValuePairs = [
    "document": "Document", "animation": "AnimationDocument", "keyframes": "KeyframesDocument",
    "phases": "PhasesDocument", "scene": "SceneDocument", "animation-spec": "Animation",
    "spring": "Spring", "curve": "Curve", "value": "Value", "samples": "Samples",
    "validation": "Validation", "spring-report": "SpringReport", "batch-line": "BatchLine",
    "batch-answer": "BatchAnswer", "limits": "Limits", "version": "Version", "problem": "Problem",
  ]

  private static let prefix = "#/components/schemas/"

  private let components: [String: SchemaNode]

  init(of components: [SchemaComponent]) {
    let schemas = components.filter { $0.section == .schemas }
    self.components = Dictionary(
      uniqueKeysWithValues: schemas.map { ($0.title, $0.schema.plain) })
  }

  /// The text of a schema file whose root is the component `root`.
  func text(of root: String, in file: String) -> String {
    let needed = needed(by: root)
    let definitions = needed.keys.sorted().filter { $0 != root }.map { title in
      (title, Self.local(needed[title] ?? .null))
    }
    let head: [SchemaNode.Member] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text("\(file).schema.json")),
    ]
    let own = Self.local(needed[root] ?? .null).members
    return SchemaJSON.text(
      of: .object(
        head + own + (definitions.isEmpty ? [] : [("$defs", .object(definitions))])))
  }

  /// The component and all others that it needs, by title, in the form for editors.
  private func needed(by root: String) -> [String: SchemaNode] {
    var told: [String: SchemaNode] = [:]
    var waiting = [root]
    while let title = waiting.popLast() {
      guard told[title] == nil, let component = components[title] else { continue }
      let schema = forEditors(component)
      told[title] = schema
      waiting += schema.texts.compactMap(Self.title)
    }
    return told
  }

  /// The title of the component that a reference names; nil for any other text.
  private static func title(of reference: String) -> String? {
    reference.hasPrefix(prefix) ? String(reference.dropFirst(prefix.count)) : nil
  }

  /// The schema with references to components replaced by ones to its own definitions.
  private static func local(_ schema: SchemaNode) -> SchemaNode {
    schema.mapped { text in title(of: text).map { "#/$defs/" + $0 } ?? text }
  }

  /// The component that a choice refers to, or the choice itself.
  private func body(of choice: SchemaNode) -> SchemaNode {
    guard let reference = choice["$ref"]?.string else { return choice }
    return Self.title(of: reference).flatMap { components[$0] } ?? choice
  }
}

// MARK: - Choices

extension EditorSchema {
  /// A component in a form in which an editor names the wrong member: choices become conditions,
  /// and an object made of parts becomes one object.
  private func forEditors(_ schema: SchemaNode) -> SchemaNode {
    if case .truth(false) = schema["unevaluatedProperties"] { return inOnePiece(schema) }
    if let discriminator = schema["discriminator"] { return byTag(schema, discriminator) }
    let choices = schema["oneOf"]?.elements ?? []
    if let members = ownMembers(of: choices) { return byMember(schema, choices, members) }
    return byType(schema, choices) ?? schema
  }

  /// A choice by one member's value, as conditions: else an editor only says that nothing matches.
  private func byTag(_ schema: SchemaNode, _ discriminator: SchemaNode) -> SchemaNode {
    let tag = discriminator["propertyName"]?.string ?? ""
    let mapping = discriminator["mapping"]?.members ?? []
    let cases = Self.grouped(mapping).map { reference, names in
      SchemaNode.object([
        (
          "if",
          .object([("required", .names([tag])), ("properties", Self.oneOf(names, as: tag))])
        ),
        ("then", .object([("$ref", .text(reference))])),
      ])
    }
    return .object(
      schema.without("oneOf", "discriminator").merging([
        ("type", .text("object")), ("required", .names([tag])),
        ("properties", Self.oneOf(mapping.map(\.name), as: tag)), ("allOf", .list(cases)),
      ]))
  }

  private static func oneOf(_ names: [String], as tag: String) -> SchemaNode {
    .object([(tag, .object([("enum", .names(names))]))])
  }

  /// The references of a mapping, each with all names that lead to it.
  private static func grouped(
    _ mapping: [SchemaNode.Member]
  ) -> [(reference: String, names: [String])] {
    var groups: [(reference: String, names: [String])] = []
    for (name, reference) in mapping {
      let text = reference.string ?? ""
      if let index = groups.firstIndex(where: { $0.reference == text }) {
        groups[index].names.append(name)
      } else {
        groups.append((text, [name]))
      }
    }
    return groups
  }

  /// For each of several objects, a member that it alone requires; nil if one has no such member.
  private func ownMembers(of choices: [SchemaNode]) -> [String]? {
    let bodies = choices.map { $0["$ref"] == nil ? .object([]) : body(of: $0) }
    let found = bodies.indices.map { index -> [String] in
      let others = bodies.indices.filter { $0 != index }.flatMap {
        bodies[$0]["properties"]?.members.map(\.name) ?? []
      }
      let needed = bodies[index]["required"]?.strings ?? []
      let own = needed.filter { !others.contains($0) }
      return bodies[index]["type"]?.string == "object" ? own : []
    }
    return !found.isEmpty && found.allSatisfy { $0.count == 1 } ? found.flatMap(\.self) : nil
  }

  /// A choice by the presence of a member, such as an event's verb, as conditions.
  private func byMember(
    _ schema: SchemaNode, _ choices: [SchemaNode], _ members: [String]
  ) -> SchemaNode {
    let needs = members.map { SchemaNode.object([("required", .names([$0]))]) }
    let cases = zip(needs, choices).map { SchemaNode.object([("if", $0), ("then", $1)]) }
    return .object(
      schema.without("oneOf").merging([
        ("type", .text("object")), ("anyOf", .list(needs)), ("allOf", .list(cases)),
      ]))
  }

  /// A choice between a text and an object, as conditions; nil for any other choice.
  private func byType(_ schema: SchemaNode, _ choices: [SchemaNode]) -> SchemaNode? {
    let texts = choices.filter { choice in
      let body = body(of: choice)
      return body["type"]?.string == "string" || body["enum"] != nil
    }
    let objects = choices.filter { choice in
      let body = body(of: choice)
      return body["type"]?.string == "object" || body["discriminator"] != nil
    }
    guard choices.count == 2, texts.count == 1, objects.count == 1 else { return nil }
    return .object(
      schema.without("oneOf").merging([
        ("if", .type("object")), ("then", objects[0]), ("else", texts[0]),
      ]))
  }
}

// MARK: - Objects

extension EditorSchema {
  /// An object made of parts, as one object with all their members. Otherwise an error inside one
  /// part makes an editor say that its members are unknown.
  private func inOnePiece(_ schema: SchemaNode) -> SchemaNode {
    let parts = parts(of: schema)
    let required = parts.flatMap { $0["required"]?.elements ?? [] }
    let merged = ["properties", "dependentRequired"].map { name -> SchemaNode.Member in
      (name, .object(parts.reduce([]) { $0.merging($1[name]?.members ?? []) }))
    }
    let bounds = ["minProperties", "maxProperties"].flatMap { name in
      parts.compactMap { $0[name] }.suffix(1).map { (name, $0) }
    }
    let conditions = parts.flatMap(Self.conditions)
    return .object(
      ["title", "description", "examples"].compactMap { name in schema[name].map { (name, $0) } }
        + [("type", .text("object"))]
        + (required.isEmpty ? [] : [("required", .list(required))])
        + merged.filter { !$0.value.members.isEmpty } + bounds
        + [("additionalProperties", .truth(false))]
        + (conditions.isEmpty ? [] : [("allOf", .list(conditions))]))
  }

  /// The schemas that a schema consists of: those it refers to first, itself last.
  private func parts(of schema: SchemaNode) -> [SchemaNode] {
    (schema["allOf"]?.elements ?? []).flatMap { parts(of: body(of: $0)) }
      + [.object(schema.without("allOf"))]
  }

  /// The conditions that a part adds besides its members.
  private static func conditions(of part: SchemaNode) -> [SchemaNode] {
    let condition = ["if", "then", "else", "not"].compactMap { name in
      part[name].map { (name, $0) }
    }
    let dependent = (part["dependentSchemas"]?.members ?? []).map { member in
      SchemaNode.object([("dependentSchemas", .object([member]))])
    }
    return (condition.isEmpty ? [] : [.object(condition)]) + dependent
  }
}
