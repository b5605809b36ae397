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

  @Test func whatCannotBeReadIsLeftOut() {
    #expect(best("") == "application/json")
    #expect(best("garbage") == "application/json")
    #expect(best("text/csv;q=2, application/cbor;q=0.1") == "application/cbor")
    #expect(best("text/csv;q=nan, application/cbor;q=0.1") == "application/cbor")
    #expect(best(", text/csv ; q=0.5 ,") == "text/csv")
    #expect(best("text/csv;header=present;q=0.5") == "text/csv")
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
    #expect(tag.isNamed(in: tag.text))
    #expect(tag.isNamed(in: "\"x\" , \(tag.text)"))
    #expect(tag.isNamed(in: "W/\(tag.text)"))
    #expect(!tag.isNamed(in: "*"), "that is another question")
    #expect(!tag.isNamed(in: "\"x\""))
    #expect(!tag.isNamed(in: ""))
    #expect(!tag.isNamed(in: String(tag.text.dropFirst().dropLast())))
  }
}
