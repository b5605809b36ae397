package import AnimationEngine
public import HTTPTypes

/// The answer to a request: everything that leaves, and the template it is counted under.
public struct Reply: Sendable {
  /// The status line's code.
  public var status: HTTPResponse.Status
  /// The header fields, but for those that belong to the connection: no length, no date.
  public var fields: HTTPFields
  /// What follows the header.
  public var body: Body
  /// The template of the path, such as `/problems/{slug}`; a label for metrics and logs.
  public var route: String
  /// How many values were computed for the answer, or will be while it streams.
  public var valueCount: Int
  /// Whether the body goes out as it is, whatever coding the client would rather have: its tag is that
  /// of something that is kept, which has one form only.
  public var isVerbatim = false
  /// What the log shall say of the answer and the client shall not; nil where there is nothing.
  public var remark: String?
  /// The units of work that the answer took (``WorkMeter``), without those of its stream.
  public var work = 0
  /// How often a script was gone through for the answer.
  package var passes = ScriptPasses()

  /// The forms of a body.
  public enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// Made piece by piece while it leaves; memory holds one piece at a time.
    case stream(ReplyStream)
    /// What happens in the library, for as long as the client listens.
    case events(EventStream)
    /// No body. `contentLength` is the length that the body would have had where that is known: in
    /// an answer to HEAD, or one that says that nothing was modified.
    case none(contentLength: Int?)
  }

  /// An answer.
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

/// A body that is made while it is read.
public struct ReplyStream: Sendable {
  /// The length of the whole in bytes; nil when it is not known before the end.
  public let length: Int?
  /// What the whole is going to cost, about.
  public let cost: Cost
  private let start: @Sendable () -> (inout [UInt8]) -> Bool

  /// What a stream is going to cost until its end.
  public struct Cost: Hashable, Sendable {
    /// The units of work that the answer took.
    public var work = 0
    /// Bytes, where ``ReplyStream/length`` does not tell.
    public var bytes = 0

    /// Nothing.
    public init() {}
  }

  /// A stream. `start` answers a function that appends the next bytes to a buffer each time, and
  /// tells whether there is more to come.
  public init(
    length: Int? = nil, cost: Cost = Cost(),
    _ start: @escaping @Sendable () -> (inout [UInt8]) -> Bool
  ) {
    self.length = length
    self.cost = cost
    self.start = start
  }

  /// A function that gives the body from its first byte on; see ``init(length:_:)``.
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
  /// The same answer as HEAD gets it: the header of the whole, and no body.
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
