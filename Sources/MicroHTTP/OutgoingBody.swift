/// The body of the answer that is being sent, from whatever source.
struct OutgoingBody {
  /// The way in which the library sends the body.
  enum Form: Equatable {
    /// At once, as the bytes in `block`.
    case bytes
    /// By pulling; with a known length, or in chunks for nil.
    case pulled(length: Int?)
    /// Without a body and without a length, ended by closing the connection.
    case nothing
  }

  /// The kind of answer that the body belongs to.
  enum Use {
    case sent
    /// An answer to HEAD, which has only the length.
    case head
    /// A 304, whose length is never 0, as that would describe the full answer.
    case notModified
  }

  /// The result of pulling bytes.
  enum Pull: Equatable {
    case bytes(Int)
    case end
    case failed
  }

  /// The bytes handed to the library so far.
  private(set) var sent = 0
  /// The block whose bytes are sent next.
  private(set) var block: [UInt8] = []

  private var offset = 0
  private var length: Int?
  private var next: ((inout [UInt8]) -> BodyStream.Step)?
  private var hasFailed = false
  private var companion: AnyObject?
  private var isStream = false

  /// Prepares the body of an answer and returns how it is sent.
  ///
  /// With `byPulling` long bytes are sent by pulling too, for sockets that do not report how much
  /// the peer has taken.
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

  /// Fills the front of `output` with the next bytes, at least one if there are any.
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

  // A body whose length differs from the announced one fails, so that the peer notices.
  private var atEnd: Pull { hasFailed || sent != length ?? sent ? .failed : .end }

  /// Releases the bytes and their source.
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
