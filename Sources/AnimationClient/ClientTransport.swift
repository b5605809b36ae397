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

  /// Sends a request and returns the head of the answer as soon as it has arrived; its body follows in
  /// pieces. A body that breaks off throws ``ClientError/unreachable(_:)``. Releasing it closes the
  /// connection.
  func open(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws -> (HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>)
}

extension ClientTransport {
  /// Sends the request and returns the whole body as one piece.
  public func open(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws -> (HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>) {
    let (head, bytes) = try await send(request, body: body)
    let (answer, pieces) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
    pieces.yield(bytes)
    pieces.finish()
    return (head, answer)
  }
}
