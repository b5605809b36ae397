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

  @Test(arguments: [
    ("calc(10px + 10deg)", "calc() cannot add a length and an angle."),
    ("calc(1em - 2s)", "calc() cannot add a length and a time."),
    ("calc(0 + 4px)", "calc() cannot add a number and a length."),
    ("calc(5% + 1px + 2fr)", "calc() cannot add a length and a number with the unit fr."),
    ("calc(2 + 50%)", "calc() cannot add a number and a percentage."),
  ])
  func aSumHasUnitsOfOneKind(_ text: String, _ message: String) throws {
    let error = try #require(throws: ValueSyntaxError.self) { try match([text]) }
    #expect(error.message == message)
  }

  @Test(arguments: ["calc(50% - 10px + 2em)", "calc(10% + 20% + 5deg)", "calc(2 * (1s + 100ms))"])
  func percentagesAddToOneKindOfUnit(_ text: String) throws { try match([text]) }

  @Test(arguments: [
    ("calc(1px * pi - 3.141592653589793px)", 0), ("calc(100px / 3)", 100.0 / 3),
    ("1rad", 180 / Double.pi), ("calc(e * 1s + 0ms)", 2.718281828459045),
    ("calc(1turn / 7)", 360.0 / 7),
  ])
  func calculationsHaveConstantsAndDivide(_ text: String, _ number: Double) throws {
    #expect(try CSSValue(text).dimension?.number == number)
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

  @Test func aValueThatDoesNotMatchLeavesThePatternAsItWas() throws {
    var pattern = CSSPattern()
    try pattern.add(CSSValue("blur(1px) opacity(0.5)"))
    let before = pattern
    #expect(throws: CSSMismatch.self) { try pattern.add(CSSValue("blur(1em) sepia(0.5)")) }
    #expect(pattern == before)
  }

  @Test func aMismatchCutsLongTexts() throws {
    let mismatch = try #require(throws: CSSMismatch.self) {
      try match([String(repeating: "a", count: 10_000), "b"])
    }
    #expect(mismatch.message.utf8.count < 100)
  }

  /// A short list of filters has the numbers of the longest.
  @Test func theNumbersOfAllValuesAreChargedBeforeTheyAreMade() throws {
    let long = try CSSValue(Array(repeating: "blur(0)", count: 1000).joined(separator: " "))
    let short = try (1...100).map { try CSSValue("blur(\($0)px)") }
    let property = AnimatedProperty(name: "filter", type: .css, table: .css([long] + short))
    var meter = WorkMeter(.init(bytes: 1_000_000))
    #expect(throws: TimelineRefusal.self) { try PropertySpaces([property], meter: &meter) }
  }
}
