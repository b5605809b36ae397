/// A store defined by how it runs a transaction; the writes themselves are the same for all such
/// stores.
public protocol TransactionalStore: AnimationStore {
  associatedtype Transaction: StoreTransaction

  /// Runs a transaction, with no other one writing at the same time. Its changes are on disk when
  /// this returns. If the body throws or returns a failure, nothing is changed.
  func write<Value: Sendable>(
    _ body: (inout Transaction) throws(Transaction.Failure) -> Result<Value, StoreError>
  ) throws(StoreError) -> Value
}

extension TransactionalStore {
  public func put(
    _ draft: AnimationDraft, as name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> PutOutcome {
    let outcome = try write { transaction throws(Transaction.Failure) in
      try transaction.put(draft, as: name, if: condition, now: now)
    }
    if outcome.effect != .unchanged { signal.send() }
    return outcome
  }

  public func delete(
    _ name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> Revision? {
    let last = try write { transaction throws(Transaction.Failure) in
      try transaction.delete(name, if: condition, now: now)
    }
    if last != nil { signal.send() }
    return last
  }
}
