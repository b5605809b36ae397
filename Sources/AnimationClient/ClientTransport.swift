public import HTTPTypes

/// The way of a request to a service and of its answer back.
///
/// Two methods, of which the second has an answer from the first, so that anything can stand behind
/// it: the network (``URLSessionTransport``), or in tests the service itself as a function.
public protocol ClientTransport: Sendable {
  /// Sends a request and answers what came back, whatever its status is.
  ///
  /// The request has a scheme, an authority and a path. Throws ``ClientError/unreachable(_:)`` when
  /// no answer came, and `CancellationError` when the task was cancelled.
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, body: [UInt8])

  /// Sends a request without a body and answers the head as soon as it has come; the body follows
  /// piece by piece. A body that is broken off throws ``ClientError/unreachable(_:)``. Who lets the
  /// body go ends the connection.
  func open(
    _ request: HTTPRequest
  ) async throws -> (HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>)
}

extension ClientTransport {
  /// The whole body as one piece.
  public func open(
    _ request: HTTPRequest
  ) async throws -> (HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>) {
    let (head, bytes) = try await send(request, body: [])
    let (body, pieces) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
    pieces.yield(bytes)
    pieces.finish()
    return (head, body)
  }
}
