public import HTTPTypes

/// A request as a handler sees it: framed, bounded and complete.
public struct Request: Sendable {
  /// Method, target and fields. `path` is the target as it was sent, query
  /// included and nothing unescaped (of an absolute target without its
  /// authority); `authority` is the host asked for.
  public var head: HTTPRequest
  /// The whole body, without its transfer coding; empty while a request is
  /// being admitted.
  public var body: [UInt8]
  /// The value of `X-Request-Id` when it was 1 to 128 of `A-Z a-z 0-9 . _ ~ -`,
  /// else one made here; every answer carries it.
  public var id: String
  /// The client's address without its port; `unix` for a Unix socket. It is the
  /// peer's, unless that is a trusted proxy.
  public var remoteAddress: String
  /// Who waits for the answer.
  public let peer: Peer
  /// What was noted when the request was admitted.
  public var memo: (any Memo)?

  /// A request from its parts, for tests and other doors than a listener.
  public init(
    head: HTTPRequest, body: [UInt8] = [], id: String = "", remoteAddress: String = ""
  ) {
    self.init(
      head: head, body: body, id: id, remoteAddress: remoteAddress, peer: Peer(nil))
  }

  init(head: HTTPRequest, body: [UInt8], id: String, remoteAddress: String, peer: Peer) {
    self.head = head
    self.body = body
    self.id = id
    self.remoteAddress = remoteAddress
    self.peer = peer
  }
}

/// What a handler notes of a request for later: an object, so that it is handed
/// on without a copy and known again at a glance.
public typealias Memo = AnyObject & Sendable
