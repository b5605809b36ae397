public import HTTPTypes

#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
#else
  import Foundation
#endif

extension URLSessionTransport {
  public func open(
    _ request: HTTPRequest
  ) async throws -> (HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>) {
    let (heads, head) = AsyncThrowingStream<HTTPResponse, any Error>.makeStream()
    let (body, pieces) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
    let receiver = StreamReceiver(head: head, pieces: pieces)
    let own = URLSession(
      configuration: session.configuration, delegate: receiver, delegateQueue: nil)
    let task = own.dataTask(with: try Self.urlRequest(request, []))
    pieces.onTermination = { _ in task.cancel() }
    task.resume()
    let answer = try await withTaskCancellationHandler {
      try await heads.first { _ in true }
    } onCancel: {
      task.cancel()
    }
    try Task.checkCancellation()
    guard let answer else {
      throw ClientError.unreachable("The connection ended before an answer came.")
    }
    return (answer, body)
  }
}

/// Forwards what a URL session task receives, as it arrives.
private final class StreamReceiver: NSObject, URLSessionDataDelegate, Sendable {
  private let head: AsyncThrowingStream<HTTPResponse, any Error>.Continuation
  private let pieces: AsyncThrowingStream<[UInt8], any Error>.Continuation

  init(
    head: AsyncThrowingStream<HTTPResponse, any Error>.Continuation,
    pieces: AsyncThrowingStream<[UInt8], any Error>.Continuation
  ) {
    self.head = head
    self.pieces = pieces
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      head.yield(URLSessionTransport.response(response))
    }
    head.finish()
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    pieces.yield(Array(data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let failure = error.map { ClientError($0) }
    head.finish(throwing: failure)
    pieces.finish(throwing: failure)
    session.finishTasksAndInvalidate()
  }
}
