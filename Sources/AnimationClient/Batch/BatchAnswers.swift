import HTTPTypes

/// The answers to a batch, in the order of its documents, each as soon as it has arrived.
///
/// The request is sent when the first answer is asked for, and by every iterator anew. What is wrong with
/// one document stands in its answer and never stops the others; what is wrong with the batch is thrown.
public struct BatchAnswers: AsyncSequence, Sendable {
  public typealias Element = BatchAnswer

  let client: Client
  let call: ClientCall
  /// The number of documents.
  let count: Int

  public func makeAsyncIterator() -> Iterator { Iterator(batch: self) }

  /// Waits for one answer after another.
  public struct Iterator: AsyncIteratorProtocol {
    private let batch: BatchAnswers
    private var head = HTTPResponse(status: .ok)
    private var body: AsyncThrowingStream<[UInt8], any Error>.AsyncIterator?
    private var lines = LineReader()
    private var waiting: ArraySlice<[UInt8]> = []
    private var answered = 0

    init(batch: BatchAnswers) { self.batch = batch }

    /// Waits for the next answer; nil after the last one.
    ///
    /// - Throws: The `ProblemDocument` with which the service refuses the whole; a ``ClientError`` if the
    ///   service does not answer all of it; `CancellationError` when the task is cancelled.
    public mutating func next() async throws -> BatchAnswer? {
      guard answered < batch.count else { return nil }
      while waiting.isEmpty { try await receive() }
      guard let answer = BatchAnswer(decoding: waiting.removeFirst()) else {
        throw ClientError(unexpected: head)
      }
      answered += 1
      // The end of the body follows the last line, and the connection closes in peace.
      if answered == batch.count { _ = try? await body?.next() }
      return answer
    }

    /// Receives the next bytes, of an answer that begins with them if there is none yet.
    private mutating func receive() async throws {
      if body == nil {
        let (head, pieces) = try await batch.client.open(batch.call)
        (self.head, body) = (head, pieces.makeAsyncIterator())
      }
      guard let piece = try await body?.next() else {
        try Task.checkCancellation()
        throw ClientError.unreachable(
          "It ended its answer after \(answered) of \(batch.count) lines.")
      }
      waiting = lines.add(piece)[...]
    }
  }
}
