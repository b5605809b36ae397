import AnimationLibrary
import Testing

@Suite("Conditions of writes")
struct ConditionTests {
  /// Every condition with what has to be so: no animation, or one whose newest revision is 2.
  private static func cases() throws -> [(WriteCondition, absent: Bool, newestIsTwo: Bool)] {
    let (one, two) = (try revision(1), try revision(2))
    return [
      (.none, true, true), (.absent, true, false), (.present, false, true),
      (.newest(in: [two]), false, true), (.newest(in: [one, two]), false, true),
      (.newest(in: [one]), false, false), (.newest(in: []), false, false),
    ]
  }

  @Test(arguments: StoreKind.all)
  func aWriteHappensWhereItsConditionHolds(_ kind: StoreKind) throws {
    for (condition, absent, newestIsTwo) in try Self.cases() {
      try kind.withStore { store in
        let (new, old) = (try name("new"), try name("old"))
        try put(twice: old, in: store)
        expect(absent, newest: nil) { try store.put("c", as: new, if: condition) }
        expect(newestIsTwo, newest: try revision(2)) {
          try store.put("c", as: old, if: condition)
        }
        #expect(try (store.summary(of: new) != nil) == absent)
        #expect(try store.summary(of: old)?.revision.number == (newestIsTwo ? 3 : 2))
      }
    }
  }

  @Test(arguments: StoreKind.all)
  func aDeletionHappensWhereItsConditionHolds(_ kind: StoreKind) throws {
    for (condition, absent, newestIsTwo) in try Self.cases() {
      try kind.withStore { store in
        let (new, old) = (try name("new"), try name("old"))
        try put(twice: old, in: store)
        expect(absent, newest: nil) { try #require(try store.delete(new, if: condition) == nil) }
        expect(newestIsTwo, newest: try revision(2)) {
          try #require(try store.delete(old, if: condition) == revision(2))
        }
        #expect(try (store.summary(of: old) == nil) == newestIsTwo)
        #expect(try store.changes().count == (newestIsTwo ? 3 : 2))
      }
    }
  }

  @Test(arguments: StoreKind.all)
  func theConditionCountsBeforeTheBytes(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      try store.put("a", as: card)
      expect(false, newest: .first) { try store.put("a", as: card, if: .absent) }
      #expect(try store.put("a", as: card, if: .newest(in: [.first])).effect == .unchanged)
    }
  }

  private func put(twice name: AnimationName, in store: any AnimationStore) throws {
    try store.put("a", as: name)
    try store.put("b", as: name)
  }

  private func expect(
    _ holds: Bool, newest: Revision?, sourceLocation: SourceLocation = #_sourceLocation,
    _ write: () throws -> some Any
  ) {
    if holds {
      #expect(throws: Never.self, sourceLocation: sourceLocation) { _ = try write() }
    } else {
      let failure = StoreError.conditionFailed(newest: newest)
      #expect(throws: failure, sourceLocation: sourceLocation) { _ = try write() }
    }
  }
}
