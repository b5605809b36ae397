/// A store that says how one transaction runs; what a write does is the same in all of them.
public protocol TransactionalStore: AnimationStore {
  associatedtype Transaction: StoreTransaction

  /// Runs one transaction, alone among all that write. What it changed is on disk when this
  /// returns. Where the body throws or answers a failure, nothing is changed.
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
