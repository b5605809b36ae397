/// The operations of a write transaction on a store. No other transaction writes at the same
/// time.
public protocol StoreTransaction {
  /// The error of the underlying store.
  associatedtype Failure: Error

  /// The newest revision of an animation; nil if there is none.
  mutating func newest(of name: AnimationName) throws(Failure) -> RevisionSummary?

  /// Whether an existing revision has these bytes.
  mutating func holds(
    _ document: [UInt8], as revision: RevisionSummary
  ) throws(Failure) -> Bool

  /// The next revision number of a name, also after a deletion; ``Revision/first`` for a new
  /// name.
  mutating func nextRevision(of name: AnimationName) throws(Failure) -> Revision

  /// Adds a revision, which becomes the newest.
  mutating func insert(_ stored: StoredAnimation) throws(Failure)

  /// Removes all revisions of a name, but keeps its last number.
  mutating func remove(_ name: AnimationName) throws(Failure)

  /// Adds a change to the log, under the next number.
  mutating func log(
    _ kind: Change.Kind, of name: AnimationName, _ revision: Revision, now: Int64
  ) throws(Failure)
}

extension StoreTransaction {
  /// Does ``AnimationStore/put(_:as:if:now:)`` in a transaction; after a failure nothing has
  /// changed.
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

  /// Does ``AnimationStore/delete(_:if:now:)`` in a transaction; after a failure nothing has
  /// changed.
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

  /// Calls `body` with the newest revision if the condition is true of it.
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
