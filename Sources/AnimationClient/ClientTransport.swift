public import HTTPTypes

/// A way to send requests to a service and receive its answers.
///
/// It has two methods, the second with a default made from the first, so that it can be the
/// network (``URLSessionTransport``) or, in tests, the service itself as a function.
public protocol ClientTransport: Sendable {
  /// Sends a request and returns the answer, whatever its status.
  ///
  /// The request has a scheme, an authority and a path. Throws ``ClientError/unreachable(_:)``
  /// when no answer was received, and `CancellationError` when the task was cancelled.
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, body: [UInt8])

  /// Sends a request without a body and returns the head of the answer as soon as it has arrived;
  /// the body follows in pieces. A body that breaks off throws ``ClientError/unreachable(_:)``.
  /// Releasing the body closes the connection.
  func open(
    _ request: HTTPRequest
  ) async throws -> (HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>)
}

extension ClientTransport {
  /// Sends the request and returns the whole body as one piece.
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
