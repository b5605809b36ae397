import AnimationLibrary
import LibrarySQLite
import Testing

/// The numbers from which a library goes on counting, after they were changed on the disk.
@Suite("Damaged numbers of a library")
struct DamagedNumberTests {
  static let changes = [
    "UPDATE animation SET last = 9223372036854775807",
    "UPDATE change SET number = 9223372036854775807",
    "UPDATE library SET beforeFirstChange = 9223372036854775807",
    "UPDATE library SET beforeFirstChange = beforeFirstChange + 5",
  ]

  @Test(arguments: changes)
  func endNoDaemonAndAreRestored(_ change: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
    try with(path) { _ = try $0.put("a", as: name("card")) }
    _ = try SQLiteStore.backUp(path, to: copy)
    try executeSQL(change, in: path)
    #expect((try? SQLiteStore.check(path))?.faults != [])
    try with(path) { store in
      #expect {
        try store.put("b", as: name("card"))
        _ = try store.changes()
      } throws: {
        "\($0)".hasPrefix("damaged")
      }
    }
    _ = try SQLiteStore.restore(copy, to: path, now: StoreKind.start)
    try with(path) { store in
      let effect = try store.put("b", as: name("card")).effect
      #expect(effect == .replaced)
    }
  }

  private func with(_ path: String, _ body: (SQLiteStore) throws -> Void) throws {
    let store = try SQLiteStore(path: path, now: StoreKind.start)
    defer { store.close() }
    try body(store)
  }
}
