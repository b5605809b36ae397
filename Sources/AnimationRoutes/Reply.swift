package import AnimationEngine
public import HTTPTypes

/// The answer to a request, and the route under which metrics count it.
public struct Reply: Sendable {
  /// The HTTP status.
  public var status: HTTPResponse.Status
  /// The header fields, without those of the connection such as `Content-Length` and `Date`.
  public var fields: HTTPFields
  /// The body of the answer.
  public var body: Body
  /// The template of the endpoint's path, such as `/problems/{slug}`, for metrics and logs.
  public var route: String
  /// The number of values computed for the answer, now or while it streams. For a batch it is 0:
  /// its lines tell theirs as they come (``RouteWork``).
  public var valueCount: Int
  /// Whether the body is never compressed: its tag is that of a stored document, and of its bytes.
  public var isVerbatim = false
  /// A remark for the log that the client does not see; nil if there is none.
  public var remark: String?
  /// The work of the answer in units of work (``WorkMeter``), without that of its stream.
  public var work = 0
  /// How often a scene's script was gone through for the answer.
  package var passes = ScriptPasses()

  /// The kinds of bodies.
  public enum Body: Sendable {
    /// A body that is complete.
    case bytes([UInt8])
    /// A body made piece by piece while it is sent; one piece is in memory at a time.
    case stream(ReplyStream)
    /// The changes of the library, for as long as the client listens.
    case events(EventStream)
    /// No body, as for HEAD or a 304; `contentLength` is the length of the whole, if known.
    case none(contentLength: Int?)
  }

  /// An answer with a status, header fields and a body.
  public init(
    status: HTTPResponse.Status, fields: HTTPFields = [:], body: Body, route: String,
    valueCount: Int = 0
  ) {
    self.status = status
    self.fields = fields
    self.body = body
    self.route = route
    self.valueCount = valueCount
  }
}

/// A body that is made while it is sent.
public struct ReplyStream: Sendable {
  /// The length of the whole in bytes; nil if it is not known beforehand.
  public let length: Int?
  /// The estimated cost of the whole.
  public let cost: Cost
  private let start: @Sendable () -> (inout [UInt8]) -> Bool

  /// The estimated cost of a stream until its end.
  public struct Cost: Hashable, Sendable {
    /// The work in units of work.
    public var work = 0
    /// The bytes, for streams without a known ``ReplyStream/length``.
    public var bytes = 0

    /// A cost from its parts, by default nothing.
    public init(work: Int = 0, bytes: Int = 0) { (self.work, self.bytes) = (work, bytes) }
  }

  /// A stream. `start` returns a function that appends the next bytes to a buffer at each call,
  /// and returns whether more is left.
  public init(
    length: Int? = nil, cost: Cost = Cost(),
    _ start: @escaping @Sendable () -> (inout [UInt8]) -> Bool
  ) {
    self.length = length
    self.cost = cost
    self.start = start
  }

  /// A function that makes the body from its first byte on; see ``init(length:_:)``.
  public func pieces() -> (inout [UInt8]) -> Bool { start() }

  /// The whole body at once.
  ///
  /// - Complexity: O(bytes), and as much memory.
  public func collected() -> [UInt8] {
    let next = pieces()
    var bytes: [UInt8] = []
    while next(&bytes) {}
    return bytes
  }
}

extension Reply {
  /// A complete answer of JSON that caches must revalidate, with further header fields.
  init(
    json text: String, _ status: HTTPResponse.Status = .ok, at endpoint: Endpoint,
    fields more: HTTPFields = [:], valueCount: Int = 0
  ) {
    var fields: HTTPFields = [.contentType: "application/json", .cacheControl: "no-cache"]
    fields.append(contentsOf: more)
    self.init(
      status: status, fields: fields, body: .bytes(Array(text.utf8)), route: endpoint.template,
      valueCount: valueCount)
  }

  /// The answer to HEAD: the same header without the body.
  func withoutBody() -> Reply {
    var reply = self
    switch body {
    case .bytes(let bytes): reply.body = .none(contentLength: bytes.count)
    case .stream(let stream): reply.body = .none(contentLength: stream.length)
    case .events: reply.body = .none(contentLength: nil)
    case .none: break
    }
    return reply
  }
}
