import AnimationDocuments

/// Parameters of a query that are refused though the query could read them, or that nothing reads.
enum StrayParameters {
  /// Those of a call that a place does not look at: all where it takes none, and those that would
  /// change nothing there. Nil when there are none of them.
  static func refusal(of call: Call, at endpoint: Endpoint) -> DocumentRefusal? {
    if endpoint.parameters.isEmpty {
      return refusal(of: call, "is unknown here: this path takes none") { _ in true }
    }
    return refusal(
      of: call, "changes nothing here: leave it out", idle: endpoint.idleParameters)
  }

  /// Those of a call that writes to the library: a write takes none.
  static func refusal(ofWrite call: Call) -> DocumentRefusal? {
    refusal(of: call, "is unknown here: a write takes none") { _ in true }
  }

  /// Those of a call that would change nothing in a form.
  static func refusal(of call: Call, in format: Format) -> DocumentRefusal? {
    refusal(
      of: call, "changes nothing in \(format.name): leave it out", idle: format.idleParameters)
  }

  private static func refusal(
    of call: Call, _ fault: @autoclosure () -> String, idle names: [String]
  ) -> DocumentRefusal? {
    guard call.target.mayName(anyOf: names) else { return nil }
    return refusal(of: call, fault()) { names.contains($0) }
  }

  private static func refusal(
    of call: Call, _ fault: @autoclosure () -> String, where isStray: (String) -> Bool
  ) -> DocumentRefusal? {
    if call.target.query.isEmpty { return nil }
    let names = call.target.parameterNames.filter(isStray)
    guard !names.isEmpty else { return nil }
    let fault = fault()
    let problems = names.map { name in
      let shown = name.unicodeScalars.count > 80 ? "\(name.prefix(80))…" : name
      return DocumentProblem(
        .unknownParameter, "The parameter \"\(shown)\" \(fault).", parameter: shown)
    }
    return DocumentRefusal(.malformed, problems)
  }
}
