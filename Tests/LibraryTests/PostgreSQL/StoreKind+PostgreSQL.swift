import AnimationLibrary
import Testing

#if PostgreSQL
  @testable import LibraryPostgreSQL

  extension StoreKind {
    /// PostgreSQL where it is installed, else nothing: ``PostgreSQLSetupTests`` says so.
    static let postgreSQL: [StoreKind] = {
      guard (try? PostgreSQLCluster.shared.get()) != nil else { return [] }
      return [
        StoreKind(name: "PostgreSQL", isKept: true) {
          let uri = try PostgreSQLCluster.shared.get().freshSchema()
          return Place(open: { try PostgreSQLStore(uri: uri, now: $0) }, remove: {})
        }
      ]
    }()
  }

  @Suite("PostgreSQL for the tests")
  struct PostgreSQLSetupTests {
    @Test func itIsInstalledAndRuns() throws {
      do {
        _ = try PostgreSQLCluster.shared.get()
      } catch {
        try Test.cancel("No library in PostgreSQL was tested. \(error)")
      }
    }
  }
#else
  extension StoreKind {
    /// Tested with the package's trait `PostgreSQL` alone.
    static let postgreSQL: [StoreKind] = []
  }
#endif
