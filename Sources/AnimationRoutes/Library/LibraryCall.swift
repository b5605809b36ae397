import AnimationDocuments
import AnimationEngine
package import AnimationLibrary
import HTTPTypes

/// A call of a library endpoint, together with the library.
struct LibraryCall {
  let routes: Routes
  let call: Call
  let match: Match
  let library: ServedLibrary

  var template: String { match.endpoint.template }

  /// The name of the animation in the path.
  ///
  /// - Throws: A failure if it breaks the rule for names.
  func name() throws(LibraryFailure) -> AnimationName {
    if let name = AnimationName(match.name) { return name }
    throw Self.wrong("name", AnimationName.rule)
  }

  /// Asks the store and returns its answer, letting other requests compute meanwhile.
  func ask<Result>(
    _ question: (any AnimationStore) throws(StoreError) -> Result
  ) throws(LibraryFailure) -> Result {
    let answer = call.workers.away {
      Swift.Result { () throws(StoreError) in try question(library.store) }
    }
    return try answer.mapError(LibraryFailure.init).get()
  }

  /// Reads a document or a query; a refusal becomes a failure.
  func read<Result>(
    _ body: () throws(DocumentRefusal) -> Result
  ) throws(LibraryFailure) -> Result {
    do throws(DocumentRefusal) {
      return try body()
    } catch {
      throw .document(error)
    }
  }

  /// A revision of the animation in the path; nil asks for the newest one.
  func animation(revision: Int?) throws(LibraryFailure) -> StoredAnimation {
    let name = try name()
    let number = revision.flatMap(Revision.init)
    let stored = try ask { store throws(StoreError) in
      try store.animation(named: name, revision: number)
    }
    if let stored { return stored }
    throw revision.map { LibraryFailure(.notFound, "\(name) has no revision \($0).") }
      ?? .nothing(called: name)
  }

  /// The animation in the path, in the revision that the query names, and the rest of the query.
  ///
  /// What is not there is told before what is wrong with the query.
  ///
  /// - Parameter takesMore: Whether another reader reads the rest of the query.
  func queried(
    takesMore: Bool = false
  ) throws(LibraryFailure) -> (stored: StoredAnimation, query: RevisionQuery) {
    let query = try read { () throws(DocumentRefusal) in
      try RevisionQuery(decoding: call.target.query, takesMore: true)
    }
    let stored = try animation(revision: query.revision)
    if takesMore { return (stored, query) }
    _ = try read { () throws(DocumentRefusal) in
      try RevisionQuery(decoding: call.target.query)
    }
    return (stored, query)
  }

  /// Does what may find something wrong with a call about an animation. That there is no such
  /// animation is told first.
  func about<Result>(
    _ name: AnimationName, _ body: () throws(LibraryFailure) -> Result
  ) throws(LibraryFailure) -> Result {
    do throws(LibraryFailure) {
      return try body()
    } catch {
      if try !has(name) { throw .nothing(called: name) }
      throw error
    }
  }

  /// Whether there is an animation of this name.
  func has(_ name: AnimationName) throws(LibraryFailure) -> Bool {
    try ask { store throws(StoreError) in
      try !store.revisions(of: name, before: nil, limit: 1).isEmpty
    }
  }

  /// A page of a list, whose entity tag is the hash of its bytes.
  func answer(page text: String) -> Reply {
    Reply(
      json: text, at: match.endpoint, fields: [.eTag: EntityTag(of: Array(text.utf8)).text])
  }

  /// The failure for a wrong parameter.
  static func wrong(_ parameter: String, _ message: String) -> LibraryFailure {
    .document(
      DocumentRefusal(.malformed, DocumentProblem(.wrongType, message, parameter: parameter)))
  }
}

extension LibraryFailure {
  static func nothing(called name: AnimationName) -> LibraryFailure {
    LibraryFailure(
      .notFound, "There is no animation \"\(name)\". GET /v1/animations lists those that there are."
    )
  }
}

extension AnimationName {
  /// The rule for names, as a sentence.
  package static let rule =
    "A name has 1 to \(maxLength) of the characters a-z 0-9 . _ - and starts with a letter or a "
    + "digit, such as button.primary.press."
}

extension Endpoint {
  /// A function that answers a call of the library.
  typealias LibraryMaking =
    @Sendable (_ call: LibraryCall, _ meter: inout WorkMeter) throws(LibraryFailure) -> Reply

  /// An endpoint of the library.
  convenience init(
    library template: String, _ methods: [HTTPRequest.Method], path: [RequestParameter] = [],
    reads body: RequestBody? = nil, parameters: [RequestParameter] = [], idle: [String] = [],
    formats: FormatChoice? = nil, looksAtStored: Bool = false, says said: ContractEntry,
    made: @escaping LibraryMaking
  ) {
    self.init(
      template, methods, path: path, reads: body, parameters: parameters, idle: idle,
      formats: formats, access: .library, looksAtStored: looksAtStored, says: said
    ) { routes, call, match, meter throws(DocumentRefusal) in
      do throws(LibraryFailure) {
        guard let library = routes.service.library else { throw .refused(.libraryUnavailable) }
        return try made(
          LibraryCall(routes: routes, call: call, match: match, library: library), &meter)
      } catch {
        return try routes.reply(to: error, call, at: match.endpoint)
      }
    }
  }
}

extension Routes {
  /// The answer to a failure; refusals of documents and queries are thrown on.
  fileprivate func reply(
    to failure: LibraryFailure, _ call: Call, at endpoint: Endpoint
  ) throws(DocumentRefusal) -> Reply {
    switch failure {
    case .document(let refusal): throw refusal
    case .refused(let refusal, let remark):
      var reply = reply(to: refusal, id: call.id, route: endpoint.template)
      reply.remark = remark
      return reply
    }
  }
}
