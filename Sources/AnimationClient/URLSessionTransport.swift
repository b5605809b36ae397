public import HTTPTypes

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A transport over the network, by `URLSession`.
public struct URLSessionTransport: ClientTransport {
  let session: URLSession

  /// A transport that uses a session. Sessions keep connections open, so one serves many calls.
  public init(session: URLSession = .shared) {
    self.session = session
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws -> (HTTPResponse, body: [UInt8]) {
    let (data, answer) = try await load(try Self.urlRequest(request, body))
    guard let answer = answer as? HTTPURLResponse else {
      throw ClientError.unreachable("The answer is not HTTP.")
    }
    return (Self.response(answer), body: Array(data))
  }

  private func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await session.data(for: request)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch {
      throw ClientError(error)
    }
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
}

extension ClientError {
  /// No answer, for the reason that a session states; of a timeout Foundation on Linux states a
  /// number alone.
  init(_ error: any Error) {
    let isLate = (error as? URLError)?.code == .timedOut
    self = .unreachable(isLate ? "The request timed out" : error.localizedDescription)
  }
}
