import AnimationDocuments
import AnimationEngine
import AnimationLibrary
import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

extension HTTPRequest {
  /// A request to this machine.
  static func make(
    _ path: String, _ method: Method = .get, _ fields: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path, headerFields: fields)
  }
}

extension HTTPRequest.Method {
  static let query = HTTPRequest.Method("QUERY")!
}

extension Routes {
  /// What the listener would do: ask whether the request is admitted, then for the answer.
  func ask(
    _ path: String, _ method: HTTPRequest.Method = .get, body: String = "",
    _ fields: HTTPFields = [:], turn: WorkMeter.Owner? = nil
  ) -> Reply {
    let head = HTTPRequest.make(path, method, fields)
    if case .refuse(let reply, _) = admission(of: head, id: "test") { return reply }
    return reply(to: head, body: Array(body.utf8), id: "test", RouteWork(turn: turn))
  }
}

extension Reply {
  /// The whole body, streamed or not.
  var bytes: [UInt8] {
    switch body {
    case .bytes(let bytes): bytes
    case .stream(let stream): stream.collected()
    case .events(var stream): stream.told()
    case .none: []
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The body as a JSON object, read by a reader that is not ours.
  func json() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }

  /// The single problems of a problem document.
  func errors() throws -> [[String: Any]] { try json()["errors"] as? [[String: Any]] ?? [] }

  /// The error that an export states, as it is written; nil without one.
  var maxErrorText: String? { HTTPField.Name("Inbetween-Max-Error").flatMap { fields[$0] } }

  /// The error that an export states.
  func maxError() throws -> Double {
    try #require(maxErrorText.flatMap(Double.init), "\(text)")
  }
}

extension EventStream {
  /// All that there is to send at this moment.
  mutating func told() -> [UInt8] {
    var bytes = opening
    while (try? next(into: &bytes)) == true {}
    return bytes
  }
}

extension Routes {
  /// Routes with a library in memory that holds documents by their names, written in their order.
  static func withLibrary(
    holding documents: KeyValuePairs<String, String> = [:], access: AccessPolicy = .open
  ) throws -> Routes {
    let store = InMemoryStore(now: 1_795_000_000_000_000)
    let routes = Routes(
      Service(
        access: access, library: ServedLibrary(store: store) { 1_795_242_307_125_000 }))
    for (name, document) in documents {
      let reply = routes.ask("/v1/animations/\(name)", .put, body: document)
      guard [200, 201].contains(reply.status.code) else { throw Refused(text: reply.text) }
    }
    return routes
  }

  struct Refused: Error { var text: String }
}
