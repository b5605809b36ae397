#if PostgreSQL
  import AnimationLibrary
  import Foundation
  import LibraryPostgreSQL
  import Synchronization
  import Testing

  @Suite("PostgreSQL restarted", .enabled(if: !StoreKind.postgreSQL.isEmpty), .serialized)
  struct RestartTests {
    /// What eight writers were told.
    private struct Account {
      /// The text of each revision that was acknowledged.
      var acknowledged: [Int: String] = [:]
      var refused = 0
      var unavailable = 0
    }

    @Test func noAcknowledgedRevisionIsLostOrDoubled() throws {
      let cluster = try PostgreSQLCluster()
      let uri = try cluster.freshSchema()
      let stores = try (0..<3).map { _ in try PostgreSQLStore(uri: uri, now: StoreKind.start) }
      defer { for store in stores { store.close() } }
      let account = Mutex(Account())
      let told = Mutex(0)
      let observation = stores[2].signal.observe { told.withLock { $0 += 1 } }
      let isDone = Mutex(false)
      try inThreads(9) { index in
        if index == 8 {
          for _ in 0..<2 {
            Thread.sleep(forTimeInterval: 1)
            try cluster.restart()
          }
          Thread.sleep(forTimeInterval: 2)
          isDone.withLock { $0 = true }
        } else {
          var attempt = 0
          while !isDone.withLock({ $0 }) {
            attempt += 1
            Self.race("\(index)-\(attempt)", in: stores[index % 2], account)
          }
        }
      }
      try check(account.withLock { $0 }, in: stores[2])
      let before = told.withLock { $0 }
      try stores[0].put("last", as: name("card"))
      for _ in 0..<3000 where told.withLock({ $0 }) == before {
        Thread.sleep(forTimeInterval: 0.1)
      }
      #expect(told.withLock { $0 } > before)
      withExtendedLifetime(observation) {}
    }

    /// One conditional write, and what came of it.
    private static func race(
      _ text: String, in store: PostgreSQLStore, _ account: borrowing Mutex<Account>
    ) {
      do {
        let card = try name("card")
        let newest = try store.summary(of: card).map(\.revision)
        let condition = newest.map { WriteCondition.newest(in: [$0]) } ?? .absent
        let number = try store.put(text, as: card, if: condition).newest.revision.number
        account.withLock { account in
          #expect(account.acknowledged[number] == nil, "revision \(number) was given twice")
          account.acknowledged[number] = text
        }
      } catch StoreError.conditionFailed {
        account.withLock { $0.refused += 1 }
      } catch {
        account.withLock { $0.unavailable += 1 }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }

    private func check(_ account: Account, in store: PostgreSQLStore) throws {
      #expect(account.acknowledged.count > 50 && account.unavailable > 0)
      let card = try name("card")
      let revisions = try store.revisions(of: card, before: nil, limit: 1_000_000)
      #expect(revisions.map(\.revision.number) == Array((1...revisions.count).reversed()))
      var texts: Set<String> = []
      for revision in revisions.map(\.revision) {
        let document = try store.animation(named: card, revision: revision)?.draft.document
        let text = String(decoding: try #require(document), as: UTF8.self)
        #expect(texts.insert(text).inserted, "\(text) was written twice")
        let expected = account.acknowledged[revision.number]
        #expect(expected == nil || expected == text)
      }
      #expect(Set(account.acknowledged.keys).isSubset(of: 1...revisions.count))
      let changes = try store.changes()
      #expect(changes.map(\.revision.number) == Array(1...revisions.count))
      let first = StoreKind.start + 1
      #expect(changes.map(\.number.number) == (0..<Int64(changes.count)).map { first + $0 })
    }

    @Test func itIsNotReadyMeanwhileAndReadyAgainAfterwards() throws {
      let cluster = try PostgreSQLCluster()
      let store = try PostgreSQLStore(uri: cluster.freshSchema(), now: StoreKind.start)
      defer { store.close() }
      try store.put("a", as: name("card"))
      try cluster.stop()
      for _ in 0..<3 {
        #expect { try store.checkReady() } throws: {
          if case StoreError.unavailable = $0 { true } else { false }
        }
      }
      try cluster.start()
      let isReady = (0..<100).contains { _ in
        if (try? store.checkReady()) != nil { return true }
        Thread.sleep(forTimeInterval: 0.1)
        return false
      }
      #expect(isReady)
      #expect(try store.put("b", as: name("card")).newest.revision.number == 2)
    }
  }
#endif
