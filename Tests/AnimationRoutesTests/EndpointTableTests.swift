import AnimationDocuments
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

extension Endpoint {
  fileprivate var readsBody: Bool { body != nil }
  fileprivate var takesPost: Bool { methods.contains(.post) && readsBody }
}

@Suite("The description and the table of endpoints")
struct EndpointTableTests {
  typealias Members = [String: Any]

  private let description: Members

  init() throws { description = try Routes().ask("/openapi.json").json() }

  /// What a value says, or what the reference in its place leads to.
  private func resolved(_ value: Any?) throws -> Members {
    let members = try #require(value as? Members)
    guard let reference = members["$ref"] as? String else { return members }
    let steps = reference.split(separator: "/").dropFirst()
    return try #require(
      steps.reduce(description as Any?) { ($0 as? Members)?[String($1)] } as? Members)
  }

  private func operations(_ endpoint: Endpoint) throws -> Members {
    try resolved(try resolved(description["paths"])[endpoint.template])
  }

  /// What is said of a path that leads nowhere.
  @Test(arguments: [
    ("/v1/sampel", "/v1/sample"), ("/v1/samples", "/v1/sample"), ("/V1/Plot", "/v1/plot"),
    ("/v1/animations/a.b/sample/", "/v1/animations/a.b/sample"), ("/sample", "/v1/sample"),
    ("/v1/export/css-linear/", "/v1/export/css-linear"), ("/nothing/of/ours", nil),
    ("/docs/recipes/", nil),
  ])
  func aMisspeltPathIsToldTheRightOne(_ path: String, _ meant: String?) {
    #expect(Endpoint.nearest(to: path) == meant)
  }

  @Test func haveTheSamePaths() throws {
    #expect(
      try Set(resolved(description["paths"]).keys) == Set(Endpoint.all.map(\.template)))
    #expect(Endpoint.all.count >= 28)
  }

  /// HEAD goes with every GET, and OpenAPI 3.1 cannot say QUERY: the description has both in words.
  @Test(arguments: Endpoint.all.map(\.template))
  func haveTheSameMethods(of template: String) throws {
    let endpoint = try #require(Endpoint.all.first { $0.template == template })
    let said = try operations(endpoint).keys.filter { $0 != "parameters" }.map { $0.uppercased() }
    let methods = endpoint.methods.filter { $0 != .head && $0 != .query }.map(\.rawValue)
    #expect(Set(said) == Set(methods))
  }

  @Test func haveTheSameParameters() throws {
    for endpoint in Endpoint.all {
      for (method, operation) in try operations(endpoint) {
        let names = try parameters(of: operation).compactMap { parameter in
          parameter["in"] as? String == "query" ? parameter["name"] as? String : nil
        }
        // A link to a document has it in a parameter more, and a write to the library has none.
        let link = method == "get" && endpoint.takesPost ? ["document"] : []
        let known =
          ["put", "delete"].contains(method) ? [] : endpoint.parameters.map(\.name) + link
        #expect(names.sorted() == known.sorted(), "\(endpoint.template)")
      }
    }
  }

  private func parameters(of operation: Any) throws -> [Members] {
    try ((operation as? Members)?["parameters"] as? [Any] ?? []).map { try resolved($0) }
  }

  @Test func haveTheSameFormats() throws {
    for endpoint in Endpoint.all where endpoint.isNegotiated {
      for operation in try operations(endpoint).values {
        let format = try #require(
          parameters(of: operation).first { $0["name"] as? String == "format" })
        let names = try resolved(format["schema"])["enum"] as? [String]
        #expect(names == endpoint.formats.map(\.name), "\(endpoint.template)")
        #expect(
          try mediaTypes(of: operation) == Set(endpoint.formats.map(\.mediaType)),
          "\(endpoint.template)")
      }
    }
  }

  @Test func haveTheSameTypesOfPages() throws {
    for endpoint in Endpoint.all {
      let mediaType: String
      switch endpoint.answer {
      case .page(let type, _), .shared(let type, _): mediaType = type
      case .made: continue
      }
      let get = try #require(try operations(endpoint)["get"])
      #expect(try mediaTypes(of: get) == [mediaType], "\(endpoint.template)")
    }
  }

  /// The media types of the good answer.
  private func mediaTypes(of operation: Any) throws -> Set<String> {
    let responses = try resolved((operation as? Members)?["responses"])
    return try Set(resolved(resolved(responses["200"])["content"]).keys)
  }

  @Test func agreeOnWhoReadsADocument() throws {
    for endpoint in Endpoint.all {
      for (method, operation) in try operations(endpoint) {
        let hasBody = (operation as? Members)?["requestBody"] != nil
        let mayHaveBody = endpoint.readsBody && !["get", "delete"].contains(method)
        #expect(hasBody == mayHaveBody, "\(endpoint.template)")
      }
    }
  }

  @Test(arguments: Endpoint.all.map(\.template))
  func parametersOutsideOfTheTableAreRefused(at template: String) throws {
    let endpoint = try #require(Endpoint.all.first { $0.template == template })
    let file = template.hasPrefix("/docs") ? "README.md" : "app.js"
    let path = template.replacingOccurrences(of: "{slug}", with: "malformed")
      .replacingOccurrences(of: "{format}", with: "waapi")
      .replacingOccurrences(of: "{name}", with: "line")
      .replacingOccurrences(of: "{file}", with: file)
    let routes = try Routes.withLibrary(holding: ["line": Fixtures.line])
    let body = #"{"kind":"animation","from":{"x":0},"to":{"x":1}}"#
    for name in ["nothing"] + endpoint.idleParameters {
      let reply = routes.ask(
        "\(path)?\(name)=1", endpoint.methods[0], body: endpoint.readsBody ? body : "")
      #expect(reply.status == .badRequest, "\(name)")
      let errors = try reply.errors()
      #expect(errors.contains { $0["code"] as? String == "unknown-parameter" }, "\(name)")
      #expect(errors.contains { $0["parameter"] as? String == name }, "\(name)")
    }
  }

  @Test func everyParameterThatIsFamiliarAndNotTakenIsSaidToChangeNothing() throws {
    let reply = Routes().ask("/v1/plot?precision=3&layout=frames", .post, body: "{}")
    #expect(try reply.errors().map { $0["parameter"] as? String } == ["precision", "layout"])
    let easing = Routes().ask("/v1/animation?type=easeIn&format=css-linear&fps=5&tolerance=0.1")
    #expect(easing.status == .badRequest)
    let sampled = Routes().ask(
      "/v1/animation?type=easeIn&fps=5&layout=frames", .get, [.accept: "text/css"])
    #expect(try sampled.errors().map { $0["parameter"] as? String } == ["fps", "layout"])
    #expect(Routes().ask("/v1/curve?curve=ease&springs=swiftui").status == .badRequest)
    #expect(Routes().ask("/v1/curve?curve=ease&%73prings=swiftui").status == .badRequest)
  }

  @Test func noTwoFormatsShareANameOrAType() {
    #expect(Set(Format.all.map(\.name)).count == Format.all.count)
    #expect(Set(Format.all.map(\.mediaType)).count == Format.all.count)
  }
}
