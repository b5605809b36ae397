#if PostgreSQL
  import AnimationLibrary
  import Foundation
  import Synchronization
  import Testing

  @testable import LibraryPostgreSQL

  @Suite("A library that machines share", .enabled(if: !StoreKind.postgreSQL.isEmpty))
  struct MachineTests {
    private func withStores(
      _ count: Int, _ body: ([PostgreSQLStore]) throws -> Void
    ) throws {
      let uri = try PostgreSQLCluster.shared.get().freshSchema()
      let stores = try (0..<count).map { _ in
        try PostgreSQLStore(uri: uri, now: StoreKind.start)
      }
      defer { for store in stores { store.close() } }
      try body(stores)
    }

    /// Waits until something is so.
    private func eventually(_ isSo: () throws -> Bool) rethrows -> Bool {
      for _ in 0..<200 {
        if try isSo() { return true }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return false
    }

    @Test func aChangeIsToldToTheOtherMachines() throws {
      try withStores(3) { stores in
        let calls = Mutex([0, 0, 0])
        let observations = stores.enumerated().map { index, store in
          store.signal.observe { calls.withLock { $0[index] += 1 } }
        }
        try stores[0].put("a", as: name("card"))
        #expect(eventually { calls.withLock { $0 } == [1, 1, 1] })
        for store in stores { #expect(try store.changes().count == 1) }
        try stores[1].delete(name("card"))
        #expect(eventually { calls.withLock { $0 } == [2, 2, 2] })
        withExtendedLifetime(observations) {}
      }
    }

    /// Who reads the log at each signal misses nothing, though eight writers on two machines write.
    @Test func aListenerElsewhereIsToldOfEveryChangeInOrder() throws {
      try withStores(3) { stores in
        let told = Mutex<[Change]>([])
        let observation = stores[2].signal.observe {
          told.withLock { told in
            let last = told.last?.number ?? ChangeNumber(StoreKind.start)
            told += (try? stores[2].changes(after: last, name: nil, limit: 1000)) ?? []
          }
        }
        try inThreads(8) { writer in
          for attempt in 0..<25 { try stores[writer % 2].put("\(attempt)", as: name("w\(writer)")) }
        }
        #expect(eventually { told.withLock { $0.count } == 200 })
        #expect(told.withLock { $0 } == (try stores[0].changes()))
        withExtendedLifetime(observation) {}
      }
    }

    @Test func aNewLibraryIsMadeOnceWhoeverComesFirst() throws {
      let uri = try PostgreSQLCluster.shared.get().freshSchema()
      try inThreads(6) { index in
        let store = try PostgreSQLStore(uri: uri, now: StoreKind.start)
        defer { store.close() }
        try store.put("a", as: name("n\(index)"))
      }
      let store = try PostgreSQLStore(uri: uri, now: 1)
      defer { store.close() }
      #expect(try store.latestChange() == ChangeNumber(StoreKind.start + 6))
    }

    @Test func aNewerLibraryIsRefused() throws {
      let uri = try PostgreSQLCluster.shared.get().freshSchema()
      try PostgreSQLStore(uri: uri, now: 1).close()
      var connection = try PostgreSQLConnection(to: uri)
      try connection.run("INSERT INTO inbetween_migration VALUES (99)")
      #expect { try PostgreSQLStore(uri: uri, now: 1) } throws: {
        "\($0)".contains("newer inbetweend")
      }
    }

    @Test func aServerThatIsNotThereIsNamedWithoutThePassword() {
      #expect {
        try PostgreSQLStore(uri: "postgres://me:s3cret@127.0.0.1:9649/db", now: 1)
      } throws: { error in
        guard case StoreError.unavailable(let text) = error else { return false }
        return text.contains("9649") && !text.contains("s3cret")
      }
    }
  }
#endif
