import Foundation
import Testing

@Suite("The contract in api/")
struct ContractTests {
  private static let prefix = "#/components/schemas/"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "api/\(path)"), encoding: .utf8)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "api/\(folder)").path
    ).filter { $0.hasSuffix(".json") }.sorted()
  }

  private func description() throws -> Tree { try Tree.contract.get() }

  @Test func bothFormsSayTheSame() throws {
    #expect(try YAMLReader.tree(of: text("openapi.yaml")) == description())
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let description = try description()
    let references = Set(description.strings.filter { $0.hasPrefix("#/components/") })
    #expect(references.count > 100)
    for reference in references {
      let steps = reference.split(separator: "/").dropFirst()
      let target = steps.reduce(description as Tree?) { $0?[String($1)] }
      #expect(target != nil, "\(reference)")
    }
  }

  @Test func everySchemaFileIsThatOfTheDescription() throws {
    let components = try #require(try description()["components"]?["schemas"]).members
    let files = try names(in: "schemas")
    #expect(files.count >= 14)
    for file in files {
      let schema = try Tree(json: text("schemas/\(file)"))
      #expect(schema["$id"] == .string(file))
      let root = components.first { $0.value["title"] == schema["title"] }
      try expectSame(bare(schema), as: #require(root).value, in: file)
      for (name, definition) in schema["$defs"]?.members ?? [:] {
        try expectSame(definition, as: #require(components[name]), in: file)
      }
      for reference in schema.strings where reference.hasPrefix("#/$defs/") {
        #expect(schema["$defs"]?[String(reference.dropFirst(8))] != nil, "\(reference) in \(file)")
      }
    }
  }

  /// A schema in a file says what the component says. An object that is made of parts stands in one
  /// piece there, and a choice is a condition; the examples are held against both.
  private func expectSame(_ schema: Tree, as component: Tree, in file: String) {
    let name = "\(component["title"]?.text ?? "") in \(file)"
    if component["oneOf"] != nil, schema["oneOf"] == nil {
      let choices = Set(component["oneOf"]?.strings ?? []).map { local(.string($0)).text ?? "" }
      #expect(Set(schema.strings).isSuperset(of: choices), "\(name)")
    } else if component["unevaluatedProperties"] != nil {
      #expect(schema["additionalProperties"] == .bool(false), "\(name)")
      let own = Set(component["properties"]?.members.keys.map { $0 } ?? [])
      #expect(own.isSubset(of: schema["properties"]?.members.keys.map { $0 } ?? []), "\(name)")
    } else {
      #expect(schema == local(component), "\(name)")
    }
  }

  /// A component as a file of its own has it.
  private func local(_ component: Tree) -> Tree {
    component.mapped(
      string: { text in
        text.hasPrefix(Self.prefix) ? "#/$defs/" + text.dropFirst(Self.prefix.count) : text
      }, keeping: { _ in true })
  }

  /// A schema without what only a file has.
  private func bare(_ schema: Tree) -> Tree {
    .object(schema.members.filter { !["$schema", "$id", "$defs"].contains($0.key) })
  }

  @Test func everySchemaHasItsNameAsTitle() throws {
    for (name, schema) in try #require(try description()["components"]?["schemas"]).members {
      #expect(schema["title"] == .string(name))
    }
  }

  /// A generator cannot make a class of a schema that is `false`, names objects and lists of words
  /// that stand inside another schema by a number, and sends what is said to be a default.
  @Test func theDescriptionSuitsGenerators() throws {
    let components = try #require(try description()["components"])
    for (name, schema) in components["schemas"]?.members ?? [:] {
      #expect(schema.faults(isNamed: true) == [], "\(name)")
    }
    for (name, parameter) in components["parameters"]?.members ?? [:] {
      #expect(try #require(parameter["schema"]).faults(isNamed: false) == [], "\(name)")
    }
  }

  @Test func everyWrongExampleLiesBesideItsProblems() throws {
    let names = try names(in: "examples/invalid")
    let problems = names.filter { $0.hasSuffix(".problems.json") }
    let examples = names.filter { !$0.hasSuffix(".problems.json") }
    #expect(examples.map { $0.dropLast(5) + ".problems.json" } == problems.map { $0[...] })
    #expect(examples.count >= 40)
    for name in problems {
      guard case .array(let list) = try Tree(json: text("examples/invalid/\(name)")) else {
        Issue.record("\(name) is no list")
        continue
      }
      #expect(!list.isEmpty && list.allSatisfy { $0["code"] != nil }, "\(name)")
    }
  }

  @Test func everyCodeOfADocumentHasAWrongExample() throws {
    let parametersOnly: Set = [
      "unknown-parameter", "duplicate-parameter", "missing-parameter", "conflicting-parameters",
      "too-large", "too-much-work", "malformed", "not-expressible",
    ]
    let codes = try description()["components"]?["schemas"]?["DocumentProblemCode"]?["enum"]?
      .strings
    let shown = try names(in: "examples/invalid").filter { $0.hasSuffix(".problems.json") }
      .flatMap { try Tree(json: text("examples/invalid/\($0)")).strings }
    for code in try #require(codes) where !parametersOnly.contains(code) {
      #expect(shown.contains(code), "\(code)")
    }
  }

  @Test func everyRightExampleIsJSON() throws {
    let names = try names(in: "examples/valid")
    #expect(names.count >= 25)
    for name in names {
      #expect(try Tree(json: text("examples/valid/\(name)"))["kind"] != nil, "\(name)")
    }
  }
}

extension Tree {
  /// What a generator of clients would stumble over in a schema.
  fileprivate func faults(isNamed: Bool) -> [String] {
    guard case .object(let keywords) = self else { return ["\(self) as a schema"] }
    var faults: [String] = []
    if keywords["default"] != nil { faults.append("a default") }
    let isWords = keywords["enum"] != nil || keywords["properties"] != nil
    if !isNamed && isWords { faults.append("a class without a name") }
    for (keyword, rule) in keywords {
      switch keyword {
      case "properties": faults += rule.members.values.flatMap { $0.faults(isNamed: false) }
      case "items": faults += rule.faults(isNamed: false)
      case "oneOf", "anyOf", "prefixItems":
        if case .array(let parts) = rule { faults += parts.flatMap { $0.faults(isNamed: false) } }
      case "allOf":
        if case .array(let parts) = rule { faults += parts.flatMap { $0.faults(isNamed: true) } }
      default: break
      }
    }
    return faults
  }
}
