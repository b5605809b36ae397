import AnimationEngine
import Testing

@Suite struct PathVectorTests {
  static let morphs = ReferenceFile.web.vectors(
    of: "wpt-svg-path", kind: "path d (mixed relative/absolute)")

  @Test(arguments: morphs) func aPathMovesByTheNumbersOfItsAbsoluteCommands(
    _ vector: ReferenceVector
  ) throws {
    let from = try Path(svg: vector.input["from"].text)
    let to = try Path(svg: vector.input["to"].text)
    let progress = vector.input["progress"].double
    let path = try #require(from.interpolated(towards: to, amount: progress))
    // Read back from its text, as a browser would: flags are 0 or 1 there.
    let shown = try Path(svg: path.svgText)
    let expected = try Path(svg: vector.expected.text)
    #expect(vector["tolerance"].text == "1e-4 per number")
    #expect(shown.structure == expected.structure)
    for (number, other) in zip(shown.numbers, expected.numbers) {
      #expect(abs(number - other) <= 1e-4, "\(shown) is not \(expected)")
    }
  }

  @Test func allOfThemAreRead() { #expect(Self.morphs.count == 13) }
}
