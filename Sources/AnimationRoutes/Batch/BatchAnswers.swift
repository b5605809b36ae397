import AnimationDocuments
import AnimationEngine

/// Computes the answers to the lines of a batch. Each line is handled like a request of its own,
/// with its own problems and limits.
struct BatchAnswers: Sendable {
  /// The answer to a line: its opening text, and the samples or the problem after it.
  struct Answer: Sendable {
    let head: String
    let content: Content
  }

  let routes: Routes
  let query: BatchQuery
  /// The id of the whole request.
  let id: String
  let workers: any Workers
  /// A function that is told how many values each line has; nil if nobody counts them.
  let values: RouteWork.ValueObserver?

  /// The work and memory of a line that asks for little, in units of work and bytes.
  static let usualWork = 5_000
  static let usualBytes = 1_000

  /// The answers to the first of some lines in their order, computed in parallel: to all of them, unless
  /// their answers hold as much as a request may. One that streams holds its timeline.
  func answers(to lines: [BatchLines.Line]) -> [Answer] {
    workers.map(lines.count, holding: routes.limits.maxRequestMemory) { index, owner in
      let line = lines[index]
      var meter = routes.limits.meter(bodyBytes: line.bytes.count, owner: owner)
      let answer = answer(to: line, &meter)
      return (answer, answer.content.body.heldBytes(meter))
    }
  }

  private func answer(to line: BatchLines.Line, _ meter: inout WorkMeter) -> Answer {
    guard line.bytes.count <= routes.limits.maxBody else {
      return problem(tooLarge(line), "null", line)
    }
    let read = BatchLine(
      decoding: Array(line.bytes), under: query, within: routes.limits, meter: &meter)
    do {
      let content = try result(of: read.request.get(), &meter)
      return Answer(head: "{\"id\":\(read.id),\"status\":200,\"result\":", content: content)
    } catch {
      guard let interruption = meter.interruption else { return problem(error, read.id, line) }
      let refusal = Refusal(interruption)
      return answer(
        ProblemDocument(
          refusal.code, detail: refusal.detail, instance: instance(line), reason: refusal.reason),
        read.id)
    }
  }

  private func result(
    of request: BatchLine.Request, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    do {
      return try samples(of: request, &meter)
    } catch {
      throw request.located(error)
    }
  }

  private func samples(
    of request: BatchLine.Request, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    let document = request.document
    let view = SampleView(
      kind: document.kind.rawValue, name: document.name,
      subject: .animation(try document.resolved(within: routes.limits)), query: request.query)
    return try Format.json.content(routes, view, &meter)
  }

  private func tooLarge(_ line: BatchLines.Line) -> DocumentRefusal {
    let (limit, count) = (routes.limits.maxBody, line.bytes.count)
    return DocumentRefusal(
      DocumentProblem(
        .tooLarge, "A line of a batch has at most \(limit) bytes; this one has \(count).",
        excess: .init(limit: limit, actual: count, setting: "max-body")))
  }

  private func problem(
    _ refusal: DocumentRefusal, _ id: String, _ line: BatchLines.Line
  ) -> Answer {
    var document = ProblemDocument(refusal, instance: instance(line))
    line.move(&document.place)
    for index in document.errors.indices { line.move(&document.errors[index].place) }
    return answer(document, id)
  }

  private func answer(_ problem: ProblemDocument, _ id: String) -> Answer {
    Answer(
      head: "{\"id\":\(id),\"status\":\(problem.status),\"problem\":",
      content: Content(body: .bytes(problem.encoded()), valueCount: 0))
  }

  private func instance(_ line: BatchLines.Line) -> String {
    Routes.instance(id) + "/lines/\(line.number)"
  }
}

extension Content.Body {
  /// The bytes that the body holds until it is written, where a meter was charged for what it was made
  /// of.
  fileprivate func heldBytes(_ meter: WorkMeter) -> Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .stream: meter.bytes
    }
  }
}

extension BatchLines.Line {
  /// Converts a position in the line to the position in the whole body.
  fileprivate func move(_ place: inout DocumentProblem.Place?) {
    place?.line += number - 1
    place?.offset += bytes.startIndex
  }
}
