#if PostgreSQL
  import AnimationLibrary
  import Testing

  @testable import LibraryPostgreSQL

  /// A number from which a library goes on counting, after it was changed in the database.
  @Suite("A damaged revision in PostgreSQL", .enabled(if: !StoreKind.postgreSQL.isEmpty))
  struct DamagedRevisionTests {
    @Test func endsNoDaemon() throws {
      let uri = try PostgreSQLCluster.shared.get().freshSchema()
      let store = try PostgreSQLStore(uri: uri, now: StoreKind.start)
      defer { store.close() }
      try store.put("a", as: name("card"))
      var connection = try PostgreSQLConnection(to: uri)
      try connection.run("UPDATE inbetween_animation SET last = 9223372036854775807")
      #expect {
        try store.put("b", as: name("card"))
      } throws: {
        "\($0)".hasPrefix("damaged")
      }
      #expect(try store.animation(named: name("card"), revision: nil)?.revision == .first)
      #expect(try store.put("b", as: name("other")).effect == .created)
    }
  }
#endif
