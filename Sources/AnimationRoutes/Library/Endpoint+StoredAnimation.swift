import AnimationDocuments
import AnimationEngine
import AnimationLibrary
import HTTPTypes

extension Endpoint {
  /// `GET`, `PUT`, `DELETE /v1/animations/{name}`: reads, stores or deletes a document by its name.
  static let storedAnimation = Endpoint(
    library: "/v1/animations/{name}", [.get, .head, .put, .delete], path: [.storedName],
    reads: .document, parameters: [RevisionQuery.parameter],
    says: .library(
      .get(
        "getAnimation", "A document by its name",
        about: """
          The bytes as they were sent, in no coding; 406 where `Accept-Encoding` refuses that. The \
          `ETag` is the revision. A `revision` never changes: with the parameter the answer may be \
          kept for ever. With `If-Match` it is read only where it is a revision that the field \
          names.
          """,
        headers: [.ifMatch], answers: .storedDocument),
      ContractOperation(
        .put, "putAnimation", "Keeps a document under a name",
        about: """
          The document is checked as `/v1/validate` does, then it is the newest revision. Every \
          revision is kept. The bytes of the newest revision sent again make no new one.

          `If-Match` names the revision to replace, and `If-None-Match: *` creates only; otherwise \
          the later write wins. Weak tags never match. What is acknowledged is on disk, in a \
          library that has one.
          """,
        headers: [.ifMatch, .ifNoneMatch], answers: [.replaced, .created]),
      ContractOperation(
        .delete, "deleteAnimation", "Deletes an animation with its history",
        about: "All revisions are gone afterwards; their numbers are never used again.",
        headers: [.ifMatch, .ifNoneMatch], answers: [.good(status: 204, "It is deleted.")]))
  ) { call, meter throws(LibraryFailure) in
    switch call.call.method {
    case .put: try call.put(&meter)
    case .delete: try call.delete()
    default: try call.document(&meter)
    }
  }
}

extension LibraryCall {
  /// The stored document as it was sent.
  ///
  /// It is never compressed: its entity tag is the revision, for one sequence of bytes.
  fileprivate func document(_ meter: inout WorkMeter) throws(LibraryFailure) -> Reply {
    if call.fields.acceptedCodings.refusesIdentity {
      throw LibraryFailure(
        .notAcceptable, "A stored document comes as it was sent; Accept-Encoding refuses that.")
    }
    let (stored, query) = try queried()
    let bytes = stored.draft.document
    try read { () throws(DocumentRefusal) in try meter.charge(bytes: bytes.count) }
    var reply = Reply(
      status: .ok,
      fields: [
        .contentType: "application/json", .eTag: stored.revision.tag,
        .cacheControl: cacheControl(isFixed: query.revision != nil),
      ], body: .bytes(bytes), route: template)
    reply.isVerbatim = true
    return reply
  }

  /// The value of `Cache-Control`: a given revision never changes, the newest may be replaced.
  private func cacheControl(isFixed: Bool) -> String {
    let isPublic = routes.service.access == .open
    guard isFixed else { return isPublic ? "no-cache" : "private, no-cache" }
    return (isPublic ? "public" : "private") + ", max-age=31536000, immutable"
  }

  /// Stores a document if it is valid.
  fileprivate func put(_ meter: inout WorkMeter) throws(LibraryFailure) -> Reply {
    let name = try name()
    try refuseParameters()
    let condition = try writeCondition()
    let draft = try read { () throws(DocumentRefusal) in try routes.draft(of: call.body, &meter) }
    let outcome = try write { store throws(StoreError) in
      try store.put(draft, as: name, if: condition, now: library.now())
    }
    var fields: HTTPFields = [.eTag: outcome.newest.revision.tag]
    if outcome.effect == .created { fields[.location] = "/v1/animations/\(name)" }
    var reply = Reply(
      json: LibraryText.text(of: outcome.newest), outcome.effect == .created ? .created : .ok,
      at: match.endpoint, fields: fields)
    reply.isVerbatim = true
    return reply
  }

  fileprivate func delete() throws(LibraryFailure) -> Reply {
    let name = try name()
    try about(name) { () throws(LibraryFailure) in try refuseParameters() }
    let condition = try writeCondition()
    let last = try write { store throws(StoreError) in
      try store.delete(name, if: condition, now: library.now())
    }
    if last == nil { throw .nothing(called: name) }
    return Reply(status: .noContent, body: .bytes([]), route: template)
  }

  /// Refuses query parameters: a write always makes the newest revision.
  private func refuseParameters() throws(LibraryFailure) {
    if let refusal = StrayParameters.refusal(ofWrite: call) { throw .document(refusal) }
  }
}

extension Routes {
  /// The draft to store for a document, which is checked as by `POST /v1/validate`.
  fileprivate func draft(
    of body: [UInt8], _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> AnimationDraft {
    let (document, _, timeline, _) = try examined(body, &meter)
    return AnimationDraft(
      document: body, formatVersion: AnimationDocument.version, kind: document.kind.rawValue,
      duration: timeline.duration)
  }
}
