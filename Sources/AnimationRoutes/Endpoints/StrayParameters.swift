import AnimationDocuments

/// Refuses query parameters that are not read, or that would have no effect.
enum StrayParameters {
  /// The refusal for any parameters where the endpoint takes none; nil otherwise, and where the path
  /// may name what is not there: that is told first, by the endpoint.
  static func refusal(of call: Call, at endpoint: Endpoint) -> DocumentRefusal? {
    guard endpoint.parameters.isEmpty, endpoint.pathParameters.isEmpty else { return nil }
    return refusalOfAny(in: call)
  }

  /// Refuses any parameters, once what the path names is known to be there.
  static func check(_ call: Call) throws(DocumentRefusal) {
    if let refusal = refusalOfAny(in: call) { throw refusal }
  }

  private static func refusalOfAny(in call: Call) -> DocumentRefusal? {
    refusal(of: call, "is unknown here: this path takes none") { _ in true }
  }

  /// The refusal for any parameters of a write to the library; nil when there are none.
  static func refusal(ofWrite call: Call) -> DocumentRefusal? {
    refusal(of: call, "is unknown here: a write takes none") { _ in true }
  }

  /// The refusal for parameters that have no effect in a format; nil when there are none.
  static func refusal(of call: Call, in format: Format) -> DocumentRefusal? {
    let names = format.idleParameters
    guard call.target.mayName(anyOf: names) else { return nil }
    return refusal(of: call, "changes nothing in \(format.name): leave it out") {
      names.contains($0)
    }
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
