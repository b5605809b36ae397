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
    try change(name, if: condition) { store, newest throws(Failure) in
      if let newest, try store.holds(draft.document, as: newest) {
        return PutOutcome(effect: .unchanged, newest: newest)
      }
      let stored = StoredAnimation(
        name: name, revision: try store.nextRevision(of: name), updated: now, draft: draft)
      try store.insert(stored)
      try store.log(.revision, of: name, stored.revision, now: now)
      return PutOutcome(
        effect: newest == nil ? .created : .replaced, newest: RevisionSummary(stored))
    }
  }

  /// ``AnimationStore/delete(_:if:now:)`` in a transaction; a failure has changed nothing.
  mutating func delete(
    _ name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(Failure) -> Result<Revision?, StoreError> {
    try change(name, if: condition) { store, newest throws(Failure) in
      guard let newest else { return nil }
      try store.remove(name)
      try store.log(.deleted, of: name, newest.revision, now: now)
      return newest.revision
    }
  }

  /// Does what depends on the newest revision where the condition holds of it.
  private mutating func change<Value>(
    _ name: AnimationName, if condition: WriteCondition,
    _ body: (inout Self, RevisionSummary?) throws(Failure) -> Value
  ) throws(Failure) -> Result<Value, StoreError> {
    let newest = try newest(of: name)
    guard condition.holds(newest: newest?.revision) else {
      return .failure(.conditionFailed(newest: newest?.revision))
    }
    return .success(try body(&self, newest))
  }
}
