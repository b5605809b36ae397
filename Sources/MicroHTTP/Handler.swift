import HTTPTypes

/// What a listener does with requests.
///
/// All of it is called on the thread of the request's connection, as many at a
/// time as there are connections. A call may take its time and may wait: it
/// holds up its own connection only.
public struct Handler: Sendable {
  /// Called when a request's head is complete and in order; its body is still
  /// to come (`Request.body` is empty).
  public var admit: @Sendable (Request) -> Admission
  /// Called with the complete request.
  public var respond: @Sendable (Request) -> Response
  /// Renders what the listener turns down by itself.
  public var refusal: @Sendable (GuardFailure) -> Response
  /// Called once for every request of which a request line arrived, after its
  /// answer was sent or its connection was lost.
  public var completed: @Sendable (Exchange) -> Void
  /// Takes lines of the library's own log, at most ten a second.
  public var diagnostic: @Sendable (String) -> Void

  /// A handler out of its functions. Left out: any body up to 4 MiB is
  /// accepted, refusals are plain text, exchanges and log lines are dropped.
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

/// Whether a request's body shall be read.
public enum Admission {
  /// Read it, up to this many bytes; a larger one is refused with 413, which
  /// names the setting that raises the limit. The request that is answered
  /// carries the memo: what was found out once need not be found again.
  case accept(bodyLimit: Int, setting: String = "max-body", memo: (any Memo)? = nil)
  /// Do not; answer with this and close the connection. A body of up to a
  /// mebibyte is still taken off the wire first, so that a peer that is busy
  /// sending it gets to read the answer.
  case refuse(Response)
}

/// What became of one request.
public struct Exchange: Sendable {
  /// How a request ended.
  public enum Outcome: String, Sendable, Hashable {
    /// The whole answer was handed to the system.
    case completed
    /// The peer went away or broke the protocol, or a stream failed.
    case aborted
    /// A deadline passed.
    case timedOut = "timed-out"
    /// The listener was stopped.
    case stopped
  }

  /// The request's id; empty if its head never arrived.
  public var id: String
  /// The method as it was sent; empty if the head never arrived.
  public var method: String
  /// The target as it was sent, query included.
  public var target: String
  /// What the handler put on its response.
  public var route: String?
  /// The status of the answer; 0 when there was none.
  public var status: Int
  /// Bytes of the request's body.
  public var bytesIn: Int
  /// Bytes of the answer's body, as far as they were handed out.
  public var bytesOut: Int
  /// From the request line to the end of the answer.
  public var duration: Duration
  /// How the exchange ended.
  public var outcome: Outcome
  /// The client's address without its port; `unix` for a Unix socket. It is the
  /// peer's, unless that is a trusted proxy.
  public var remoteAddress: String
  /// The address of the trusted proxy that passed the request on, if one did.
  public var proxyAddress: String?
  /// What the handler put on its response, or on the last of them.
  public var memo: (any Memo)?
}
