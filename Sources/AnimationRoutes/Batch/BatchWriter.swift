/// Writes the answers to a batch piece by piece. Memory holds the answers to a few lines; an answer that
/// streams is made while it is written.
struct BatchWriter {
  private var lines: BatchLines
  private let answers: BatchAnswers
  /// The answers that are made and not written, the next one last.
  private var ready: [BatchAnswers.Answer] = []
  /// The rest of an answer that streams.
  private var rest: ((inout [UInt8]) -> Bool)?

  init(_ lines: BatchLines, _ answers: BatchAnswers) {
    (self.lines, self.answers) = (lines, answers)
  }

  /// Lines that are answered side by side. More make fewer pauses in which one waits for the others,
  /// fewer hold less memory.
  private static let mostLines = 64
  /// Bytes of such lines.
  private static let mostBytes = 256 << 10
  /// What the answers to such lines hold at most.
  static let heldBytes = mostLines * Routes.wholeAnswer
  /// The bytes of a piece, about.
  private static let piece = 64 << 10

  /// Appends the next piece and tells whether more is left.
  mutating func next(into buffer: inout [UInt8]) -> Bool {
    let end = buffer.count + Self.piece
    while buffer.count < end {
      if let rest {
        if !rest(&buffer) { close(&buffer) }
      } else if let answer = ready.popLast() {
        begin(answer, &buffer)
      } else {
        let lines = lines.next(atMost: Self.mostLines, bytes: Self.mostBytes)
        if lines.isEmpty { return false }
        ready = answers.answers(to: lines).reversed()
      }
    }
    return true
  }

  private mutating func begin(_ answer: BatchAnswers.Answer, _ buffer: inout [UInt8]) {
    buffer.append(contentsOf: answer.head.utf8)
    switch answer.body {
    case .bytes(let bytes):
      buffer.append(contentsOf: bytes)
      close(&buffer)
    case .stream(let stream): rest = stream.pieces()
    case .events, .none: close(&buffer)
    }
  }

  private mutating func close(_ buffer: inout [UInt8]) {
    rest = nil
    buffer.append(contentsOf: "}\n".utf8)
  }
}
