/// Why a document or a query is refused: all of its problems, and what they amount to.
public struct DocumentRefusal: Error, Hashable, Sendable {
  /// The code of the whole: `malformed`, `invalid-document`, `unbounded` or `too-large`.
  public let code: ErrorCode
  /// The problems in the order in which they were found, at most `mostKept`; never empty.
  public let problems: [DocumentProblem]
  /// How many there were in all.
  public let total: Int

  /// How many problems are kept.
  public static let mostKept = 50

  /// A refusal with its problems; `total` counts those that are not kept as well.
  public init(_ code: ErrorCode, _ problems: [DocumentProblem], total: Int? = nil) {
    self.code = code
    self.problems = Array(problems.prefix(Self.mostKept))
    self.total = max(total ?? 0, problems.count)
  }

  /// A refusal for one problem.
  public init(_ code: ErrorCode, _ problem: DocumentProblem) { self.init(code, [problem]) }

  /// The status of an answer that reports this.
  public var status: Int { code.status ?? 400 }

  /// One line for people: the only problem, or how many there are and how many of them are kept.
  public var detail: String {
    if total == 1 { return problems.first?.message ?? code.title }
    let all = "\(total) problems"
    return problems.count < total ? all + "; the first \(problems.count) are listed" : all
  }
}

extension DocumentRefusal {
  /// The refusal of a text that is no JSON.
  init(_ error: JSONSyntaxError, in bytes: [UInt8]) {
    let position = TextPosition(of: error.offset, in: bytes)
    var problem = DocumentProblem(
      error.code, error.message, hint: ForeignDocument(text: bytes)?.sentence,
      place: .init(line: position.line, column: position.column, offset: error.offset))
    if let limit = error.limit {
      problem.excess = .init(limit: limit, actual: limit + 1, setting: "max-depth")
    }
    self.init(.malformed, problem)
  }
}
