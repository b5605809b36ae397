/// The reason why a document or query is refused, with all its problems.
public struct DocumentRefusal: Error, Hashable, Sendable {
  /// The code of the whole answer, such as `malformed`, `invalid-document`, `unbounded` or
  /// `too-large`.
  public let code: ErrorCode
  /// The problems, at most `mostKept`; never empty.
  public let problems: [DocumentProblem]
  /// The number of all problems, including those not kept.
  public let total: Int

  /// The greatest number of problems kept.
  public static let mostKept = 50

  /// A refusal with problems, of which the first `mostKept` are kept. `total` counts all.
  public init(_ code: ErrorCode, _ problems: [DocumentProblem], total: Int? = nil) {
    self.code = code
    self.problems = Array(problems.prefix(Self.mostKept))
    self.total = max(total ?? 0, problems.count)
  }

  /// A refusal with a single problem.
  public init(_ code: ErrorCode, _ problem: DocumentProblem) { self.init(code, [problem]) }

  /// A refusal with a single problem, whose code is that of the whole answer too.
  public init(_ problem: DocumentProblem) { self.init(problem.code, [problem]) }

  /// One line for people: the only problem's message, or how many there are and were kept.
  public var detail: String {
    if total == 1 { return problems.first?.message ?? code.title }
    let all = "\(total) problems"
    return problems.count < total ? all + "; the first \(problems.count) are listed" : all
  }

  /// The refusal of a document that is a part of the body, at `pointer`.
  public func moved(below pointer: String) -> DocumentRefusal {
    var moved = problems
    for index in moved.indices { moved[index].pointer = moved[index].pointer.map { pointer + $0 } }
    return DocumentRefusal(code, moved, total: total)
  }
}

extension DocumentRefusal: CustomStringConvertible {
  /// What is refused, with each problem in a line.
  public var description: String { problems.text(titled: code.title, detail: detail) }
}

extension DocumentRefusal {
  /// The refusal of a text that is no JSON.
  init(_ error: JSONSyntaxError, in bytes: [UInt8]) {
    var problem = DocumentProblem(
      error.code, error.message, hint: ForeignDocument(text: bytes)?.sentence,
      place: .init(at: error.offset, in: bytes))
    if let limit = error.limit {
      problem.excess = .init(limit: limit, actual: limit + 1, setting: "max-depth")
    }
    self.init(.malformed, problem)
  }
}
