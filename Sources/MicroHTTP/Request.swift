public import HTTPTypes

/// A request as handlers see it: checked, limited in size, and complete.
public struct Request: Sendable {
  /// The method, target and fields. `path` is the target as sent, with its query and escapes
  /// (without the authority, if the target is absolute); `authority` is the host requested.
  public var head: HTTPRequest
  /// The whole body, with its transfer coding removed; empty while the request is being admitted.
  public var body: [UInt8]
  /// The request's id, which every answer carries: the value of `X-Request-Id` if it is 1 to 128
  /// of `A-Z a-z 0-9 . _ ~ -`, otherwise a new one.
  public var id: String
  /// The client's address without its port; `unix` for a Unix socket. It is the peer's, or the
  /// one that a trusted proxy reports.
  public var remoteAddress: String
  /// The peer that waits for the answer.
  public let peer: Peer
  /// The memo that the handler made when it admitted the request.
  public var memo: (any Memo)?

  /// A request from its parts, for tests and for sources other than a listener.
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

/// An object that a handler attaches to a request for later use. Being a reference, it is passed
/// on without a copy.
public typealias Memo = AnyObject & Sendable
