import Testing

@testable import AnimationDocuments

/// What holds between the members of an object, in reading and in the schema.
@Suite("Rules of objects")
struct ObjectRuleTests {
  private typealias Ends = (from: Double?, to: Double?, by: Double?)

  private func form(_ rules: ObjectRule...) -> Form<Ends> {
    Form(
      ObjectForm<Ends>(
        "Ends", "An interval", nil, Member(.from, optional: .number) { $0.from },
        Member(.to, optional: .number) { $0.to }, Member(.by, optional: .number) { $0.by },
        rules: rules, make: { ($0, $1, $2) }),
      "An interval is an object")
  }

  /// The problems of a text, or none when it is read.
  private func problems(_ text: String, _ rules: ObjectRule...) throws -> [String] {
    var decoder = try DocumentDecoder(reading: Array(text.utf8), within: .standard)
    let value = form(rules[0]).read(&decoder, 0)
    let found = decoder.problems.refusal.problems
    #expect((value == nil) == !found.isEmpty)
    return found.map { "\($0.pointer ?? "") \($0.code.rawValue)" }
  }

  @Test func atMostOneIsHeldWhereTheSecondStands() throws {
    #expect(try problems(#"{"from":1}"#, .atMostOne(.from, .to)) == [])
    #expect(
      try problems(#"{"to":1,"from":2}"#, .atMostOne(.from, .to)) == ["/from conflicting-members"])
  }

  @Test func atLeastOneIsHeldAtTheObject() throws {
    #expect(try problems(#"{"to":1}"#, .atLeastOne(.from, .to)) == [])
    #expect(try problems(#"{"by":1}"#, .atLeastOne(.from, .to)) == [" missing-member"])
  }

  @Test func exactlyOneIsBoth() throws {
    #expect(try problems(#"{"to":1}"#, .exactlyOne(.from, .to)) == [])
    #expect(try problems("{}", .exactlyOne(.from, .to)) == [" missing-member"])
    #expect(
      try problems(#"{"to":1,"from":2}"#, .exactlyOne(.from, .to)) == [" conflicting-members"])
  }

  @Test func aMemberMayNeedAnother() throws {
    #expect(try problems(#"{"to":1}"#, .needs(.by, .from)) == [])
    #expect(try problems(#"{"by":1}"#, .needs(.by, .from)) == [" missing-member"])
  }

  @Test func aMisspeltMemberIsNotMissingToo() throws {
    #expect(try problems(#"{"form":1}"#, .atLeastOne(.from, .to)) == ["/form unknown-member"])
  }

  @Test func allProblemsAreFoundBesideABrokenRule() throws {
    let found = try problems(#"{"from":true,"to":1}"#, .atMostOne(.from, .to))
    #expect(found == ["/from wrong-type", "/to conflicting-members"])
  }

  @Test func theSchemaHasEachKeywordOnce() {
    let rules: [ObjectRule] = [.atMostOne(.from, .to), .needs(.by, .to), .atMostOne(.to, .by)]
    let names = rules.schema(["from", "to", "by"]).map(\.name)
    #expect(names == ["not", "dependentRequired", "allOf"])
  }
}
