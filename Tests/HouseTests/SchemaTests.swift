import Foundation
import Testing

@Suite("The schemas in api/")
struct SchemaTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "api/\(path)"), encoding: .utf8)
  }

  private static func names(in folder: String, _ suffix: String) throws -> [String] {
    let path = Repository.root.appending(path: "api/\(folder)").path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  private func schema(_ name: String) throws -> JSONSchema {
    JSONSchema(root: try Tree(json: Self.text("schemas/\(name).schema.json")))
  }

  @Test func useNothingThatTheTestsDoNotUnderstand() throws {
    let names = try Self.names(in: "schemas", ".schema.json")
    #expect(names.count > 10)
    for name in names {
      #expect(try schema(String(name.dropLast(12))).unknownKeywords == [], "\(name)")
    }
  }

  @Test func acceptEveryRightExample() throws {
    let document = try schema("document")
    let kinds = ["animation", "keyframes", "phases", "scene"]
    let byKind = try Dictionary(uniqueKeysWithValues: kinds.map { ($0, try schema($0)) })
    let names = try Self.names(in: "examples/valid", ".json")
    #expect(names.count >= 100)
    for name in names {
      let example = try Tree(json: Self.text("examples/valid/\(name)"))
      #expect(document.accepts(example), "\(name)")
      let kind = try #require(example["kind"]?.text)
      for (other, schema) in byKind {
        #expect(schema.accepts(example) == (other == kind), "\(name) as \(other)")
      }
    }
  }

  /// Members that are missing or unknown are what a schema can see, but for a container: whether it is
  /// needed hangs on transitions inside each other, and on where the view came.
  @Test func refuseWrongExamplesWhereTheySeeWhatIsWrong() throws {
    let visible: Set = ["missing-member", "unknown-member", "negative-duration", "mixed-spring"]
    let document = try schema("document")
    var seen = 0
    for name in try Self.names(in: "examples/invalid", ".problems.json") {
      let problems = try Tree(json: Self.text("examples/invalid/\(name)")).strings
      guard !visible.isDisjoint(with: problems) else { continue }
      let file = name.replacing(".problems.json", with: ".json")
      guard file != "scene-container.json" else { continue }
      seen += 1
      #expect(try !document.accepts(Tree(json: Self.text("examples/invalid/\(file)"))), "\(file)")
    }
    #expect(seen >= 20)
  }

  @Test func acceptTheirOwnExamples() throws {
    let description = JSONSchema(root: try Tree.contract.get())
    let components = description.root["components"]?["schemas"]?.members ?? [:]
    var seen = 0
    for (name, component) in components {
      guard case .array(let examples) = component["examples"] else { continue }
      for example in examples {
        seen += 1
        let isRight = description.accepts(example, as: "#/components/schemas/\(name)")
        #expect(isRight, "\(name): \(example)")
      }
    }
    #expect(seen >= 40)
  }

  /// The members and names that only scenes have.
  @Test func nameNothingOfScenesThatNoRightExampleShows() throws {
    let words = try schema("scene").words.subtracting(
      ["animation", "keyframes", "phases"].reduce(into: Set()) {
        try $0.formUnion(schema($1).words)
      })
    let shown = try Self.names(in: "examples/valid", ".json").filter { $0.hasPrefix("scene-") }
      .reduce(into: Set<String>()) {
        $0.formUnion(try Tree(json: Self.text("examples/valid/\($1)")).words)
      }
    #expect(words.count > 140)
    #expect(words.subtracting(shown) == [])
  }

  @Test func haveAWrongExampleOfEveryVerb() throws {
    let description = try Tree.contract.get()
    let schemas = description["components"]?["schemas"]?.members ?? [:]
    let wrong = try Self.names(in: "examples/invalid", ".json").filter { $0.hasPrefix("scene-") }
      .reduce(into: Set<String>()) {
        $0.formUnion(try Tree(json: Self.text("examples/invalid/\($1)")).words)
      }
    let verbs = schemas.filter { $0.key.hasSuffix("Event") }.values
      .flatMap { $0["required"]?.strings ?? [] }.filter { $0 != "at" }
    #expect(verbs.count >= 15)
    #expect(Set(verbs).subtracting(wrong) == [])
  }

  @Test func acceptEveryAnswer() throws {
    let suffix = ".answer.json"
    var seen = 0
    for name in try Self.names(in: "examples/responses", suffix) {
      let answer = try Tree(json: Self.text("examples/responses/\(name)"))
      let request = try Tree(
        json: Self.text("examples/responses/\(name.replacing(suffix, with: ".request.json"))"))
      guard let body = answer["body"], let target = request["target"]?.text,
        let schema = try schema(ofAnswerTo: target, answer)
      else { continue }
      seen += 1
      #expect(schema.accepts(.object(body.members.merging(Self.added(answer)) { $1 })), "\(name)")
    }
    #expect(seen >= 30)
  }

  /// What belongs to one moment, and is not written beside the requests.
  private static func added(_ answer: Tree) -> [String: Tree] {
    isProblem(answer) ? ["instance": .string("/requests/0")] : [:]
  }

  private static func isProblem(_ answer: Tree) -> Bool {
    answer["headers"]?["content-type"]?.text?.hasPrefix("application/problem+json") == true
  }

  /// The schema of an answer in JSON; nil for what has none of its own.
  private func schema(ofAnswerTo target: String, _ answer: Tree) throws -> JSONSchema? {
    if Self.isProblem(answer) { return try schema("problem") }
    switch target.prefix(while: { $0 != "?" }) {
    case "/v1/sample", "/v1/animation", "/v1/curve": return try schema("samples")
    case "/v1/validate": return try schema("validation")
    case "/v1/spring": return try schema("spring-report")
    default: return nil
    }
  }
}
