import HTTPTypes

/// The functions with which a listener handles requests.
///
/// All are called on the thread of the request's connection, as many at a time as there are
/// connections. A call may block: it delays its own connection only.
public struct Handler: Sendable {
  /// Called when a request's head is complete and valid, before its body (`Request.body` is empty).
  public var admit: @Sendable (Request) -> Admission
  /// Called with the complete request; returns its answer.
  public var respond: @Sendable (Request) -> Response
  /// Makes the answer to a request that the listener refuses itself.
  public var refusal: @Sendable (GuardFailure) -> Response
  /// Called once for every request whose request line arrived, after its answer was sent or the
  /// connection was lost.
  public var completed: @Sendable (Exchange) -> Void
  /// Called with lines of the library's own log, at most ten a second.
  public var diagnostic: @Sendable (String) -> Void

  /// A handler from its functions. By default bodies up to 4 MiB are accepted, refusals are plain
  /// text, and exchanges and log lines are ignored.
  public init(
    admit: @escaping @Sendable (Request) -> Admission = { _ in .accept(bodyLimit: 4 << 20) },
    respond: @escaping @Sendable (Request) -> Response,
    refusal: @escaping @Sendable (GuardFailure) -> Response = plainRefusal,
    completed: @escaping @Sendable (Exchange) -> Void = { _ in },
    diagnostic: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.admit = admit
    self.respond = respond
    self.refusal = refusal
    self.completed = completed
    self.diagnostic = diagnostic
  }
}

/// A refusal as one line of plain text.
public func plainRefusal(_ failure: GuardFailure) -> Response {
  var fields = failure.fields
  fields[.contentType] = "text/plain; charset=utf-8"
  return Response(
    head: HTTPResponse(status: failure.status, headerFields: fields),
    body: .bytes(Array("\(failure.code): \(failure.detail)\n".utf8)))
}

/// Whether the body of a request is read.
public enum Admission {
  /// Read the body, up to this many bytes; a larger one is refused with 413, which names the
  /// setting of the limit. The request then carries the memo, so that what was found out once
  /// need not be found again.
  case accept(bodyLimit: Int, setting: String = "max-body", memo: (any Memo)? = nil)
  /// Do not read the body; send this answer and close the connection. A body of up to a mebibyte
  /// more than this many bytes is still read and discarded first, so that a peer that is sending
  /// gets to read the answer.
  case refuse(Response, over: Int = 0)
}

/// The outcome of one request, for logs and metrics.
public struct Exchange: Sendable {
  /// How a request ended.
  public enum Outcome: String, Sendable, Hashable {
    /// The whole answer was handed to the operating system.
    case completed
    /// The peer closed the connection or broke the protocol, or a stream failed.
    case aborted
    /// A deadline was exceeded before the exchange was complete.
    case timedOut = "timed-out"
    /// The listener was stopped meanwhile.
    case stopped
  }

  /// The request's id; empty if its head never arrived.
  public var id: String
  /// The method as sent; empty if the head never arrived.
  public var method: String
  /// The target as sent, query included.
  public var target: String
  /// The route that the handler named in its response; nil if it named none, or made no response.
  public var route: String?
  /// The status of the answer; 0 without an answer.
  public var status: Int
  /// The bytes of the request's body that arrived.
  public var bytesIn: Int
  /// The bytes of the answer's body that were handed to the library.
  public var bytesOut: Int
  /// The time from the request line to the end of the answer.
  public var duration: Duration
  /// How the exchange ended.
  public var outcome: Outcome
  /// The client's address without its port; `unix` for a Unix socket. It is the peer's, or the
  /// one that a trusted proxy reports.
  public var remoteAddress: String
  /// The address of the trusted proxy that forwarded the request; nil if none did.
  public var proxyAddress: String?
  /// The memo of the handler's response; of the last one if it made several.
  public var memo: (any Memo)?
}
