import AnimationEngine
import RealModule
import Testing

/// Paths of different commands that get one structure.
@Suite struct PathMorphTests {
  private func morphed(_ texts: String...) throws -> [String] {
    try Path.morphed(texts.map { try Path(svg: $0) }).map(\.svgText)
  }

  @Test(arguments: [
    ("M0 0C1 2 3 4 5 6S9 8 10 10", "M0 0C1 2 3 4 5 6C7 8 9 8 10 10"),
    ("M0 0L5 6S9 8 10 10", "M0 0L5 6C5 6 9 8 10 10"),
    ("M0 0Q2 4 6 4S9 8 10 10", "M0 0Q2 4 6 4C6 4 9 8 10 10"),
    ("M0 0Q2 4 6 5T12 0", "M0 0Q2 4 6 5Q10 6 12 0"),
    ("M0 0L6 4T12 0", "M0 0L6 4Q6 4 12 0"),
    ("M0 0C1 2 3 4 5 6T12 0", "M0 0C1 2 3 4 5 6Q5 6 12 0"),
  ])
  func smoothCommandsAreTheCurvesTheyStandFor(_ smooth: String, _ written: String) throws {
    #expect(try Path(svg: smooth).normalized == Path(svg: written).normalized)
  }

  @Test func aMissingSubpathGrowsFromTheMiddleOfItsOther() throws {
    let texts = try morphed("M0 0L9 9Z", "M0 0L9 9ZM20 40H30V60H20Z")
    let point = String(repeating: "C25 50 25 50 25 50", count: 4)
    #expect(texts[0].hasSuffix("ZM25 50\(point)Z"), "\(texts)")
    #expect(texts[1].contains("ZM20 40C"), "\(texts)")
  }

  @Test func whatFollowsAClosedSubpathBeginsAtItsStart() throws {
    let texts = try morphed("M1 2L3 4ZL5 6", "M0 0L9 0L9 9ZL5 6")
    #expect(texts[0].contains("ZM1 2C") && texts[0].hasSuffix(" 5 6"), "\(texts)")
  }

  @Test func aClosedSubpathThatIsBackHasNoLineOfLengthZero() throws {
    let texts = try morphed("M0 0L4 0L0 0Z", "M0 0L4 0Z")
    for text in texts { #expect(text.count { $0 == "C" } == 2, "\(text)") }
  }

  /// Its length times the number of its parts is more than any double.
  @Test func aSegmentOfTheGreatestLengthIsSplitToo() throws {
    let texts = try morphed("M0 0Q1e308 1 2 3", "M0 0L1 0L2 0L3 0L4 0L5 0")
    for text in texts { #expect(text.count { $0 == "C" } == 5, "\(text)") }
  }

  @Test func aPointMorphsIntoALine() throws {
    let texts = try morphed("M5 5", "M0 0L3 0")
    #expect(texts[0] == "M5 5C5 5 5 5 5 5", "\(texts)")
  }

  /// Of more corners than starts are tried, every second is.
  @Test func closedSubpathsOfManyCornersStartWhereTheyMoveLeast() throws {
    let corners = (0..<300).map { index in
      let angle = Double(index) * .pi / 150
      return "\(Double.cos(angle)) \(Double.sin(angle))"
    }
    let turned = corners[150...] + corners[..<150]
    let texts = try morphed(
      "M" + corners.joined(separator: "L") + "Z",
      "M" + turned.dropLast().joined(separator: "L") + "Q0 0 \(turned.last!)Z")
    #expect(texts[1].hasPrefix("M1 0C"), "\(texts[1].prefix(60))")
  }
}
