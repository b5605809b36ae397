import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

/// The pages of `docs/`: every recipe is asked again, and what it answers and what is drawn of it is
/// what stands there. `docs/record` writes them.
@Suite("The documentation for callers")
struct RecipeTests {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs")

  private static let names: [String] = {
    let order = docs.appending(path: "recipes/order.json")
    return (try? JSONDecoder().decode([String].self, from: Data(contentsOf: order))) ?? []
  }()

  private static let guides = ["swiftui", "uikit", "css", "motion", "gsap", "lottie", "figma"]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.docs.appending(path: path), encoding: .utf8)
  }

  private func object(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Self.docs.appending(path: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any], "\(path)")
  }

  @Test func thereAreFifteen() {
    #expect(Self.names.count == 15)
    #expect(Set(Self.names).count == 15)
  }

  @Test(arguments: names) func theAnswerIsTheOneShown(_ name: String) throws {
    let (recipe, answer) = (
      try object("recipes/\(name).recipe.json"), try object("recipes/\(name).answer.json")
    )
    let reply = try ask(name, try #require(recipe["target"] as? String))
    #expect(reply.status == .ok, "\(reply.text.prefix(300))")
    #expect(reply.text == answer["text"] as? String)
    for (field, value) in answer["headers"] as? [String: String] ?? [:] {
      let field = try #require(HTTPField.Name(field))
      #expect(reply.fields[field] == value)
    }
  }

  @Test(arguments: names) func thePictureIsWhatIsDrawnToday(_ name: String) throws {
    let recipe = try object("recipes/\(name).recipe.json")
    guard document(of: name) != nil else { return }
    let query = (recipe["plot"] as? String).map { "?" + $0 } ?? ""
    #expect(try ask(name, "/v1/plot" + query).text == text("recipes/\(name).svg"))
  }

  @Test(arguments: names) func thePageShowsRequestAndPicture(_ name: String) throws {
    let page = try text("recipes/\(name).md")
    let target = try #require(try object("recipes/\(name).recipe.json")["target"] as? String)
    #expect(page.contains(target))
    #expect(page.contains("](\(name).svg)"))
    if document(of: name) != nil {
      #expect(page.contains("import document from './\(name).json'"))
      #expect(page.contains("document = json.load(open('\(name).json'))"))
    }
    #expect(try text("recipes/README.md").contains("](\(name).md)"))
  }

  @Test(arguments: guides) func everyDocumentOfAGuideIsValid(_ name: String) throws {
    let blocks = try text("coming-from/\(name).md").components(separatedBy: "```json\n").dropFirst()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let document = try #require(block.components(separatedBy: "```").first)
      let reply = Routes().ask("/v1/validate", .post, body: document)
      #expect(reply.status == .ok, "\(name): \(reply.text.prefix(300))")
    }
  }

  /// Repetitions that turn round go backwards in time there, with the ease turned round too.
  @Test(arguments: [
    (
      "gsap", "yoyo: true",
      #"{"from":{"x":0},"to":{"x":100,"duration":1,"ease":"power2.out","repeat":2,"yoyo":true}}"#
    ),
    (
      "motion", #"repeatType: "reverse""#,
      #"{"x":[0,100],"transition":{"duration":1,"repeat":2,"repeatType":"reverse"}}"#
    ),
  ])
  func aGuideTurnsRoundAsItsImportDoes(_ name: String, _ there: String, _ source: String) throws {
    let rows = try text("coming-from/\(name).md").split(separator: "\n")
    let row = try #require(rows.first { $0.contains(there) })
    let here = #""timing": {"iterations": 3, "direction": "alternate", "fill": "both"}"#
    #expect(row.contains(here))
    let reply = Routes().ask("/v1/import/\(name)", .post, body: source)
    #expect(reply.text.contains(here.replacing(" ", with: "")), "\(reply.text)")
  }

  /// A block of the page on imports is followed by what it answers.
  @Test func everyImportAnswersWhatIsShown() throws {
    let blocks = try text("importing.md").components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    var count = 0
    for (block, answer) in zip(blocks, blocks.dropFirst()) {
      let lines = block.split(separator: "\n", maxSplits: 1)
      guard let format = lines.first?.components(separatedBy: " import-").last,
        format != lines.first.map(String.init)
      else { continue }
      let reply = Routes().ask("/v1/import/\(format)", .post, body: String(lines[1]))
      #expect("json\n\(reply.text)\n" == answer, "\(format): \(reply.text)")
      let recognised = Routes().ask("/v1/import/auto", .post, body: String(lines[1]))
      #expect(recognised.text == reply.text, "\(format)")
      count += 1
    }
    #expect(count >= 1)
  }

  /// A block of README that asks is followed by what is answered; only the id differs.
  @Test func theReadmeAnswersWhatIsShown() throws {
    let readme = Self.docs.deletingLastPathComponent().appending(path: "README.md")
    let blocks = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```")
      .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    var count = 0
    for (question, answer) in zip(blocks, blocks.dropFirst())
    where question.hasPrefix("sh\ncurl") {
      let target = try #require(question.firstMatch(of: /127\.0\.0\.1:8080([^ '\n]*)/)).1
      let body = question.firstMatch(of: /-d '([^']*)'/).map { String($0.1) }
      let reply = Routes().ask(String(target), body == nil ? .get : .post, body: body ?? "")
      let shown = answer.drop { $0 != "\n" }.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(
        reply.text.replacing("\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
          .replacing(/"instance":"[^"]*"/, with: "")
          == shown.replacing(/"instance":"[^"]*"/, with: ""), "\(target)")
      count += 1
    }
    #expect(count == 5)
  }

  /// Asks what a recipe asks, with its document if it has one.
  private func ask(_ name: String, _ target: String) throws -> Reply {
    guard let document = document(of: name) else { return Routes().ask(target) }
    return Routes().ask(target, .post, body: document)
  }

  private func document(of name: String) -> String? { try? text("recipes/\(name).json") }
}
