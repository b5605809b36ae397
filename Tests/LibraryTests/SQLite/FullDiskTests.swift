import AnimationLibrary
import LibrarySQLite
import Testing

@Suite("A library on a full disk")
struct FullDiskTests {
  @Test func writingIsRefusedAndReadingGoesOn() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let store = try SQLiteStore(path: folder.path("library.sqlite"), now: 1, maxPages: 40)
    defer { store.close() }
    let (card, text) = (try name("card"), String(repeating: "x", count: 9000))
    let first = ChangeNumber(1)
    var written = 0
    #expect(throws: StoreError.full) {
      while written < 100 {
        try store.put(text + "\(written)", as: card)
        written += 1
      }
    }
    try #require((5..<40).contains(written))
    #expect(try store.changes(after: first).count == written)
    #expect(try store.summary(of: card)?.revision.number == written)
    #expect(
      try store.animation(named: card, revision: nil)?.draft.document
        == Array("\(text)\(written - 1)".utf8))
    try store.checkReady()
    #expect(throws: StoreError.full) { try store.put(text, as: name("badge")) }
    #expect(try store.delete(card)?.number == written)
    #expect(try store.put(text, as: card).newest.revision.number == written + 1)
  }
}
