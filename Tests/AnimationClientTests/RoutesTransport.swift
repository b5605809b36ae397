import AnimationClient
import AnimationRoutes
import HTTPTypes

/// The service itself as the way to it: no socket, and every request goes through the admission and
/// the routes as it does in the daemon.
struct RoutesTransport: ClientTransport {
  var routes = Routes()

  func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws -> (HTTPResponse, body: [UInt8]) {
    var request = request
    if !body.isEmpty { request.headerFields[.contentLength] = "\(body.count)" }
    let reply = reply(to: request, body)
    let response = HTTPResponse(status: reply.status, headerFields: reply.fields)
    switch reply.body {
    case .bytes(let bytes): return (response, body: bytes)
    case .stream(let stream): return (response, body: stream.collected())
    case .events(var stream):
      var bytes = stream.opening
      while try stream.next(into: &bytes) {}
      return (response, body: bytes)
    case .none: return (response, body: [])
    }
  }

  private func reply(to request: HTTPRequest, _ body: [UInt8]) -> Reply {
    switch routes.admission(of: request, id: "client-test") {
    case .refuse(let reply, _): reply
    case .accept(let admitted): routes.reply(to: admitted, body: body)
    }
  }
}

/// A transport that answers one thing whatever it is asked.
struct FixedTransport: ClientTransport {
  var status: HTTPResponse.Status
  var fields: HTTPFields = [:]
  var text = ""

  func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws -> (HTTPResponse, body: [UInt8]) {
    (HTTPResponse(status: status, headerFields: fields), body: Array(text.utf8))
  }
}
