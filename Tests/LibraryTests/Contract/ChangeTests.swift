import AnimationLibrary
import Synchronization
import Testing

@Suite("The log of changes")
struct ChangeTests {
  @Test(arguments: StoreKind.all)
  func theFirstNumberComesFromTheTimeOfTheStart(_ kind: StoreKind) throws {
    try kind.withStore { store in
      #expect(try store.latestChange() == ChangeNumber(StoreKind.start))
      #expect(try store.changes() == [])
      try store.put("a", as: name("card"))
      #expect(try store.latestChange() == ChangeNumber(StoreKind.start + 1))
    }
  }

  @Test(arguments: StoreKind.all)
  func numbersRiseByOneOverAllNames(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let (card, badge) = (try name("card"), try name("badge"))
      try store.put("a", as: card, now: 10)
      try store.put("a", as: badge, now: 11)
      try store.put("a", as: badge, now: 12)
      #expect(throws: StoreError.self) { try store.put("x", as: card, if: .absent) }
      try store.put("b", as: card, now: 13)
      _ = try store.delete(card, if: .none, now: 14)
      let expected: [(Change.Kind, AnimationName, Int, Int64)] = [
        (.revision, card, 1, 10), (.revision, badge, 1, 11), (.revision, card, 2, 13),
        (.deleted, card, 2, 14),
      ]
      let changes = try expected.enumerated().map { index, change in
        try Change(
          number: ChangeNumber(StoreKind.start + 1 + Int64(index)), kind: change.0,
          name: change.1, revision: revision(change.2), updated: change.3)
      }
      #expect(try store.changes() == changes)
      #expect(try store.changes(of: card) == changes.filter { $0.name == card })
      #expect(try store.changes(of: name("other")) == [])
    }
  }

  @Test(arguments: StoreKind.all)
  func readingGoesOnFromAnyNumber(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let names = try ["a", "b"].map(name)
      for index in 0..<10 { try store.put("\(index)", as: names[index % 2]) }
      let all = try store.changes()
      for (index, change) in all.enumerated() {
        #expect(try store.changes(after: change.number) == Array(all[(index + 1)...]))
        let next = try store.changes(after: change.number, name: names[1], limit: 2)
        #expect(next == Array(all[(index + 1)...].filter { $0.name == names[1] }.prefix(2)))
      }
      #expect(try store.changes(after: all[2].number, name: nil, limit: 3) == Array(all[3..<6]))
      #expect(try store.changes(after: all[2].number, name: nil, limit: 0) == [])
    }
  }

  @Test(arguments: StoreKind.all)
  func aNumberFromElsewhereIsRefused(_ kind: StoreKind) throws {
    try kind.withStore { store in
      try store.put("a", as: name("card"))
      for offset: Int64 in [-1, 2, -StoreKind.start, 1_000_000] {
        let number = ChangeNumber(StoreKind.start + offset)
        for filter in [nil, try name("card")] {
          #expect(throws: StoreError.unknownChange(number)) {
            try store.changes(after: number, name: filter, limit: 10)
          }
        }
      }
      for extreme in [Int64.min, .max] {
        #expect(throws: StoreError.unknownChange(ChangeNumber(extreme))) {
          try store.changes(after: ChangeNumber(extreme))
        }
      }
    }
  }

  @Test(arguments: StoreKind.all)
  func everyChangeIsSignalledOnceItCanBeRead(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let seen = Mutex<[ChangeNumber?]>([])
      let observation = store.signal.observe {
        let latest = try? store.latestChange()
        seen.withLock { $0.append(latest) }
      }
      let card = try name("card")
      try store.put("a", as: card)
      try store.put("a", as: card)
      _ = try? store.put("x", as: card, if: .absent)
      try store.delete(card)
      try store.delete(card)
      let expected = [1, 2].map { ChangeNumber(StoreKind.start + $0) }
      #expect(seen.withLock { $0 } == expected)
      withExtendedLifetime(observation) {}
    }
  }

  @Test(arguments: StoreKind.all)
  func whoHasLetGoIsNotCalled(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let calls = Mutex(0)
      _ = store.signal.observe { calls.withLock { $0 += 1 } }
      try store.put("a", as: name("card"))
      #expect(calls.withLock { $0 } == 0)
    }
  }
}
