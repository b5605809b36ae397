import Testing

@testable import AnimationDocuments

/// Parameters and the members of documents that they stand for.
@Suite("Parameters")
struct ParameterTests {
  @Test func everyMemberOfAnAnimationIsAParameter() {
    let members = Forms.animationObject.words.words.filter { $0 != .type && $0 != .modifiers }
    let parameters = Parameters.animationMembers.map(\.said.name)
    #expect(parameters.sorted() == members.map(\.text).sorted())
  }

  @Test func everyMemberOfASpringIsAParameter() {
    let parameters = Parameters.springMembers.map(\.said.name)
    #expect(parameters.sorted() == Forms.springParameters.words.words.map(\.text).sorted())
  }

  @Test func aQueryAsksForEachParameterOnce() {
    let names = AnimationQuery.parameters.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("fps") && names.contains("type") && names.contains("overlay"))
  }
}
