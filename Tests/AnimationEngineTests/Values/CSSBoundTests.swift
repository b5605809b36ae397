import Testing

@testable import AnimationEngine

/// Which numbers CSS allows a property, by its name.
@Suite struct CSSBoundTests {
  @Test(arguments: [
    ("opacity", CSSBound.unit), ("card.fillOpacity", .unit), ("card.flood-opacity", .unit),
    ("z-index", .whole), ("a.b.zIndex", .whole), ("padding-inline", .positive),
    ("borderTopWidth", .positive), ("corner-radius", .positive), ("opacity.left", .none),
    ("card.opacity.", .unit), (".", .none), ("", .none), ("borderColor", .none),
  ])
  func theLastPartOfANameCounts(_ name: String, _ bound: CSSBound) {
    #expect(CSSBound(property: name) == bound)
  }

  /// Names may be as long as a document; no word is.
  @Test(arguments: ["x", "🇩🇪", "e\u{301}"])
  func ofALongNameTheEndsCount(_ unit: String) {
    let long = String(repeating: unit, count: 1000)
    #expect(CSSBound(property: "\(long).z-index") == .whole)
    #expect(CSSBound(property: "\(long)Opacity") == .unit)
    #expect(CSSBound(property: "padding\(long)") == .positive)
    #expect(CSSBound(property: "border\(long)Width") == .positive)
    #expect(CSSBound(property: "a.\(long)") == .none)
    #expect(CSSBound(property: "padding.\(long)Width") == .none)
  }
}
