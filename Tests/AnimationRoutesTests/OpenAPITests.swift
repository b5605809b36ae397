import Foundation
import HTTPTypes
import Testing

@testable import AnimationRoutes

/// The description of the interface is compiled in, so that the daemon is one file. This test holds
/// the copy to the files; with `INBETWEEN_EMBED_OPENAPI=1` in the environment it writes the copy
/// anew.
@Suite("The description of the interface")
struct OpenAPITests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func file(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: "api/\(name)"), encoding: .utf8)
  }

  @Test func theServedTextsAreTheFiles() throws {
    let yaml = try file("openapi.yaml")
    let json = try file("openapi.json")
    if ProcessInfo.processInfo.environment["INBETWEEN_EMBED_OPENAPI"] == "1" {
      try embed(yaml, json)
      return
    }
    let routes = Routes()
    #expect(routes.ask("/openapi.yaml").text == yaml, "run with INBETWEEN_EMBED_OPENAPI=1")
    #expect(routes.ask("/openapi.json").text == json, "run with INBETWEEN_EMBED_OPENAPI=1")
  }

  @Test func bothAreServedUnderTheirTypes() {
    #expect(Routes().ask("/openapi.yaml").fields[.contentType] == "application/yaml")
    #expect(Routes().ask("/openapi.json").fields[.contentType] == "application/json")
  }

  @Test func theJSONFormIsJSON() throws {
    let json = try Routes().ask("/openapi.json").json()
    #expect((json["openapi"] as? String)?.hasPrefix("3.1") == true)
  }

  private func embed(_ yaml: String, _ json: String) throws {
    let text = """
      // Generated from api/openapi.yaml and api/openapi.json; a test holds it to them.
      // swift-format-ignore-file

      /// The description of the interface, as it is served.
      enum OpenAPI {
        static let yaml = ####\"""
      \(yaml)
      \"""####

        static let json = ####\"""
      \(json)
      \"""####
      }

      """
    let path = Self.root.appending(path: "Sources/AnimationRoutes/OpenAPI.swift")
    try Data(text.utf8).write(to: path)
  }
}
