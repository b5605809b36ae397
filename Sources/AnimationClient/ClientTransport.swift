public import HTTPTypes

/// The way of a request to a service and of its answer back.
///
/// One method, so that anything can stand behind it: the network (``URLSessionTransport``), or in
/// tests the service itself as a function.
public protocol ClientTransport: Sendable {
  /// Sends a request and answers what came back, whatever its status is.
  ///
  /// The request has a scheme, an authority and a path. Throws ``ClientError/unreachable(_:)`` when
  /// no answer came, and `CancellationError` when the task was cancelled.
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, body: [UInt8])
}
