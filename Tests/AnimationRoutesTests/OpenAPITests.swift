import AnimationDocuments
import AnimationEngine
import Foundation
import HTTPTypes
import Testing

@testable import AnimationRoutes

/// The contract is made by the program; what lies in `api/` is what it prints.
@Suite("The contract")
struct OpenAPITests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "api")

  @Test func theFilesAreWhatIsPrinted() throws {
    for file in Contract.files {
      let text = try String(contentsOf: Self.folder.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "\(file.path): run inbetweend contract --write api")
    }
  }

  @Test func noOtherSchemaLiesBesideThem() throws {
    let schemas = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "schemas").path)
    #expect(
      Set(schemas.map { "schemas/\($0)" } + ["openapi.yaml"]) == Set(Contract.files.map(\.path)))
  }

  @Test func bothFormsAreServedUnderTheirTypes() {
    let yaml = Routes().ask("/openapi.yaml")
    let json = Routes().ask("/openapi.json")
    #expect(yaml.text == Contract.yaml && json.text == Contract.json)
    #expect(yaml.fields[.contentType] == "application/yaml")
    #expect(json.fields[.contentType] == "application/json")
  }

  @Test func theJSONFormIsJSON() throws {
    let json = try Routes().ask("/openapi.json").json()
    #expect((json["openapi"] as? String)?.hasPrefix("3.1") == true)
  }

  @Test func everyNameStandsForOneComponent() {
    var bodies: [String: String] = [:]
    for component in Contract.components {
      component.schema.forEachComponent { part in
        let text = SchemaJSON.text(of: part.schema)
        #expect(bodies[part.reference, default: text] == text, "\(part.reference)")
        bodies[part.reference] = text
      }
    }
    #expect(bodies.count > 200)
  }

  @Test(arguments: SpringSettlingRule.allCases)
  func everySettlingTimeNamesItsRuleAndItsThreshold(_ rule: SpringSettlingRule) throws {
    let owners: [SpringSettlingRule: (name: String, threshold: String)] = [
      .swiftui: ("SwiftUI", "0.001"), .coreAnimation: ("Core Animation", "0.001"),
      .motion: ("Motion", "0.005"), .anime: ("anime.js", "0.0005"), .compose: ("Compose", "0.01"),
      .remotion: ("Remotion", "0.005"),
    ]
    let owner = try #require(owners[rule])
    let component = Contract.components.first { $0.title == "SettlingTimes" }
    let properties = try #require(component?.schema.plain["properties"])
    let text = try #require(properties[rule.rawValue]?["description"]?.string)
    #expect(text.hasPrefix("\(owner.name)'s rule: ") && text.contains(owner.threshold))
  }

  @Test func noTwoOperationsShareAName() {
    let names = Endpoint.all.flatMap(\.said.operations).map(\.id)
    #expect(Set(names).count == names.count)
  }

  @Test func exportsAndImportsNameEveryFormat() {
    for (endpoint, formats) in [
      (Endpoint.export, Routes.exportFormats), (Endpoint.import, Routes.importFormats),
    ] {
      let text = endpoint.said.operations.first?.description ?? ""
      for format in formats { #expect(text.contains("`\(format)`"), "\(format)") }
    }
  }

  @Test func everyNameInAPathIsAParameter() {
    for endpoint in Endpoint.all {
      let names = endpoint.template.matches(of: /{([a-z]+)}/).map { String($0.output.1) }
      #expect(names == endpoint.pathParameters.map(\.name), "\(endpoint.template)")
    }
  }

  @Test func everyOperationTellsHowItIsRefused() throws {
    func statuses(_ path: String, _ method: String) throws -> [String] {
      let paths = try Routes().ask("/openapi.json").json()["paths"] as? [String: Any]
      let operation = (paths?[path] as? [String: Any])?[method] as? [String: Any]
      return try #require(operation?["responses"] as? [String: Any]).keys.sorted()
    }
    let always = ["400", "406", "414", "417", "429", "431", "500", "501", "503", "default"]
    #expect(try statuses("/problems/{slug}", "get") == (["200"] + always).sorted())
    #expect(try statuses("/v1/spring", "get") == (["200", "304"] + always).sorted())
    #expect(
      try statuses("/v1/sample", "post") == (["200", "413", "415", "422"] + always).sorted())
    #expect(
      try statuses("/v1/sample", "get") == (["200", "304", "413", "422"] + always).sorted())
    #expect(try statuses("/v1/batch", "post") == (["200", "413", "415"] + always).sorted())
    #expect(
      try statuses("/v1/animations/{name}", "delete")
        == (["204", "401", "403", "404", "412"] + always).sorted())
    #expect(
      try statuses("/v1/animations/{name}", "put")
        == (["200", "201", "401", "403", "412", "413", "415", "422"] + always).sorted())
    #expect(
      try statuses("/v1/animations/{name}/plot", "get")
        == (["200", "304", "401", "403", "404", "413", "422"] + always).sorted())
    #expect(try statuses("/v1/events", "get") == (["200", "401", "403"] + always).sorted())
  }

  @Test func onlyTheLibraryTakesTokensAndEachMethodItsScope() throws {
    let json = try Routes().ask("/openapi.json").json()
    let components = try #require(json["components"] as? [String: Any])
    let schemes = try #require(components["securitySchemes"] as? [String: [String: String]])
    #expect(schemes["token"]?["scheme"] == "bearer")
    let paths = try #require(json["paths"] as? [String: [String: [String: Any]]])
    for (path, operations) in paths {
      for (method, operation) in operations {
        let scopes = (operation["security"] as? [[String: [String]]])?.map { $0["token"] ?? [] }
        let isLibrary = path.hasPrefix("/v1/animations") || path == "/v1/events"
        let scope = method == "get" ? "read" : "write"
        #expect(scopes == (isLibrary ? [[], [scope]] : nil), "\(method) \(path)")
      }
    }
  }
}
