internal import AnimationEngine

/// The members of a batch's line: the document and the parameters.
struct BatchMembers {
  /// The id as JSON; nil if the line has none.
  var id: String?
  /// The node of the document; nil if the line has none.
  var document: Int?
  var parameters: [QueryString.Parameter] = []

  /// The parameters that a line can have, by their names.
  fileprivate static let known = Dictionary(
    uniqueKeysWithValues: BatchQuery.parameters.map { ($0.name, $0) })
}

extension DocumentDecoder {
  /// Reads the members of the line. Reports what is wrong with them, except for the names and values
  /// of parameters, which the query checks.
  mutating func batchMembers() -> BatchMembers {
    var members = BatchMembers()
    guard tape[0].kind == .object else {
      wrongType(at: 0, "A line of a batch is an object with a document")
      return members
    }
    var hasDocument = false
    for (name, _) in tape.members(of: 0) {
      read(name, into: &members)
      hasDocument = hasDocument || tape.string(at: name) == "document"
    }
    if !hasDocument {
      report(
        .missingMember, at: 0, "\"document\" is missing; a line of a batch needs it.",
        hint: #"{"document":{"kind":"animation",…}}"#)
    }
    return members
  }

  private mutating func read(_ name: Int, into members: inout BatchMembers) {
    let text = tape.string(at: name)
    switch text {
    case "id" where members.id != nil: reportDuplicate(name)
    case "id": members.id = identifier(at: name + 1)
    case "document" where members.document != nil: reportDuplicate(name)
    case "document": members.document = name + 1
    default:
      // The query reports the names that it does not know, whatever their values.
      let known = BatchMembers.known[text]
      guard let value = known.map({ parameter($0, at: name + 1) }) ?? "" else { return }
      members.parameters.append(QueryString.Parameter(name: text, value: value))
    }
  }

  /// An id as compact JSON: a text, number or null. Reports a problem and returns nil otherwise.
  private mutating func identifier(at node: Int) -> String? {
    switch tape[node].kind {
    case .string, .number, .null: return tape.compactText(of: node)
    default:
      wrongType(at: node, "An id is a text or a number")
      return nil
    }
  }

  /// A value as the text of a query parameter; lists become values separated by commas. Reports a
  /// problem and returns nil where the parameter is not written so.
  private mutating func parameter(_ parameter: RequestParameter, at node: Int) -> String? {
    let isNumeric = parameter.isNumeric
    if let text = text(at: node, isNumeric) { return text }
    guard parameter.element != nil, tape[node].kind == .array, tape[node].count > 0 else {
      reportWrongType(of: parameter, at: node)
      return nil
    }
    let texts = tape.children(of: node).map { element in
      let written = text(at: element, isNumeric)
      if written == nil { reportWrongType(of: parameter, at: element) }
      return written
    }
    return texts.contains(nil) ? nil : texts.compactMap(\.self).joined(separator: ",")
  }

  /// Reports what cannot be the value of a parameter, or an element of its list.
  private mutating func reportWrongType(of parameter: RequestParameter, at node: Int) {
    let noun = parameter.isNumeric ? "a number" : "a text"
    let nouns = parameter.isNumeric ? "numbers" : "texts"
    let list = parameter.element == nil ? "" : " or a list of \(nouns)"
    wrongType(at: node, "\(parameter.name) takes \(noun)\(list)")
  }

  /// The text of a number, or of a string; nil for any other node.
  private func text(at node: Int, _ isNumeric: Bool) -> String? {
    guard isNumeric else { return text(at: node) }
    return tape[node].kind == .number ? tape.numberText(at: node) : nil
  }
}

extension BatchMembers {
  /// The request that the members describe.
  func request(
    _ decoder: DocumentDecoder, under defaults: BatchQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> BatchLine.Request {
    var refusals: [DocumentRefusal] = []
    if !decoder.problems.isEmpty { refusals.append(decoder.problems.refusal) }
    let query = Self.attempt(&refusals) { () throws(DocumentRefusal) in
      try self.query(under: defaults)
    }
    var read: AnimationDocument?
    if let document {
      read = Self.attempt(&refusals) { () throws(DocumentRefusal) in
        try AnimationDocument(decoder.tape, at: document, within: decoder.limits, meter: &meter)
      }
    }
    if let refusal = DocumentRefusal(all: refusals) { throw refusal }
    guard let query, let read else { throw decoder.problems.refusal }
    return BatchLine.Request(document: read, query: query, names: Set(parameters.map(\.name)))
  }

  private static func attempt<Result>(
    _ refusals: inout [DocumentRefusal], _ read: () throws(DocumentRefusal) -> Result
  ) -> Result? {
    do {
      return try read()
    } catch {
      refusals.append(error)
      return nil
    }
  }

  /// The query of the line, with the batch's parameters where the line gives none. A line that
  /// chooses its times overrides all of the batch's choices of times.
  private func query(under defaults: BatchQuery) throws(DocumentRefusal) -> SampleQuery {
    var names = Set(parameters.map(\.name))
    if !names.isDisjoint(with: SampleQuery.spacings) { names.formUnion(SampleQuery.spacings) }
    let inherited = defaults.parameters.filter { !names.contains($0.name) }
    var reader = QueryReader(QueryString(parameters + inherited))
    let query = SampleQuery(samplesFrom: &reader)
    do {
      try reader.finish(orMeant: ["id", "document"])
    } catch {
      throw DocumentRefusal(.invalidDocument, error.problems.map(\.asMember), total: error.total)
    }
    return query
  }
}

extension DocumentProblem {
  /// A problem with a query parameter, turned into one with the member of the same name.
  fileprivate var asMember: DocumentProblem {
    guard let name = parameter else { return self }
    var problem = self
    problem.parameter = nil
    problem.pointer = "/" + JSONPointer.escaped(name)
    if code == .unknownParameter {
      problem.code = .unknownMember
      problem.message = "A line of a batch has no member \"\(name)\"."
    } else if code == .duplicateParameter {
      problem.code = .duplicateMember
      problem.message = "The member \"\(name)\" is given twice."
    }
    return problem
  }
}

extension BatchLine.Request {
  /// A refusal of the request or its document, with pointers to the members of the line that it is
  /// about. Of a parameter that is missing the line itself is the place. What the batch's query says
  /// wrong stays a matter of its parameters.
  public func located(_ refusal: DocumentRefusal) -> DocumentRefusal {
    let refusal = refusal.moved(below: "/document")
    let isOfQuery = refusal.problems.contains {
      $0.parameter.map { !names.contains($0) } ?? false && $0.code != .unbounded
    }
    guard !isOfQuery, refusal.problems.contains(where: { $0.parameter != nil }) else {
      return refusal
    }
    let problems = refusal.problems.map { problem in
      var located = problem.asMember
      if let name = problem.parameter, !names.contains(name) { located.pointer = "" }
      return located
    }
    let isOfLine = [.malformed, .unbounded].contains(refusal.code)
    return DocumentRefusal(
      isOfLine ? .invalidDocument : refusal.code, problems, total: refusal.total)
  }
}
