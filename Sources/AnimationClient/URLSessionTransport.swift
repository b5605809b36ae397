public import HTTPTypes

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A transport over the network, by `URLSession`.
///
/// A redirect is an answer like any other and is not followed: a request may hold a token, which is
/// for the service alone.
public struct URLSessionTransport: ClientTransport {
  private let session: ClientSession

  /// A transport with the configuration of a session. It keeps connections open, so one serves many
  /// calls.
  public init(session: URLSession = .shared) {
    self.session = ClientSession(session.configuration)
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws -> (HTTPResponse, body: [UInt8]) {
    let (response, pieces) = try await session.open(try Self.urlRequest(request, body))
    var whole: [UInt8] = []
    for try await piece in pieces { whole += piece }
    try Task.checkCancellation()
    return (response, whole)
  }

  public func open(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws -> (HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>) {
    try await session.separate.open(try Self.urlRequest(request, body))
  }

  static func urlRequest(
    _ request: HTTPRequest, _ body: [UInt8]
  ) throws(ClientError) -> URLRequest {
    let place = "\(request.scheme ?? "http")://\(request.authority ?? "")\(request.path ?? "/")"
    guard let url = URL(string: place) else { throw .unreachable("\(place) is not a URL.") }
    var result = URLRequest(url: url)
    result.httpMethod = request.method.rawValue
    if !body.isEmpty { result.httpBody = Data(body) }
    for field in request.headerFields {
      result.addValue(field.value, forHTTPHeaderField: field.name.rawName)
    }
    return result
  }

  static func response(_ answer: HTTPURLResponse) -> HTTPResponse {
    var response = HTTPResponse(status: .init(code: answer.statusCode))
    for (name, value) in answer.allHeaderFields {
      guard let name = HTTPField.Name("\(name)") else { continue }
      response.headerFields.append(HTTPField(name: name, value: "\(value)"))
    }
    return response
  }

  /// The error of a request that failed: a cancelled one is no failure of the service.
  static func failure(_ error: any Error) -> any Error {
    (error as? URLError)?.code == .cancelled ? CancellationError() : ClientError(error)
  }
}

extension ClientError {
  /// The error of a request that got no answer, with the reason that the session states. Of a
  /// timeout Foundation on Linux states a number alone, so this has words of its own.
  init(_ error: any Error) {
    let isLate = (error as? URLError)?.code == .timedOut
    self = .unreachable(isLate ? "The request timed out" : error.localizedDescription)
  }
}
