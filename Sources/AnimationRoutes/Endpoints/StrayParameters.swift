import AnimationDocuments

/// Refuses query parameters that are not read, or that would have no effect.
enum StrayParameters {
  /// The refusal for parameters that the endpoint does not read: all if it takes none, and those
  /// without effect there. Nil when there are none.
  static func refusal(of call: Call, at endpoint: Endpoint) -> DocumentRefusal? {
    if endpoint.parameters.isEmpty {
      return refusal(of: call, "is unknown here: this path takes none") { _ in true }
    }
    return refusal(
      of: call, "changes nothing here: leave it out", idle: endpoint.idleParameters)
  }

  /// The refusal for any parameters of a write to the library; nil when there are none.
  static func refusal(ofWrite call: Call) -> DocumentRefusal? {
    refusal(of: call, "is unknown here: a write takes none") { _ in true }
  }

  /// The refusal for parameters that have no effect in a format; nil when there are none.
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
      let shown = name.shortened
      return DocumentProblem(
        .unknownParameter, "The parameter \"\(shown)\" \(fault).", parameter: shown)
    }
    return DocumentRefusal(.malformed, problems)
  }
}
