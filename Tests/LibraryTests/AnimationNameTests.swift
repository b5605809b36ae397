import AnimationLibrary
import Testing

@Suite("Names of animations")
struct AnimationNameTests {
  @Test(arguments: [
    "a", "7", "button.primary.press", "a-b_c.9", String(repeating: "x", count: 128),
  ])
  func isAName(_ text: String) {
    #expect(AnimationName(text)?.text == text)
  }

  @Test(arguments: [
    "", ".a", "-a", "_a", "A", "ä", "a b", "a/b", "a%20", String(repeating: "x", count: 129),
  ])
  func isNoName(_ text: String) {
    #expect(AnimationName(text) == nil)
  }

  @Test func namesAreInTheOrderOfTheirBytes() throws {
    let names = ["a", "a-b", "a.b", "a0", "a_b", "aa"].compactMap { AnimationName($0) }
    #expect(names.count == 6)
    #expect(names.shuffled().sorted() == names)
  }
}
