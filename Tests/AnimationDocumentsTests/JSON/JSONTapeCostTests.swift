import Testing

@testable import AnimationDocuments

/// What a document takes is counted while the text is read, or over its nodes where it stands inside another
/// text: both are the same.
@Suite("The cost of a tape")
struct JSONTapeCostTests {
  @Test(arguments: [
    "1", #""text""#, #"{}"#, #"[]"#, #"{"a":{"b":[1,"two",{"c":null}]},"long name":"\u0041\n"}"#,
    #" [ { "a" : "b" } , [ [ "" ] ] , "ä€" ] "#,
  ])
  func aWholeTextCostsWhatItCostsInsideAnother(text: String) throws {
    let whole = try JSONReader.read(Array(text.utf8), maxDepth: 8)
    let outer = try JSONReader.read(Array(#"["x",\#(text),{"y":"z"}]"#.utf8), maxDepth: 8)
    #expect(whole.documentBytes(at: 0) == outer.documentBytes(at: 2))
    #expect(whole.documentBytes(at: 0) > 0)
  }

  /// A list of two million numbers took 76 MB beside its tape when each had its own references.
  @Test func aValueOfATextIsSmall() { #expect(MemoryLayout<JSONText>.stride == 16) }
}
