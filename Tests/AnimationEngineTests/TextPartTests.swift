import AnimationEngine
import Testing

@Suite("Parts of texts")
struct TextPartTests {
  @Test(arguments: [
    ("", "", true), ("a", "", true), ("", "a", false), ("a var(b", "var(", true),
    ("a vavar(", "var(", true), ("va", "var(", false), ("gsap", "gsap", true),
    ("🇩🇪.animate(", ".animate(", true), ("e\u{301}", "e", true),
  ])
  func aTextHoldsAPartByteByByte(_ text: String, _ part: String, _ isHeld: Bool) {
    #expect(text.holds(part) == isHeld)
    #expect((text.firstPlace(of: part) == nil) != isHeld)
  }

  @Test func theFirstPlaceIsFound() {
    let text = "ü+=1+=2"
    #expect(text.firstPlace(of: "+=").map { text[..<$0.lowerBound] } == "ü")
    #expect(text.firstPlace(of: "+=").map { text[$0.upperBound...] } == "1+=2")
  }

  @Test func aNameEndsBehindItsLastDot() {
    #expect("a.b.c".partsAtLastDot.map { [$0.owner, $0.last] } == ["a.b", "c"])
    #expect("a.".partsAtLastDot.map { [$0.owner, $0.last] } == ["a", ""])
    #expect("a".partsAtLastDot == nil)
    #expect("a.\u{301}".partsAtLastDot.map { $0.last.utf8.count } == 2)
  }

  @Test(arguments: [
    ("card.opacity", ".opacity", true), (".opacity", ".opacity", true),
    ("opacity", ".opacity", false), ("cardxopacity", ".opacity", false), ("", "", true),
    ("ü.e\u{301}", "\u{301}", true), ("🇩🇪.alpha", ".alpha", true),
  ])
  func aTextEndsWithAPartByteByByte(_ text: String, _ part: String, _ doesEnd: Bool) {
    #expect(text.ends(with: part) == doesEnd)
  }

  /// To go back by characters in a row of flags would take minutes.
  @Test(.timeLimit(.minutes(5))) func aRowOfFlagsIsLookedAtOnce() {
    let flags = String(repeating: "🇩🇪", count: 100_000)
    #expect(flags.partsAtLastDot == nil)
    #expect(!flags.holds("var("))
    #expect((0..<1_000).allSatisfy { _ in !flags.ends(with: ".opacity") })
  }

  // MARK: Exact names

  @Test(arguments: ["", "a", "1234567", "12345678", "123456789", "é", "e\u{301}", "🇩🇪🇩🇪"])
  func anExactNameIsFoundByItsBytes(_ name: String) {
    let others = ["b", "\u{0}", "1234567\u{0}", "12345678\u{0}", "12345687", "E"]
    let names = Set((others + [name]).map { ExactName($0) })
    #expect(names.count == others.count + 1)
    #expect(names.contains(ExactName(String(name.map { $0 }))))
    #expect(!names.contains(ExactName(name + "\u{0}x")))
  }

  /// To put the marks in order would take minutes.
  @Test(.timeLimit(.minutes(5))) func aNameOfMarksIsHashedByItsBytes() {
    let name = ExactName(String(repeating: "\u{301}\u{316}", count: 200_000))
    #expect(Set([name, name]).count == 1)
  }
}
