import AnimationLibrary
import Synchronization
import Testing

@Suite("Writers at one time")
struct WriterTests {
  private static let writers = 8

  /// Every writer reads the newest revision and writes on the condition that it still is.
  @Test(arguments: StoreKind.all)
  func exactlyOneWriterWinsEachRevision(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      let winners = Mutex<[Int: [String]]>([:])
      try store.put("start", as: card)
      try inThreads(Self.writers) { writer in
        for attempt in 0..<40 {
          let text = "\(writer)-\(attempt)"
          guard let won = try Self.race(text, for: card, in: store) else { continue }
          winners.withLock { $0[won, default: []].append(text) }
        }
      }
      let won = winners.withLock { $0 }
      let last = try #require(try store.summary(of: card)).revision.number
      #expect(won.keys.sorted() == Array(2...last))
      for (number, texts) in won {
        #expect(texts.count == 1, "revision \(number) was won by \(texts)")
        let stored = try store.animation(named: card, revision: revision(number))
        #expect(stored?.draft.document == texts.first.map { Array($0.utf8) })
      }
      try expectOneLog(in: store, count: last)
    }
  }

  /// The number of the revision that was written; nil where another writer was faster.
  private static func race(
    _ text: String, for name: AnimationName, in store: any AnimationStore
  ) throws -> Int? {
    let newest = try store.summary(of: name).map(\.revision)
    do {
      let condition = WriteCondition.newest(in: newest.map { [$0] } ?? [])
      return try store.put(text, as: name, if: condition).newest.revision.number
    } catch StoreError.conditionFailed(let other) {
      let isNewer = other.map { other in newest.map { $0 < other } ?? true } ?? false
      #expect(isNewer, "\(name) was refused at \(newest as Any) for \(other as Any)")
      return nil
    }
  }

  private func expectOneLog(in store: any AnimationStore, count: Int) throws {
    let changes = try store.changes()
    #expect(changes.map(\.number.number) == (1...count).map { StoreKind.start + Int64($0) })
    #expect(changes.map(\.revision.number) == Array(1...count))
  }

  @Test(arguments: StoreKind.all)
  func withoutConditionsEveryWriteIsARevision(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      try inThreads(Self.writers) { writer in
        for attempt in 0..<25 { try store.put("\(writer)-\(attempt)", as: card) }
      }
      try expectOneLog(in: store, count: Self.writers * 25)
      let revisions = try store.revisions(of: card, before: nil, limit: 1000)
      let texts = try revisions.map { summary in
        try store.animation(named: card, revision: summary.revision)?.draft.document
      }
      #expect(Set(texts).count == Self.writers * 25)
    }
  }

  @Test(arguments: StoreKind.all)
  func oneOfManyCreates(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      let wins = Mutex(0)
      try inThreads(Self.writers) { writer in
        do {
          try store.put("\(writer)", as: card, if: .absent)
          wins.withLock { $0 += 1 }
        } catch StoreError.conditionFailed {}
      }
      #expect(wins.withLock { $0 } == 1)
    }
  }

  /// A reader never sees a part of a write: the document is that of its revision.
  @Test(arguments: StoreKind.all)
  func readersSeeWholeWrites(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      try store.put("1", as: card)
      try inThreads(Self.writers) { index in
        for round in 0..<50 {
          if index == 0 {
            try store.put("\(round + 2)", as: card)
          } else if let stored = try store.animation(named: card, revision: nil) {
            #expect(stored.draft.document == Array("\(stored.revision)".utf8))
          }
        }
      }
    }
  }

  /// Who reads the log after each signal misses nothing and reads nothing twice.
  @Test(arguments: StoreKind.all)
  func aListenerIsToldOfEveryChangeInOrder(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let told = Mutex<[Change]>([])
      let observation = store.signal.observe {
        told.withLock { told in
          let last = told.last?.number ?? ChangeNumber(StoreKind.start)
          told += (try? store.changes(after: last, name: nil, limit: 100)) ?? []
        }
      }
      try inThreads(Self.writers) { writer in
        for attempt in 0..<25 { try store.put("\(attempt)", as: name("w\(writer)")) }
      }
      #expect(told.withLock { $0 } == (try store.changes()))
      #expect(told.withLock { $0.count } == Self.writers * 25)
      withExtendedLifetime(observation) {}
    }
  }
}
