import AnimationDocuments
import AnimationLibrary
import HTTPTypes

extension Revision {
  /// The entity tag of a stored document: its revision in quotes.
  var tag: String { "\"\(self)\"" }

  /// The revision that a strong tag names; nil for a tag that is not a revision.
  init?(_ tag: TagList.Tag) {
    guard !tag.isWeak, let number = Int(tag.opaque), String(number) == tag.opaque else {
      return nil
    }
    self.init(number)
  }
}

extension LibraryCall {
  /// The condition under which this call may write, from `If-Match` and `If-None-Match`.
  ///
  /// - Throws: A refusal if one of the fields is malformed.
  func writeCondition() throws(LibraryFailure) -> WriteCondition {
    let absent = try isAbsenceRequired()
    guard let expected = try expectedTags() else { return absent ? .absent : .none }
    // Both conditions together can never hold.
    if absent { return .newest(in: []) }
    switch expected {
    case .any: return .present
    case .tags(let tags): return .newest(in: tags.compactMap(Revision.init))
    }
  }

  /// Asks the store to write. Where it refuses for the condition of this call, and a weak tag may be
  /// why, the refusal says so.
  func write<Result>(
    _ write: (any AnimationStore) throws(StoreError) -> Result
  ) throws(LibraryFailure) -> Result {
    do throws(LibraryFailure) {
      return try ask(write)
    } catch {
      guard case .refused(var refusal, let remark) = error, refusal.code == .preconditionFailed,
        let tags = try expectedTags()
      else { throw error }
      refusal.detail += tags.remark
      throw .refused(refusal, remark: remark)
    }
  }

  /// The entity tags in `If-Match`; nil without the field.
  private func expectedTags() throws(LibraryFailure) -> TagList? {
    guard let field = call.fields.ifMatch else { return nil }
    if let tags = TagList(field) { return tags }
    throw .refused(.noTagList)
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
}
