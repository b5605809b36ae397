/// What one write reads and changes in a store. Nobody else writes meanwhile.
public protocol StoreTransaction {
  /// What goes wrong in the store beneath.
  associatedtype Failure: Error

  /// The newest revision of an animation; nil where there is none.
  mutating func newest(of name: AnimationName) throws(Failure) -> RevisionSummary?

  /// Whether a revision that is there has these bytes.
  mutating func holds(
    _ document: [UInt8], as revision: RevisionSummary
  ) throws(Failure) -> Bool

  /// The number after the last one of a name, which may be deleted; ``Revision/first`` without any.
  mutating func nextRevision(of name: AnimationName) throws(Failure) -> Revision

  /// Adds a revision, which is the newest from now on.
  mutating func insert(_ stored: StoredAnimation) throws(Failure)

  /// Removes all revisions of a name, and keeps the number of the last one.
  mutating func remove(_ name: AnimationName) throws(Failure)

  /// Logs a change under the next number.
  mutating func log(
    _ kind: Change.Kind, of name: AnimationName, _ revision: Revision, now: Int64
  ) throws(Failure)
}

extension StoreTransaction {
  /// ``AnimationStore/put(_:as:if:now:)`` in a transaction; a failure has changed nothing.
  mutating func put(
    _ draft: AnimationDraft, as name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(Failure) -> Result<PutOutcome, StoreError> {
    let newest = try newest(of: name)
    guard condition.holds(newest: newest?.revision) else {
      return .failure(.conditionFailed(newest: newest?.revision))
    }
    if let newest, try holds(draft.document, as: newest) {
      return .success(PutOutcome(effect: .unchanged, newest: newest))
    }
    let stored = StoredAnimation(
      name: name, revision: try nextRevision(of: name), updated: now, draft: draft)
    try insert(stored)
    try log(.revision, of: name, stored.revision, now: now)
    return .success(
      PutOutcome(effect: newest == nil ? .created : .replaced, newest: RevisionSummary(stored)))
  }

  /// ``AnimationStore/delete(_:if:now:)`` in a transaction; a failure has changed nothing.
  mutating func delete(
    _ name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(Failure) -> Result<Revision?, StoreError> {
    let newest = try newest(of: name)
    guard condition.holds(newest: newest?.revision) else {
      return .failure(.conditionFailed(newest: newest?.revision))
    }
    guard let newest else { return .success(nil) }
    try remove(name)
    try log(.deleted, of: name, newest.revision, now: now)
    return .success(newest.revision)
  }
}
