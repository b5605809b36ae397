import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

/// Every pair of `api/examples/responses`: the request goes in, the answer comes out as it is
/// written there.
@Suite("The examples of answers")
struct ResponseExampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "api/examples/responses")

  private static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let suffix = ".request.json"
    return (files ?? []).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
      .sorted()
  }

  private func object(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any], "\(name)")
  }

  @Test func thereIsAnAnswerToEveryRequest() throws {
    let answers = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".answer.json") }
    #expect(Self.names.count >= 30)
    #expect(Set(answers) == Set(Self.names.map { $0 + ".answer.json" }))
  }

  @Test(arguments: names) func theAnswerIsTheOneWritten(_ name: String) throws {
    let answer = try object(name + ".answer")
    let reply = try ask(object(name + ".request"))
    #expect(reply.status.code == answer["status"] as? Int, "\(reply.text.prefix(300))")
    for (field, value) in answer["headers"] as? [String: String] ?? [:] {
      let field = try #require(HTTPField.Name(field))
      #expect(reply.fields[field] == value)
    }
    if let text = answer["text"] as? String { #expect(reply.text == text) }
    if let binary = answer["base64"] as? String {
      #expect(Data(reply.bytes).base64EncodedString() == binary)
    }
    if let body = answer["body"] as? [String: Any] {
      var json = try reply.json()
      if body["instance"] == nil { json["instance"] = nil }
      #expect(Self.difference(Self.withoutTimes(json), body) == nil)
    }
  }

  private func ask(_ request: [String: Any]) throws -> Reply {
    var fields: HTTPFields = [:]
    for (name, value) in request["headers"] as? [String: String] ?? [:] {
      let field = try #require(HTTPField.Name(name))
      fields[field] = value
    }
    let name = try #require(request["method"] as? String)
    let method = try #require(HTTPRequest.Method(name))
    var body = request["text"] as? String ?? ""
    if let document = request["document"] as? String {
      body = try String(contentsOf: Self.folder.appending(path: document), encoding: .utf8)
    }
    let routes = try routes(holding: request["library"] as? [String: String])
    return routes.ask(try #require(request["target"] as? String), method, body: body, fields)
  }

  /// Routes with the library that a request is asked of.
  private func routes(holding library: [String: String]?) throws -> Routes {
    guard let library else { return Routes() }
    let routes = try Routes.withLibrary()
    for (name, document) in library {
      let text = try String(contentsOf: Self.folder.appending(path: document), encoding: .utf8)
      #expect(routes.ask("/v1/animations/\(name)", .put, body: text).status == .created)
    }
    return routes
  }

  /// A value without the moments at which something was written to the library.
  private static func withoutTimes(_ value: Any) -> Any {
    if let members = value as? [String: Any] {
      return members.filter { $0.key != "updated" }.mapValues(withoutTimes)
    }
    return (value as? [Any]).map { $0.map(withoutTimes) } ?? value
  }

  /// The first place where two values differ, numbers within 1e-12 of their size; nil when none.
  private static func difference(_ left: Any?, _ right: Any?, at path: String = "") -> String? {
    switch (left, right) {
    case (let left as [String: Any], let right as [String: Any]):
      for name in Set(left.keys).union(right.keys).sorted() {
        let difference = difference(left[name], right[name], at: "\(path)/\(name)")
        if let difference { return difference }
      }
      return nil
    case (let left as [Any], let right as [Any]):
      guard left.count == right.count else { return "\(path): \(left.count) elements" }
      return zip(left, right).enumerated().lazy.compactMap { index, pair in
        difference(pair.0, pair.1, at: "\(path)/\(index)")
      }.first
    case (let left as NSNumber, let right as NSNumber):
      let bound = 1e-12 * max(1, left.doubleValue.magnitude)
      return abs(left.doubleValue - right.doubleValue) <= bound ? nil : "\(path): \(left)"
    case (let left as String, let right as String):
      return left == right ? nil : "\(path): \(left)"
    case (is NSNull, is NSNull), (nil, nil): return nil
    default: return "\(path): \(left ?? "nothing")"
    }
  }
}
