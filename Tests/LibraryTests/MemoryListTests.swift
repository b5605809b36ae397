import AnimationLibrary
import Testing

@Suite("Lists of a library in memory")
struct MemoryListTests {
  /// Page by page, sorting all names for each page would take minutes.
  @Test(.timeLimit(.minutes(1))) func aPageCostsWhatIsOnIt() throws {
    let store = InMemoryStore(now: 1)
    let names = (0..<6000).map { "n\($0 + 10_000)" }
    for text in names.shuffled() { try store.put("", as: name(text)) }
    var (found, last) = ([String](), AnimationName?.none)
    while let next = try store.animations(prefix: "n", after: last, limit: 1).first {
      found.append(next.name.text)
      last = next.name
    }
    #expect(found == names)
  }

  @Test func aNameThatComesAgainIsListedOnce() throws {
    let store = InMemoryStore(now: 1)
    let card = try name("card")
    for text in ["1", "2"] { try store.put(text, as: card) }
    try store.delete(card)
    #expect(try store.animations(prefix: "", after: nil, limit: 9).isEmpty)
    for text in ["3", "4"] { try store.put(text, as: card) }
    let listed = try store.animations(prefix: "", after: nil, limit: 9)
    #expect(listed.map(\.revision.number) == [4])
    #expect(try store.animation(named: card, revision: Revision(.max)) == nil)
  }
}
