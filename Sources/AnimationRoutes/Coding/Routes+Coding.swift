import AnimationDocuments
import AnimationEngine
import HTTPTypes

extension Routes {
  /// The answer in the content coding that its client prefers.
  ///
  /// Text of more than a kibibyte is compressed if the client likes gzip as much. Binary numbers
  /// are not, as that hardly makes them shorter; nor is a body whose compression would exceed the
  /// limits of a request. A client that does not accept plain answers always gets gzip.
  func coded(_ reply: Reply, _ call: Call, _ meter: inout WorkMeter) -> Reply {
    guard !reply.isVerbatim, let type = reply.fields.first(.contentType),
      reply.fields.first(.contentEncoding) == nil
    else {
      return reply
    }
    let accepted = call.fields.acceptedCodings
    let isText = Self.isText(type)
    var reply = reply
    if isText { reply.fields.addVary("Accept-Encoding") }
    guard accepted.prefersGzip, isText || accepted.refusesIdentity,
      let body = compressed(reply.body, isMust: accepted.refusesIdentity, &meter)
    else { return reply }
    reply.body = body
    reply.fields.noteGzip()
    return reply
  }

  /// The body as gzip; nil if it is sent uncompressed.
  private func compressed(
    _ body: Reply.Body, isMust: Bool, _ meter: inout WorkMeter
  ) -> Reply.Body? {
    switch body {
    case .bytes(let bytes):
      guard isMust || bytes.count > Self.shortText else { return nil }
      let room = GzipWriter.memory + bytes.count
      guard affords(GzipWriter.work(forBytes: bytes.count), room, &meter) else { return nil }
      return .bytes(GzipWriter.text(of: bytes))
    case .stream(let stream):
      let work = WorkMeter.sum(
        stream.cost.work, GzipWriter.work(forBytes: stream.length ?? stream.cost.bytes))
      guard isMust || work <= mostStreamWork, affords(0, GzipWriter.memory, &meter) else {
        return nil
      }
      return .stream(stream.compressed(work: work))
    case .events, .none: return nil
    }
  }

  /// Charges work and memory if the meter has enough left, and returns whether it did.
  func affords(_ work: Int, _ bytes: Int, _ meter: inout WorkMeter) -> Bool {
    meter.affordable(work: work, bytes: bytes) > 0
      && (try? meter.charge(work: work, bytes: bytes)) != nil
  }

  /// Whether a media type is text, which compresses well.
  static func isText(_ contentType: String) -> Bool {
    if contentType == "application/json" { return true }
    let type = contentType.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
    let endings = ["json", "yaml", "xml", "plist"]
    return type.starts(with: "text/".utf8)
      || endings.contains { type.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// The length in bytes up to which texts are not compressed: they fit into a packet or two.
  static let shortText = 1 << 10
}

extension HTTPFields {
  /// Marks the answer as gzip: sets the content coding, and an entity tag of its own.
  mutating func noteGzip() {
    self[.contentEncoding] = "gzip"
    self[.eTag] = self[.eTag].map(EntityTag.gzipped)
  }
}

extension GzipWriter {
  /// The work of compressing `count` bytes, in units of work. Numbers with all digits take the
  /// longest, 22 ns a byte; setting up a writer takes 0.2 ms. So compressing an answer that is made
  /// whole is light work.
  static func work(forBytes count: Int) -> Int {
    WorkMeter.sum(20_000, WorkMeter.product(3, count))
  }
}

extension ReplyStream {
  /// The stream compressed by gzip. Each piece can be decoded before the next is made.
  func compressed(work: Int) -> ReplyStream {
    ReplyStream(cost: Cost(work: work, bytes: cost.bytes)) { [self] in
      let next = pieces()
      let writer = GzipWriter()
      var piece: [UInt8] = []
      return { buffer in
        piece.removeAll(keepingCapacity: true)
        let isMore = next(&piece)
        writer.add(piece, isLast: !isMore, to: &buffer)
        return isMore
      }
    }
  }
}
