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

  /// Checks that the revision to be read is one that `If-Match` names, where it is there (RFC 9110,
  /// 13.1.1).
  ///
  /// - Throws: A refusal if it is not, or if the field is malformed.
  func checkExpected(_ revision: Revision) throws(LibraryFailure) {
    guard case .tags(let tags) = try expectedTags() else { return }
    if tags.contains(where: { Revision($0) == revision }) { return }
    throw LibraryFailure(
      .preconditionFailed,
      "This is revision \(revision), which If-Match does not name." + Self.remark(on: tags))
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
        case .tags(let tags) = try expectedTags()
      else { throw error }
      refusal.detail += Self.remark(on: tags)
      throw .refused(refusal, remark: remark)
    }
  }

  /// The sentence, after a space, about weak tags in `If-Match`, whose comparison is strong (RFC
  /// 9110, 13.1.1); empty where there are none. Proxies that change the coding of an answer make its
  /// tag weak.
  private static func remark(on tags: [TagList.Tag]) -> String {
    guard let weak = tags.first(where: \.isWeak) else { return "" }
    return " A weak tag such as W/\"\(weak.opaque.shortened)\" never matches: send it without W/."
  }

  /// The entity tags in `If-Match`; nil without the field.
  private func expectedTags() throws(LibraryFailure) -> TagList? {
    guard let field = call.fields.ifMatch else { return nil }
    if let tags = TagList(field) { return tags }
    throw LibraryFailure(
      .malformed, "If-Match is * or a list of entity tags such as \"7\", with their quotes.")
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

  /// Whether `If-None-Match` names the revision.
  func has(_ revision: Revision) -> Bool {
    switch call.fields.ifNoneMatch.flatMap(TagList.init) {
    case .any: true
    // The comparison is weak when reading (RFC 9110, 13.1.2).
    case .tags(let tags): tags.contains { "\"\($0.opaque)\"" == revision.tag }
    case nil: false
    }
  }
}
