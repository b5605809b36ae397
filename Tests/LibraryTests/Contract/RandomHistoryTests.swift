import AnimationLibrary
import Testing

/// Every store does what the plain one in memory does, step by step.
@Suite("Random histories")
struct RandomHistoryTests {
  @Test(arguments: StoreKind.all, 1...12 as ClosedRange<UInt64>)
  func everyStoreAnswersLikeTheModel(_ kind: StoreKind, _ seed: UInt64) throws {
    try kind.withPlace { place in
      let model = InMemoryStore(now: StoreKind.start)
      var store = try place.open(StoreKind.start)
      defer { store.close() }
      var history = RandomHistory(seed: seed)
      for index in 0..<150 {
        if kind.isKept, index % 50 == 49 {
          store.close()
          store = try place.open(StoreKind.start + 5_000_000)
        }
        let step = history.next()
        let answer = Answer(store, step, now: Int64(index))
        let expected = Answer(model, step, now: Int64(index))
        try #require(answer == expected, "seed \(seed), step \(index): \(step)")
      }
    }
  }
}

/// What a store answers to one step: what it returns, or the error that it throws.
private struct Answer: Hashable {
  var returned: AnyHashable?
  var thrown: StoreError?

  init(_ store: any AnimationStore, _ step: RandomHistory.Step, now: Int64) {
    do throws(StoreError) {
      returned = try Self.take(step, store, now)
    } catch {
      thrown = error
    }
  }

  private static func take(
    _ step: RandomHistory.Step, _ store: any AnimationStore, _ now: Int64
  ) throws(StoreError) -> AnyHashable {
    switch step {
    case .put(let draft, let name, let condition):
      try store.put(draft, as: name, if: condition, now: now)
    case .delete(let name, let condition): try store.delete(name, if: condition, now: now)
    case .read(let name, let revision): try store.animation(named: name, revision: revision)
    case .list(let prefix, let name, let limit):
      try store.animations(prefix: prefix, after: name, limit: limit)
    case .revisions(let name, let revision, let limit):
      try store.revisions(of: name, before: revision, limit: limit)
    case .changes(let number, let name, let limit):
      try store.changes(after: number, name: name, limit: limit)
    }
  }
}
