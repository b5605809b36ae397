import AnimationDocuments
import AnimationEngine
import HTTPTypes

extension Endpoint {
  /// `POST /v1/batch`: samples many documents, one a line; each gets a line of samples or problems.
  static let batch = Endpoint(
    "/v1/batch", [.post], reads: .lines, parameters: BatchQuery.parameters,
    says: .documents(
      .post(
        "batch", "Samples many documents",
        about: """
          A line of JSON for each document (`BatchLine`), a line of JSON for each answer \
          (`BatchAnswer`), in the same order, streamed. The parameters hold for every line that \
          does not say otherwise. A line is a request of its own, with limits of its own \
          (`max-body` bounds a line): what is wrong with one never stops the others. Empty lines \
          do not count. `max-batch-body` bounds the whole and `max-batch-lines` the number of \
          lines.
          """,
        answers: .good(
          "The answers, each with its own status.",
          .lines(of: .batchAnswer, "Lines of `BatchAnswer`."))))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let query = try BatchQuery(decoding: call.target.query)
    let (count, together) = try routes.countedLines(of: call, &meter)
    let lines = BatchLines(of: call.body)
    // Lines are answered in parallel, so their stages would overlap.
    var unobserved = routes
    unobserved.stage = nil
    let answers = BatchAnswers(
      routes: unobserved, query: query, id: call.id, workers: call.workers, values: call.values)
    let cost = ReplyStream.Cost(
      work: WorkMeter.product(count, BatchAnswers.usualWork),
      bytes: WorkMeter.product(count, BatchAnswers.usualBytes))
    return Reply(
      status: .ok,
      fields: [.contentType: Format.ndjson.mediaType, .cacheControl: "no-cache"],
      body: .stream(
        ReplyStream(cost: cost) {
          var writer = BatchWriter(lines, answers, together: together)
          return { writer.next(into: &$0) }
        }), route: match.endpoint.template)
  }
}

extension Routes {
  /// The number of lines in the batch, and how many of them are answered together. Charges for the
  /// body, which is kept until the last line is answered, and for the answers that wait.
  fileprivate func countedLines(
    of call: Call, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (all: Int, together: Int) {
    try meter.charge(work: call.body.count / 8, bytes: call.body.count)
    let count = BatchLines(of: call.body).count
    if count > limits.maxBatchLines { throw tooManyLines(count) }
    let together = BatchWriter.linesTogether(of: count, meter)
    try meter.charge(bytes: WorkMeter.product(together, Routes.wholeAnswer))
    return (count, together)
  }

  private func tooManyLines(_ count: Int) -> DocumentRefusal {
    DocumentRefusal(
      DocumentProblem(
        .tooLarge, "A batch has at most \(limits.maxBatchLines) lines; this one has \(count).",
        excess: .init(limit: limits.maxBatchLines, actual: count, setting: "max-batch-lines")))
  }
}
