import LibrarySQLite
import Testing

@Suite("A library on a full disk")
struct FullDiskTests {
  @Test func writingIsRefusedAndReadingGoesOn() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let store = try SQLiteStore(path: folder.path("library.sqlite"), now: 1, maxPages: 40)
    defer { store.close() }
    try checkFilling(store, takes: 5..<40)
  }
}
