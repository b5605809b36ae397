/// Query parameters rewritten as members of JSON objects, for the reader of documents.
///
/// A value that is JSON itself (`0.5`, `true`, `{"x":0}`) is kept as it is, any other becomes a
/// string. Problems are reported under the parameters' names.
struct DocumentQuery {
  private(set) var text = JSONWriter()

  /// Writes a parameter as a member if it is given.
  mutating func member(_ parameter: QueryParameter<String>, from reader: inout QueryReader) {
    guard let value = reader.take(parameter) else { return }
    member(parameter.said.name, value)
  }

  /// Writes a member with a value from the query.
  mutating func member(_ name: String, _ value: String) {
    text.name(name)
    // The depth bounds the work on a value; no parameter needs more.
    if (try? JSONReader.read(Array(value.utf8), maxDepth: 16)) != nil {
      text.append(json: value)
    } else {
      text.append(value)
    }
  }

  /// A decoder of the JSON text made of the parameters; nil if it is no JSON.
  func decoder() -> DocumentDecoder? {
    try? DocumentDecoder(reading: text.bytes, within: .standard)
  }

  /// An object whose members `body` writes.
  init(_ body: (inout DocumentQuery) -> Void) { element(body) }

  /// Writes a member whose value is an object.
  mutating func object(_ name: String, _ body: (inout DocumentQuery) -> Void) {
    text.name(name)
    element(body)
  }

  /// Writes a member whose value is a list.
  mutating func array(_ name: String, _ body: (inout DocumentQuery) -> Void) {
    text.name(name)
    text.open(UInt8(ascii: "["))
    body(&self)
    text.close(UInt8(ascii: "]"))
  }

  /// Writes an object.
  mutating func element(_ body: (inout DocumentQuery) -> Void) {
    text.open(UInt8(ascii: "{"))
    body(&self)
    text.close(UInt8(ascii: "}"))
  }
}

extension ProblemList {
  /// The problems of a document as problems of parameters. `name` gives the parameter for the steps
  /// of a pointer; for a missing member these are the steps that would lead to it.
  func parameterProblems(_ name: ([Substring]) -> String) -> [DocumentProblem] {
    inOrder.map { _, about, problem in
      var result = problem
      let steps = (problem.pointer ?? "").split(separator: "/")
      result.parameter = name(steps + (about.map { [$0.text[...]] } ?? []))
      result.pointer = nil
      result.code = problem.code.ofParameter
      return result
    }
  }
}

extension ErrorCode {
  /// The code for the same fault in a parameter.
  fileprivate var ofParameter: ErrorCode {
    switch self {
    case .unknownMember: .unknownParameter
    case .duplicateMember: .duplicateParameter
    case .missingMember: .missingParameter
    case .mixedSpring, .conflictingMembers: .conflictingParameters
    case .negativeDuration, .numberRange: .outOfRange
    case .typeMismatch: .wrongType
    default: self
    }
  }
}
