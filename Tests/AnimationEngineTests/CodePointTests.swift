import AnimationEngine
import Testing

struct CodePointTests {
  @Test("A text that fits is whole, however many bytes it has")
  func fitting() {
    let text = String(repeating: "幅", count: 50)
    #expect(text.cut(to: 50) == text)
    #expect(text.codePoints(50) == text)
  }

  @Test("A longer text is cut, and the dots count")
  func longer() {
    #expect("keyframes".cut(to: 4) == "key…")
    #expect("keyframes".codePoints(4) == "keyf")
  }

  @Test("A character of many code points is cut too")
  func character() {
    let accents = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(accents.count == 1)
    #expect(accents.codePoints(10).unicodeScalars.count == 10)
  }
}
