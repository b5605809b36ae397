import AnimationLibrary
import Synchronization
import Testing

@Suite("A library in memory that may keep no more")
struct FullMemoryTests {
  @Test func writingIsRefusedAndReadingGoesOn() throws {
    try checkFilling(InMemoryStore(now: 1, maxBytes: 100_000), takes: 5..<12)
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
