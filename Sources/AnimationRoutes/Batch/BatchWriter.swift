import AnimationEngine

/// Writes the answer to a batch piece by piece. Only the answers to a few lines are in memory; an
/// answer that streams is made while it is written.
struct BatchWriter {
  private var lines: BatchLines
  private let answers: BatchAnswers
  /// The greatest number of lines answered in parallel.
  private let together: Int
  /// The answers that are computed but not yet written, in reverse order.
  private var ready: [BatchAnswers.Answer] = []
  /// The rest of the streaming answer that is being written; nil if there is none.
  private var rest: ((inout [UInt8]) -> Bool)?

  init(_ lines: BatchLines, _ answers: BatchAnswers, together: Int) {
    (self.lines, self.answers, self.together) = (lines, answers, together)
  }

  /// How many of `count` lines are answered in parallel: as many as the request may hold the answers
  /// of, and one at least.
  static func linesTogether(of count: Int, _ meter: WorkMeter) -> Int {
    let room = meter.affordable(work: 1, bytes: Routes.wholeAnswer)
    return max(min(count, mostLines, room), 1)
  }

  /// The greatest number of lines answered in parallel. More lines mean less waiting for the
  /// slowest, fewer need less memory.
  private static let mostLines = 64
  /// The size in bytes at which a group of lines that are answered in parallel takes no more lines.
  private static let mostBytes = 256 << 10
  /// The approximate size of a piece in bytes.
  private static let piece = 64 << 10

  /// Appends the next piece and returns whether more is left.
  mutating func next(into buffer: inout [UInt8]) -> Bool {
    let end = buffer.count + Self.piece
    while buffer.count < end {
      if let rest {
        if !rest(&buffer) { close(&buffer) }
      } else if let answer = ready.popLast() {
        begin(answer, &buffer)
      } else {
        var ahead = lines
        ready = answers.answers(to: ahead.next(atMost: together, bytes: Self.mostBytes)).reversed()
        if ready.isEmpty { return false }
        _ = lines.next(atMost: ready.count, bytes: .max)
      }
    }
    return true
  }

  private mutating func begin(_ answer: BatchAnswers.Answer, _ buffer: inout [UInt8]) {
    buffer.append(contentsOf: answer.head.utf8)
    answers.values?(answer.content.valueCount)
    switch answer.content.body {
    case .bytes(let bytes):
      buffer.append(contentsOf: bytes)
      close(&buffer)
    case .stream(let stream): rest = stream.pieces()
    }
  }

  private mutating func close(_ buffer: inout [UInt8]) {
    rest = nil
    buffer.append(contentsOf: "}\n".utf8)
  }
}
