/// The body of the answer being sent, wherever its bytes come from.
struct OutgoingBody {
  /// How the library is to send it.
  enum Form: Equatable {
    /// As the bytes in `block`.
    case bytes
    /// By pulling; the whole length if it is known, else in chunks.
    case pulled(length: Int?)
    /// Nothing at all, ended by closing the connection.
    case nothing
  }

  /// What the body is for.
  enum Use {
    case sent
    /// Its length, in an answer to HEAD.
    case head
    /// Its length in a 304, which is never 0: that would be said of the whole.
    case notModified
  }

  /// What a pull came to.
  enum Pull: Equatable {
    case bytes(Int)
    case end
    case failed
  }

  /// Bytes handed to the library so far.
  private(set) var sent = 0
  /// The bytes that are next, whole.
  private(set) var block: [UInt8] = []

  private var offset = 0
  private var length: Int?
  private var next: ((inout [UInt8]) -> BodyStream.Step)?
  private var hasFailed = false
  private var companion: AnyObject?
  private var isStream = false

  init() {}

  /// Prepares the body of an answer, and says how to send it.
  ///
  /// `byPulling` sends long bytes by pulling too, for sockets that do not tell
  /// how much of them was taken.
  mutating func start(
    _ response: Response, for use: Use, byPulling: Bool, blocks: BlockPool
  ) -> Form {
    self = OutgoingBody()
    companion = response.companion
    switch response.body {
    case .bytes(let bytes):
      if use == .sent { return start(bytes, byPulling: byPulling) }
      return bytes.isEmpty && use == .notModified ? .nothing : .pulled(length: bytes.count)
    case .stream(let stream):
      if use != .sent { return Self.form(ofLength: stream.length) }
      next = stream.next
      block = blocks.take()
      isStream = true
      length = stream.length
      return .pulled(length: stream.length)
    case .empty(let length):
      self.length = length
      return Self.form(ofLength: length)
    }
  }

  private static func form(ofLength length: Int?) -> Form {
    length.map { .pulled(length: $0) } ?? .nothing
  }

  private mutating func start(_ bytes: [UInt8], byPulling: Bool) -> Form {
    block = bytes
    guard byPulling && bytes.count > 128 << 10 else {
      sent = bytes.count
      return .bytes
    }
    length = bytes.count
    return .pulled(length: bytes.count)
  }

  /// Fills the front of `output` with the next bytes, at least one.
  mutating func pull(into output: inout MutableSpan<UInt8>) -> Pull {
    while offset == block.count {
      guard !hasFailed, let produce = next else { return atEnd }
      block.removeAll(keepingCapacity: true)
      offset = 0
      switch produce(&block) {
      case .more: break
      case .end: next = nil
      case .failed: fail()
      }
      if let length, sent + block.count > length { fail() }
    }
    return .bytes(copy(into: &output))
  }

  // A body that was promised a length and has another is cut, so that the peer sees it.
  private var atEnd: Pull { hasFailed || sent != length ?? sent ? .failed : .end }

  /// Lets go of the bytes and of what makes them.
  mutating func release(to blocks: BlockPool) {
    var last: [UInt8] = []
    swap(&last, &block)
    if isStream { blocks.give(last) }
    offset = 0
    next = nil
    companion = nil
  }

  private mutating func fail() {
    hasFailed = true
    block = []
  }

  private mutating func copy(into output: inout MutableSpan<UInt8>) -> Int {
    let count = min(output.count, block.count - offset)
    output.fill(from: block.span, at: offset, count: count)
    offset += count
    sent += count
    return count
  }
}
