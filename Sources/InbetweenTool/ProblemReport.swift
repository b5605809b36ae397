import AnimationDocuments
import AnimationRoutes
import Foundation

/// The problems of a document as people read them: the place with its JSON Pointer, the sentence, the
/// line with a mark below.
///
///     bounce.json:3:17: /animation/duration: A duration is at least 0; this is -1.
///       "duration":-1
///                  ^^
struct ProblemReport {
  private let text: String
  /// Whether all that is wrong are parameters, which come from the command line.
  private let isOfUsage: Bool

  /// The report of a problem document (RFC 9457) about a document.
  init(_ body: [UInt8], _ document: Input) {
    guard let answer = try? JSONDecoder().decode(ProblemAnswer.self, from: Data(body)) else {
      text = String(decoding: body, as: UTF8.self)
      isOfUsage = false
      return
    }
    let problems = answer.errors ?? []
    isOfUsage =
      answer.status == 400 && !problems.isEmpty && problems.allSatisfy { $0.parameter != nil }
    var lines = problems.flatMap { Self.lines(of: $0, in: document) }
    if problems.isEmpty || problems.count > 1 { lines.append(answer.detail) }
    // A name that is no file was taken for one of the library.
    if document.isStored, answer.status == 404 {
      lines.append("There is no file \(document.name) either.")
    }
    if answer.code == ErrorCode.unauthenticated.rawValue {
      lines.append("Give a token with --token, or in \(BearerToken.environmentVariable).")
    }
    text = lines.joined(separator: "\n")
  }

  /// The report of what this program found out itself, in the same words as that of an answer.
  init(_ refusal: DocumentRefusal, _ document: Input) {
    self.init(ProblemDocument(refusal).encoded(), document)
  }

  var failure: ToolFailure { ToolFailure(code: isOfUsage ? .usage : .document, message: text) }

  private static func lines(of problem: ProblemAnswer.Entry, in document: Input) -> [String] {
    let hint = problem.hint.map { " (hint: \($0))" } ?? ""
    if let parameter = problem.parameter {
      // The parameter `name` is an animation's name in the path, not a flag.
      let flag = parameter == "name" ? parameter : "--\(parameter)"
      return ["\(flag): \(problem.message)\(hint)"]
    }
    let (document, place) = document.part(at: problem.pointer)
    // The pointer to the whole document is empty.
    let pointer = place.flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
    let message = pointer + problem.message + hint
    guard let span = span(of: problem, at: place, in: document) else {
      return ["\(document.name): \(message)"]
    }
    let head = "\(document.name):\(span.line):\(span.column): \(message)"
    return [head] + marked(document.line(span.line), span)
  }

  private static func span(
    of problem: ProblemAnswer.Entry, at pointer: String?, in document: Input
  ) -> TextSpan? {
    // Both count from 1, but a server may be no daemon and answer anything.
    if let line = problem.line, let column = problem.column, min(line, column) > 0 {
      return TextSpan(line: line, column: column, length: 1)
    }
    return pointer.flatMap { TextSpan(of: $0, in: document.bytes) }
  }

  /// The part of the line around a span, and below it a line of marks.
  private static func marked(_ line: [Unicode.Scalar], _ span: TextSpan) -> [String] {
    let reach = 60
    let shown = line.dropFirst(max(span.column - 1 - reach, 0)).prefix(2 * reach)
    let before = shown.prefix(min(span.column - 1, reach))
    let length = min(max(span.length, 1), max(shown.count - before.count, 1))
    // A tab stays one, since only the terminal knows its width.
    let blank = String(before.map { $0 == "\t" ? "\t" : " " })
    return [
      "  " + String(String.UnicodeScalarView(shown)),
      "  " + blank + String(repeating: "^", count: length),
    ]
  }
}

/// The members of a problem document that are reported.
private struct ProblemAnswer: Decodable {
  struct Entry: Decodable {
    var pointer: String?
    var parameter: String?
    var message: String
    var hint: String?
    var line: Int?
    var column: Int?
  }

  var detail: String
  var status: Int?
  var code: String?
  var errors: [Entry]?
}
