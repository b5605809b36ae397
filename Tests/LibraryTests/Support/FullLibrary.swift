import AnimationLibrary
import Testing

/// Writes until a library is full: what was written stays, reading goes on, and a deletion makes room.
///
/// - Parameter writes: How many documents of 9 kB it may have taken.
func checkFilling(_ store: some AnimationStore, takes writes: Range<Int>) throws {
  let (card, text) = (try name("card"), String(repeating: "x", count: 9000))
  var written = 0
  #expect(throws: StoreError.full) {
    while written < 100 {
      try store.put(text + "\(written)", as: card)
      written += 1
    }
  }
  try #require(writes.contains(written))
  #expect(try store.changes(after: ChangeNumber(1)).count == written)
  #expect(try store.summary(of: card)?.revision.number == written)
  #expect(
    try store.animation(named: card, revision: nil)?.draft.document
      == Array("\(text)\(written - 1)".utf8))
  try store.checkReady()
  #expect(throws: StoreError.full) { try store.put(text, as: name("badge")) }
  #expect(try store.delete(card)?.number == written)
  #expect(try store.put(text, as: card).newest.revision.number == written + 1)
}
