public import HTTPTypes

/// An answer.
///
/// Not sendable: a response belongs to the call that made it, so that the
/// producer of a streamed body may keep state without locks.
public struct Response {
  /// Status and fields. `Content-Length`, `Transfer-Encoding`, `Date` and
  /// `X-Request-Id` are the listener's: they are left out if they are here.
  /// A field with an empty value cannot be sent and is left out too.
  public var head: HTTPResponse
  /// What follows the head. Answers to HEAD and those with status 204 or 304
  /// are sent without it.
  public var body: ResponseBody
  /// The route's template, as `/v1/animations/{name}`, for log and metrics.
  public var route: String?
  /// Something that has to live until the answer has been sent or its
  /// connection lost, and no longer.
  public var companion: AnyObject?
  /// Something that `Handler.completed` gets back with the exchange.
  public var memo: (any Memo)?

  /// An answer from its parts.
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

/// What follows the head of an answer.
public enum ResponseBody {
  /// These bytes; sent from where they are, without a copy.
  case bytes([UInt8])
  /// Bytes that are made while they are sent.
  case stream(BodyStream)
  /// No bytes, for an answer that must not have any (to HEAD, or 304), but the
  /// length that the answer with a body would have had. Without a length the
  /// connection closes after the answer, as the library ends it in no other way.
  case empty(contentLength: Int?)
}

/// Bytes that are made while they are sent.
public struct BodyStream {
  /// What a call of `next` came to.
  public enum Step: Hashable, Sendable {
    /// There is more to come.
    case more
    /// What was appended is the last.
    case end
    /// The stream cannot go on; what was appended is dropped. The connection
    /// is closed without the end that the framing asks for, so that the peer
    /// sees the cut.
    case failed
  }

  /// The length of the whole, sent as `Content-Length`; `nil` sends chunks. A
  /// stream that ends before it or goes on beyond it counts as failed.
  public var length: Int?
  /// Appends the next bytes, best 64 to 128 KiB, to a buffer that comes empty
  /// and is reused. Called on the connection's thread, not after `.end` or
  /// `.failed`, and not at all for an answer that has no body. Appending
  /// nothing and returning `.more` calls again at once.
  public var next: (inout [UInt8]) -> Step

  /// A stream of `length` bytes (`nil`: not known) out of `next`.
  public init(length: Int? = nil, next: @escaping (inout [UInt8]) -> Step) {
    self.length = length
    self.next = next
  }
}
