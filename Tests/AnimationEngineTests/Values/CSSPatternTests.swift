import AnimationEngine
import Testing

/// Which CSS values match each other.
@Suite struct CSSPatternTests {
  private func match(_ texts: [String]) throws {
    var pattern = CSSPattern()
    for text in texts { try pattern.add(CSSValue(text)) }
  }

  @Test(arguments: [
    ["10%", "10px", "10deg"], ["10px", "10%", "10deg"], ["10px", "10deg", "10%"],
  ])
  func unitsThatDoNotAddAreRefusedInAnyOrder(_ texts: [String]) {
    #expect(throws: CSSMismatch.self) { try match(texts) }
  }

  @Test func aNumberHasFewUnits() throws {
    let most = "abcdefghijklmnop".map { "1u\($0)" }
    let tooMany = most + ["1uq"]
    try match(most)
    #expect(throws: CSSMismatch.self) { try match(tooMany) }
    try match(["calc(\(most.joined(separator: " + ")))"])
    #expect(throws: ValueSyntaxError.self) {
      try match(["calc(\(tooMany.joined(separator: " + ")))"])
    }
  }
}
