import Testing

@testable import AnimationRoutes

@Suite("Accept")
struct AcceptTests {
  private let types = ["application/json", "text/csv", "application/cbor"]

  private func best(_ field: String) -> String? { Accept(field).best(of: types) { $0 } }

  @Test func theMostGladlyTakenTypeIsChosen() {
    #expect(best("text/csv") == "text/csv")
    #expect(best("text/csv;q=0.5, application/cbor;q=0.9") == "application/cbor")
    #expect(best("TEXT/CSV") == "text/csv")
    #expect(best("text/*") == "text/csv")
    #expect(best("application/*;q=0.1, text/csv") == "text/csv")
  }

  @Test func ofEqualTypesTheFirstOfferedIsChosen() {
    #expect(best("*/*") == "application/json")
    #expect(best("application/cbor, application/json") == "application/json")
  }

  @Test func theMostSpecificRangeDecides() {
    #expect(best("*/*, application/json;q=0") == "text/csv")
    #expect(best("application/*;q=0, */*;q=0.1") == "text/csv")
    #expect(best("text/*;q=0.3, text/csv;q=0.9, application/json;q=0.8") == "text/csv")
  }

  @Test func aTypeThatIsNotOfferedIsNotAcceptable() {
    #expect(best("image/png") == nil)
    #expect(best("*/*;q=0") == nil)
    #expect(best("application/json;q=0") == nil)
  }

  @Test func aSeparatorInQuotesSeparatesNothing() {
    #expect(best("application/json;profile=\"a,b\";q=0.1, text/csv;q=0.2") == "text/csv")
    #expect(best("application/json;p=\"a;q=0\", text/csv;q=0.2") == "application/json")
    #expect(best("application/json;p=\"\\\",\";q=0.1, text/csv;q=0.2") == "text/csv")
  }

  @Test(arguments: ["application/x-ndjson", "application/ndjson", "application/JSONL"])
  func linesOfJSONAreKnownByAllTheirNames(_ type: String) {
    #expect(
      Accept(type).best(of: types + ["application/x-ndjson"]) { $0 } == "application/x-ndjson")
    #expect(best("\(type), text/csv;q=0.1") == "text/csv")
  }

  @Test func whatCannotBeReadIsLeftOut() {
    #expect(best("") == "application/json")
    #expect(best("garbage") == "application/json")
    #expect(best("text/csv;q=2, application/cbor;q=0.1") == "application/cbor")
    #expect(best("text/csv;q=nan, application/cbor;q=0.1") == "application/cbor")
    #expect(best(", text/csv ; q=0.5 ,") == "text/csv")
    #expect(best("text/csv;header=present;q=0.5") == "text/csv")
  }
}

@Suite("Accept-Encoding")
struct AcceptEncodingTests {
  @Test(arguments: [
    "gzip", "x-gzip", "GZIP", "gzip, deflate, br", "gzip;q=0.1", "*", "*;q=0.1", "br, *;q=0.2",
    "identity;q=0.5, gzip", "gzip;q=1.0, identity; q=0.5, *;q=0", "identity, gzip", " gzip ; q=1",
    "gzip, identity;q=0", "*;q=0, gzip",
  ])
  func takesGzip(_ field: String) {
    #expect(AcceptEncoding(field).prefersGzip)
    #expect(!AcceptEncoding(field).isImpossible)
  }

  @Test(arguments: [
    "", "identity", "br, deflate", "gzip;q=0", "*, gzip;q=0", "identity, gzip;q=0.9", "gzip;q=2",
    "gzip;q=nan", "*;q=0.5, identity", "x-gzip;q=0",
  ])
  func takesTheAnswerAsItIs(_ field: String) {
    #expect(!AcceptEncoding(field).prefersGzip)
    #expect(!AcceptEncoding(field).isImpossible)
  }

  @Test(arguments: ["identity;q=0", "*;q=0", "br, identity;q=0", "*;q=0, gzip;q=0"])
  func takesNothingThatIsOffered(_ field: String) {
    #expect(AcceptEncoding(field).isImpossible)
  }

  @Test func isIdentityWhereNothingIsSaid() {
    #expect(!AcceptEncoding(nil).prefersGzip)
    #expect(!AcceptEncoding(nil).refusesIdentity)
  }
}

@Suite("Entity tags")
struct EntityTagTests {
  @Test func theSamePartsMakeTheSameTag() {
    #expect(EntityTag(of: [1, 2], [3]) == EntityTag(of: [1, 2], [3]))
    #expect(EntityTag(of: [1, 2], [3]) != EntityTag(of: [1], [2, 3]))
    #expect(EntityTag(of: [1, 2], [3]) != EntityTag(of: [1, 2], []))
  }

  @Test func aTagIsStrongAndQuoted() {
    let text = EntityTag(of: [1]).text
    #expect(text.hasPrefix("\"") && text.hasSuffix("\""))
    #expect(text.count == 34)
  }

  @Test func aTagIsFoundInAList() {
    let tag = EntityTag(of: [1])
    #expect(tag.name(in: tag.text) == tag.text)
    #expect(tag.name(in: "\"x\" , \(tag.text)") == tag.text)
    #expect(tag.name(in: "W/\(tag.text)") == tag.text)
    #expect(tag.name(in: "*") == nil, "that is another question")
    #expect(tag.name(in: "\"x\"") == nil)
    #expect(tag.name(in: "") == nil)
    #expect(tag.name(in: String(tag.text.dropFirst().dropLast())) == nil)
  }
}
