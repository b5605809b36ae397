/// A problem as daemon and client report it to each other in an answer (RFC 9457).
///
///     {"type":"/problems/invalid-document","title":"The document is not valid","status":422,
///      "code":"invalid-document","detail":"2 problems","instance":"/requests/01J…","errors":[…]}
public struct ProblemDocument: Error, Hashable, Sendable {
  /// The URL of a page for people about this kind of problem.
  public var type: String
  /// A title of the kind of problem, the same for every occurrence.
  public var title: String
  /// The HTTP status of the answer.
  public var status: Int
  /// The error code.
  public var code: ErrorCode
  /// A sentence about this occurrence.
  public var detail: String
  /// A reference to the request, such as `/requests/01J…`; nil if unknown.
  public var instance: String?
  /// The reason why a service is not available; nil for other problems.
  public var reason: String?
  /// The position in a text that is no JSON; nil for other problems.
  public var place: DocumentProblem.Place?
  /// The limit that was exceeded; nil for other problems.
  public var excess: DocumentProblem.Excess?
  /// The single problems of a document or of parameters.
  public var errors: [DocumentProblem]

  /// The media type of problem documents.
  public static let mediaType = "application/problem+json"

  /// A problem with the code's type, title and status; a code not in the table has status 500.
  public init(
    _ code: ErrorCode, detail: String, instance: String? = nil, reason: String? = nil,
    place: DocumentProblem.Place? = nil, excess: DocumentProblem.Excess? = nil,
    errors: [DocumentProblem] = []
  ) {
    type = code.type
    title = code.title
    status = code.status ?? 500
    self.code = code
    self.detail = detail
    self.instance = instance
    self.reason = reason
    self.place = place
    self.excess = excess
    self.errors = errors
  }

  /// The problem document of a refusal. The position in a text that is no JSON, or the limit that
  /// was exceeded, applies to the whole.
  public init(_ refusal: DocumentRefusal, instance: String? = nil) {
    let first = refusal.code == .invalidDocument ? nil : refusal.problems.first
    self.init(
      refusal.code, detail: refusal.detail, instance: instance, place: first?.place,
      excess: first?.excess, errors: refusal.problems)
  }
}

extension ProblemDocument: CustomStringConvertible {
  /// The status with what is wrong, and each problem in a line.
  public var description: String { errors.text(titled: "\(status) \(title)", detail: detail) }
}

// MARK: - Writing

extension ProblemDocument {
  /// The problem document as JSON.
  public func encoded() -> [UInt8] {
    var text = JSONWriter()
    text.object { text in
      text.member("type", type)
      text.member("title", title)
      text.member("status", status)
      text.member("code", code.rawValue)
      text.member("detail", detail)
      text.member("instance", instance)
      text.member("reason", reason)
      text.members(place)
      text.members(excess)
      guard !errors.isEmpty else { return }
      text.name("errors")
      text.array { text in
        for error in errors { text.append(error) }
      }
    }
    return text.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func members(_ place: DocumentProblem.Place?) {
    guard let place else { return }
    member("line", place.line)
    member("column", place.column)
    member("offset", place.offset)
  }

  fileprivate mutating func members(_ excess: DocumentProblem.Excess?) {
    guard let excess else { return }
    member("limit", excess.limit)
    member("actual", excess.actual)
    member("setting", excess.setting)
  }

  fileprivate mutating func append(_ problem: DocumentProblem) {
    object { text in
      text.member("pointer", problem.pointer)
      text.member("parameter", problem.parameter)
      text.member("code", problem.code.rawValue)
      text.member("message", problem.message)
      text.member("hint", problem.hint)
      text.members(problem.place)
      text.members(problem.excess)
    }
  }
}

// MARK: - Reading

extension ProblemDocument {
  /// Reads a problem document. Unknown members are ignored, as newer servers may send more.
  ///
  /// - Throws: A refusal if the text is no JSON, or if a known member is missing or has the wrong
  ///   type.
  public init(decoding bytes: [UInt8]) throws(DocumentRefusal) {
    let tape = try JSONTape(reading: bytes, within: .standard)
    guard let problem = ProblemReader(tape: tape).problem() else {
      throw DocumentRefusal(
        .malformed, DocumentProblem(.wrongType, "This is no problem document.", pointer: ""))
    }
    self = problem
  }
}

/// Reads a problem document from a tape; its functions return nil if something required is missing.
private struct ProblemReader {
  let tape: JSONTape

  func problem() -> ProblemDocument? {
    guard tape[0].kind == .object, let code = text("code", of: 0),
      let status = whole("status", of: 0), let detail = text("detail", of: 0)
    else { return nil }
    guard let errors = errors() else { return nil }
    var problem = ProblemDocument(ErrorCode(rawValue: code), detail: detail, errors: errors)
    problem.type = text("type", of: 0) ?? problem.type
    problem.title = text("title", of: 0) ?? problem.title
    problem.status = status
    problem.instance = text("instance", of: 0)
    problem.reason = text("reason", of: 0)
    problem.place = place(of: 0)
    problem.excess = excess(of: 0)
    return problem
  }

  private func errors() -> [DocumentProblem]? {
    guard let list = tape.value(of: "errors", in: 0) else { return [] }
    guard tape[list].kind == .array else { return nil }
    let errors = tape.children(of: list).compactMap(error)
    return errors.count == tape[list].count ? errors : nil
  }

  private func error(at node: Int) -> DocumentProblem? {
    guard tape[node].kind == .object, let code = text("code", of: node) else { return nil }
    return DocumentProblem(
      ErrorCode(rawValue: code), text("message", of: node) ?? "",
      pointer: text("pointer", of: node), parameter: text("parameter", of: node),
      hint: text("hint", of: node), place: place(of: node), excess: excess(of: node))
  }

  private func place(of node: Int) -> DocumentProblem.Place? {
    guard let line = whole("line", of: node), let column = whole("column", of: node),
      let offset = whole("offset", of: node)
    else { return nil }
    return .init(line: line, column: column, offset: offset)
  }

  private func excess(of node: Int) -> DocumentProblem.Excess? {
    guard let limit = number("limit", of: node) else { return nil }
    return .init(upTo: limit, actual: whole("actual", of: node), setting: text("setting", of: node))
  }

  private func node(_ kind: JSONNode.Kind, _ name: String, of object: Int) -> Int? {
    tape.value(of: name, in: object).flatMap { tape[$0].kind == kind ? $0 : nil }
  }

  private func text(_ name: String, of object: Int) -> String? {
    node(.string, name, of: object).map(tape.string)
  }

  private func number(_ name: String, of object: Int) -> Double? {
    node(.number, name, of: object).map { tape[$0].number }
  }

  /// A whole number; nil if the member is missing or no whole number.
  private func whole(_ name: String, of object: Int) -> Int? {
    node(.number, name, of: object).flatMap { node in
      Int(tape.numberText(at: node)) ?? Int(exactly: tape[node].number)
    }
  }
}
