import AnimationDocuments
import AnimationEngine
import AnimationLibrary
import HTTPTypes

extension Endpoint {
  /// `GET /v1/animations/{name}/sample`: the answer of `/v1/sample` for a stored document.
  static let storedSample = Endpoint(
    viewBy: sample, at: "sample", "sampleAnimation", "Samples a stored document")

  /// `GET /v1/animations/{name}/plot`: the answer of `/v1/plot` for a stored document.
  static let storedPlot = Endpoint(
    viewBy: plot, at: "plot", "plotAnimation", "Draws a stored document")

  /// `GET /v1/animations/{name}/validate`: the answer of `/v1/validate` for a stored document.
  static let storedValidation = Endpoint(
    viewBy: validate, at: "validate", "validateAnimation", "What a stored document holds")

  /// `GET /v1/animations/{name}/export/{format}`: the answer of `/v1/export/{format}` for a
  /// stored document.
  static let storedExport = Endpoint(
    viewBy: export, at: "export/{format}", "exportAnimation",
    "Writes a stored document in the language of another platform")

  /// An endpoint that answers to stored documents as `plain` does to those in bodies, with a tag.
  private convenience init(
    viewBy plain: Endpoint, at path: String, _ id: String, _ summary: String
  ) {
    let answers = plain.said.operations[0].answers.map(\.tagged)
    self.init(
      library: "/v1/animations/{name}/" + path, [.get, .head],
      path: [.storedName] + plain.pathParameters,
      parameters: [RevisionQuery.parameter] + plain.parameters, idle: plain.idleParameters,
      formats: plain.formatChoice, looksAtStored: true,
      says: .library(
        ContractOperation(
          .get, id, summary,
          about:
            "What `\(plain.template)` answers to the stored document, with an `ETag` that is known "
            + "before any work.", answers: answers))
    ) { call, meter throws(LibraryFailure) in
      try call.view(by: plain, &meter)
    }
  }
}

extension ContractAnswer {
  /// This answer with an entity tag, unless it has one.
  fileprivate var tagged: ContractAnswer {
    tag == nil
      ? ContractAnswer(
        status: status, title: title, meaning, headers: headers + [.eTag], content) : self
  }
}

extension LibraryCall {
  /// The answer of the endpoint `plain` to a stored document.
  fileprivate func view(
    by plain: Endpoint, _ meter: inout WorkMeter
  ) throws(LibraryFailure) -> Reply {
    let (stored, query) = try queried(takesMore: !plain.parameters.isEmpty)
    return try read { () throws(DocumentRefusal) in
      try meter.charge(bytes: stored.draft.document.count)
      var call = call
      call.stored = stored
      call.body = try stored.currentDocument()
      call.target.query = query.rest[...]
      return try routes.tagged(call, match) { () throws(DocumentRefusal) in
        try plain.reply(routes, call, match, &meter)
      }
    }
  }
}

extension Endpoint {
  /// The answer of an endpoint that makes its answers.
  fileprivate func reply(
    _ routes: Routes, _ call: Call, _ match: Match, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Reply {
    guard case .made(let made) = answer else { return routes.notFound(call) }
    return try made(routes, call, match, &meter)
  }
}
