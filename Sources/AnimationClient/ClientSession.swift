import HTTPTypes
import Synchronization

#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
#else
  import Foundation
#endif

/// The URL session of a transport. Its connections stay open for further requests until it is let go.
final class ClientSession: Sendable {
  typealias Pieces = AsyncThrowingStream<[UInt8], any Error>

  private let receivers = Receivers()
  private let session: URLSession

  init(_ configuration: URLSessionConfiguration) {
    session = URLSession(configuration: configuration, delegate: receivers, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// A session of its own with the same configuration, for an answer that lasts: it would keep one of the
  /// few connections that a session has to a host.
  var separate: ClientSession { ClientSession(session.configuration) }

  /// Sends a request and returns the head of the answer as soon as it has arrived; the body follows.
  func open(_ request: URLRequest) async throws -> (HTTPResponse, body: Pieces) {
    let (heads, head) = AsyncThrowingStream<HTTPResponse, any Error>.makeStream()
    let (body, pieces) = Pieces.makeStream()
    let task = session.dataTask(with: request)
    receivers.add(Receiver(head: head, pieces: pieces), of: task)
    pieces.onTermination = { [self] _ in withExtendedLifetime(self) { task.cancel() } }
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

/// The destination of the answer and the body that a task receives.
private struct Receiver: Sendable {
  let head: AsyncThrowingStream<HTTPResponse, any Error>.Continuation
  let pieces: ClientSession.Pieces.Continuation
}

/// Forwards what the tasks of a session receive, as it arrives. Redirects are not followed.
private final class Receivers: NSObject, URLSessionDataDelegate, Sendable {
  private let all = Mutex<[Int: Receiver]>([:])

  func add(_ receiver: Receiver, of task: URLSessionTask) {
    all.withLock { $0[task.taskIdentifier] = receiver }
  }

  private func receiver(of task: URLSessionTask) -> Receiver? {
    all.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let head = receiver(of: dataTask)?.head
    if let response = response as? HTTPURLResponse {
      head?.yield(URLSessionTransport.response(response))
      head?.finish()
    } else {
      head?.finish(throwing: ClientError.unreachable("The answer is not HTTP."))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    receiver(of: dataTask)?.pieces.yield(Array(data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let receiver = all.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    let failure = error.map(URLSessionTransport.failure)
    receiver?.head.finish(throwing: failure)
    receiver?.pieces.finish(throwing: failure)
  }
}
