import AnimationDocuments
import AnimationEngine
import AnimationLibrary
import HTTPTypes

extension Endpoint {
  /// `GET /v1/animations/{name}/sample`: what `/v1/sample` answers to the stored document.
  static let storedSample = Endpoint(
    viewBy: sample, at: "sample", "sampleAnimation", "Samples a stored document")

  /// `GET /v1/animations/{name}/plot`.
  static let storedPlot = Endpoint(
    viewBy: plot, at: "plot", "plotAnimation", "Draws a stored document")

  /// `GET /v1/animations/{name}/validate`.
  static let storedValidation = Endpoint(
    viewBy: validate, at: "validate", "validateAnimation", "What a stored document holds")

  /// `GET /v1/animations/{name}/export/{format}`.
  static let storedExport = Endpoint(
    viewBy: export, at: "export/{format}", "exportAnimation",
    "Writes a stored document in the language of another platform")

  /// A view of stored documents by a place that takes them in bodies: it answers what that place does,
  /// with a tag.
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
  /// The answer with a tag.
  fileprivate var tagged: ContractAnswer {
    tag == nil
      ? ContractAnswer(
        status: status, title: title, meaning, headers: headers + [.eTag], content) : self
  }
}

extension LibraryCall {
  /// What a plain place answers to a document of the library.
  fileprivate func view(
    by plain: Endpoint, _ meter: inout WorkMeter
  ) throws(LibraryFailure) -> Reply {
    let query = try read { () throws(DocumentRefusal) in
      try RevisionQuery(decoding: call.target.query, takesMore: !plain.parameters.isEmpty)
    }
    let stored = try animation(revision: query.revision)
    return try read { () throws(DocumentRefusal) in
      try routes.kept(stored.draft.document, &meter)
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
  /// What a place that makes its answers makes of a call.
  fileprivate func reply(
    _ routes: Routes, _ call: Call, _ match: Match, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Reply {
    guard case .made(let made) = answer else { return routes.notFound(call) }
    return try made(routes, call, match, &meter)
  }
}
