import AnimationLibrary
import Synchronization
import Testing

@Suite("A library in memory that may keep no more")
struct FullMemoryTests {
  @Test func writingIsRefusedAndReadingGoesOn() throws {
    let store = InMemoryStore(now: 1, maxBytes: 100_000)
    let (card, text) = (try name("card"), String(repeating: "x", count: 9000))
    var written = 0
    #expect(throws: StoreError.full) {
      while written < 100 {
        try store.put(text + "\(written)", as: card)
        written += 1
      }
    }
    try #require((5...11).contains(written))
    #expect(try store.changes(after: ChangeNumber(1)).count == written)
    #expect(
      try store.animation(named: card, revision: nil)?.draft.document
        == Array("\(text)\(written - 1)".utf8))
    try store.checkReady()
    #expect(throws: StoreError.full) { try store.put(text, as: name("badge")) }
    #expect(try store.delete(card)?.number == written)
    #expect(try store.put(text, as: card).newest.revision.number == written + 1)
  }

  @Test func whatIsKeptOfSmallAndDeletedDocumentsCountsToo() throws {
    let store = InMemoryStore(now: 1, maxBytes: 100_000)
    #expect(throws: StoreError.full) {
      for index in 0..<1000 {
        try store.put("", as: name("n\(index)"))
        try store.delete(name("n\(index)"))
      }
    }
  }

  @Test func whatItKeepsIsTold() throws {
    let kept = Mutex(0)
    let store = InMemoryStore(now: 1, maxBytes: 100_000) { change in
      kept.withLock { $0 += change }
    }
    let card = try name("card")
    try store.put(String(repeating: "x", count: 9000), as: card)
    let one = kept.withLock(\.self)
    #expect((9000..<20_000).contains(one))
    try store.put(String(repeating: "x", count: 9000), as: card)
    #expect(kept.withLock(\.self) == one, "the same bytes are kept once")
    #expect(throws: StoreError.full) {
      try store.put(String(repeating: "x", count: 100_000), as: card)
    }
    #expect(kept.withLock(\.self) == one)
    try store.delete(card)
    #expect((1..<2000).contains(kept.withLock(\.self)))
  }
}
