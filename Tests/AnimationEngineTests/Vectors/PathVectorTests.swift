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

  /// Squares of such coordinates are no doubles, so that each start would have been as far as any other.
  @Test(arguments: [0x1p-600, 0x1p600])
  func hugeOutlinesBeginWhereSmallOnesDo(_ scale: Double) throws {
    let paths = try [
      "M0 0H10V10H0Z", "M10 10V20L0 20L0 0L10 0L30 5Z", "M0 10L0 0C1 2 3 4 10 0V10Z",
    ].map { try Path(svg: $0) }
    let scaled = paths.map { path in
      Path(structure: path.structure, numbers: path.numbers.map { $0 * scale })
    }
    let expected = Path.morphed(paths).map { $0.numbers.map { $0 * scale } }
    #expect(Path.morphed(scaled).map(\.numbers) == expected)
  }

  @Test func allOfThemAreRead() { #expect(Self.morphs.count == 13) }
}
