import AnimationScenes
import Foundation
import Testing

@testable import AnimationDocuments

/// The examples that stand beside the description of the interface.
enum Examples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../api/examples").standardizedFileURL

  static func names(in part: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: part).path)
    return (files ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".problems.json") }
      .sorted()
  }

  static func bytes(_ part: String, _ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: part).appending(path: name)))
  }
}

@Suite("The examples of the interface")
struct ExampleTests {
  @Test func areThere() {
    #expect(Examples.names(in: "valid").count >= 25)
    #expect(Examples.names(in: "invalid").count >= 40)
  }

  @Test(arguments: Examples.names(in: "valid"))
  func areReadWhenTheyAreValid(_ name: String) throws {
    let document = try AnimationDocument(decoding: Examples.bytes("valid", name))
    #expect(throws: Never.self) { try document.resolved() }
  }

  /// A script is completed while it is read, before all of it is known: nothing that comes later shows
  /// more.
  @Test(arguments: Examples.names(in: "valid"))
  func areCompletedAsTheWholeIs(_ name: String) throws {
    let read = try AnimationDocument(decoding: Examples.bytes("valid", name)).resolved()
    let whole = ResolvedAnimation(
      properties: read.properties, content: read.content, timing: read.timing)
    #expect(read == whole)
  }

  @Test(arguments: Examples.names(in: "invalid"))
  func areRefusedWithExactlyTheirProblems(_ name: String) throws {
    let bytes = try Examples.bytes("invalid", name)
    let refusal = try #require(throws: DocumentRefusal.self) {
      try AnimationDocument(decoding: bytes).play()
    }
    let expected = try JSONDecoder().decode(
      [Expected].self,
      from: Data(
        Examples.bytes("invalid", name.replacing(".json", with: ".problems.json"))))
    #expect(refusal.problems.map(Expected.init) == expected)
  }

  /// A problem as the examples state it.
  struct Expected: Decodable, Equatable {
    let pointer: String?
    let code: String
    let line: Int?
    let column: Int?
    let offset: Int?

    init(_ problem: DocumentProblem) {
      pointer = problem.pointer
      code = problem.code.rawValue
      line = problem.place?.line
      column = problem.place?.column
      offset = problem.place?.offset
    }
  }
}
