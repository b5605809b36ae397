import AnimationDocuments
import AnimationLibrary
import HTTPTypes

extension Revision {
  /// The entity tag of a document: its revision.
  var tag: String { "\"\(self)\"" }

  /// The revision that a strong tag names; nil for one that is none of ours.
  init?(_ tag: TagList.Tag) {
    guard !tag.isWeak, let number = Int(tag.opaque), String(number) == tag.opaque else {
      return nil
    }
    self.init(number)
  }
}

extension LibraryCall {
  /// What has to hold for this call to write.
  ///
  /// - Throws: A refusal where a field is not written as it has to be.
  func writeCondition() throws(LibraryFailure) -> WriteCondition {
    let absent = try isAbsenceRequired()
    guard let field = call.fields.ifMatch else { return absent ? .absent : .none }
    // Both at once can never hold.
    if absent { return .newest(in: []) }
    switch TagList(field) {
    case .any: return .present
    case .tags(let tags): return .newest(in: tags.compactMap(Revision.init))
    case nil:
      throw LibraryFailure(
        .malformed, "If-Match is * or a list of entity tags such as \"7\", with their quotes.")
    }
  }

  private func isAbsenceRequired() throws(LibraryFailure) -> Bool {
    guard let field = call.fields.ifNoneMatch else { return false }
    guard TagList(field) == .any else {
      throw LibraryFailure(
        .malformed,
        "If-None-Match of a write is *, which creates only; If-Match names the revision to replace."
      )
    }
    return true
  }

  /// Whether the client has a revision already.
  func has(_ revision: Revision) -> Bool {
    switch call.fields.ifNoneMatch.flatMap(TagList.init) {
    case .any: true
    // Reading compares weakly (RFC 9110, 13.1.2).
    case .tags(let tags): tags.contains { "\"\($0.opaque)\"" == revision.tag }
    case nil: false
    }
  }
}
