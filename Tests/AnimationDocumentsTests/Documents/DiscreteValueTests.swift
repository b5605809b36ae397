import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Discrete values as JSON, both ways.
@Suite struct DiscreteValueTests {
  static let rows: [(String, DiscreteValue)] = [
    ("null", .null), ("true", true), ("false", false), ("7.50", .written("7.50")),
    ("[1,{\"a\":null}]", .written("[1,{\"a\":null}]")), ("\"idle\"", "idle"), ("\"\"", ""),
    ("\"true\"", "true"), (#""a\"b\\c\n\u0001""#, "a\"b\\c\n\u{1}"),
    // The quote and what follows it are one character.
    ("\"\u{301}e\u{308}\"", "\u{301}e\u{308}"), ("\"é😀\u{7F}\"", "é😀\u{7F}"),
  ]

  @Test(arguments: rows) func compactTextsAndValuesMeanEachOther(
    _ json: String, _ value: DiscreteValue
  ) {
    #expect(DiscreteValue(json: json) == value)
    #expect(Array(value.json.utf8) == Array(json.utf8))
    #expect(Array(DiscreteValue(json: json).json.utf8) == Array(json.utf8))
  }

  @Test func allOfThemComeBackFromADocument() throws {
    let phases = Self.rows.enumerated().map { index, row in
      #"{"name":"p\#(index)","values":{"s":{"discrete":\#(row.0)}}}"#
    }
    let text = #"{"kind":"phases","phases":[\#(phases.joined(separator: ","))]}"#
    let animation = try resolved(text)
    #expect(animation.properties[0].discreteValues == Self.rows.map(\.1))
    let again = try resolved(
      String(decoding: AnimationDocument(animation).encoded(), as: UTF8.self))
    #expect(again == animation)
  }
}
