import Foundation
import HTTPTypes
import Testing

@testable import AnimationRoutes

/// The description of the interface is compiled in, so that the daemon is one file.
@Suite("The description of the interface")
struct OpenAPITests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func file(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: "api/\(name)"), encoding: .utf8)
  }

  @Test func theServedTextsAreTheFiles() throws {
    #expect(try Routes().ask("/openapi.yaml").text == file("openapi.yaml"))
    #expect(try Routes().ask("/openapi.json").text == file("openapi.json"))
  }

  @Test func bothAreServedUnderTheirTypes() {
    #expect(Routes().ask("/openapi.yaml").fields[.contentType] == "application/yaml")
    #expect(Routes().ask("/openapi.json").fields[.contentType] == "application/json")
  }

  @Test func theJSONFormIsJSON() throws {
    let json = try Routes().ask("/openapi.json").json()
    #expect((json["openapi"] as? String)?.hasPrefix("3.1") == true)
  }
}
