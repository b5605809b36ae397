public import HTTPTypes

/// An answer to a request.
///
/// It is not sendable: a response belongs to the call that made it, so that the producer of a
/// streamed body may keep state without locks.
public struct Response {
  /// The status and header fields. The listener itself writes `Content-Length`,
  /// `Transfer-Encoding`, `Date` and `X-Request-Id`, and ignores them here. A field with an empty
  /// value cannot be sent and is left out too.
  public var head: HTTPResponse
  /// The body. It is not sent in answers to HEAD and those with status 204 or 304.
  public var body: ResponseBody
  /// The template of the route, such as `/v1/animations/{name}`, for logs and metrics; nil if the path
  /// belongs to none.
  public var route: String?
  /// An object that is kept until the answer has been sent or its connection lost, and then
  /// released.
  public var companion: AnyObject?
  /// An object that `Handler.completed` gets with the exchange; nil if it needs none.
  public var memo: (any Memo)?

  /// An answer from its parts; by default with an empty body.
  public init(
    head: HTTPResponse, body: ResponseBody = .bytes([]), route: String? = nil,
    memo: (any Memo)? = nil
  ) {
    self.head = head
    self.body = body
    self.route = route
    self.memo = memo
  }
}

/// The body of an answer.
public enum ResponseBody {
  /// A complete body, which is sent without a copy.
  case bytes([UInt8])
  /// A body that is made while it is sent.
  case stream(BodyStream)
  /// No body, for an answer that must not have any (to HEAD, or 304), with the length that the
  /// body would have. Without a length the connection closes after the answer, as the library has
  /// no other way to end it.
  case empty(contentLength: Int?)
}

/// A body that is made while it is sent.
public struct BodyStream {
  /// The result of a call of `next`.
  public enum Step: Hashable, Sendable {
    /// More bytes of the body follow.
    case more
    /// The bytes just appended are the last.
    case end
    /// The stream has failed; the bytes just appended are dropped. The connection is closed
    /// without the proper end, so that the peer notices.
    case failed
  }

  /// The length of the whole body, sent as `Content-Length`; `nil` sends chunks. A stream of
  /// another length counts as failed.
  public var length: Int?
  /// Appends the next bytes, ideally 64 to 128 KiB, to an empty buffer that is reused. It is
  /// called on the connection's thread, not after `.end` or `.failed`, and never for an answer
  /// without a body. After `.more` without any bytes it is called again at once.
  public var next: (inout [UInt8]) -> Step

  /// A stream of `length` bytes (`nil` if unknown) that `next` makes.
  public init(length: Int? = nil, next: @escaping (inout [UInt8]) -> Step) {
    self.length = length
    self.next = next
  }
}
