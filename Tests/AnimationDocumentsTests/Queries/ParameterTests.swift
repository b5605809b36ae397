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

  @Test func aMemberOfASpringHasItsBoundsAsAParameterToo() {
    for parameter in Parameters.springMembers.map(\.said) {
      let member = Forms.springParameters.properties.first { $0.name == parameter.name }
      #expect(bounds(parameter.schema) == member.map { bounds($0.value) }, "\(parameter.name)")
    }
  }

  /// The keywords of a schema that bear on values, as texts.
  private func bounds(_ schema: SchemaNode) -> [String] {
    guard case .object(let members) = schema else { return ["\(schema)"] }
    if let reference = members.first(where: { $0.name == "$ref" }) {
      return bounds(reference.value)
    }
    return members.filter { $0.name != "description" }.map { "\($0.name) \($0.value)" }
  }

  @Test func aQueryAsksForEachParameterOnce() {
    let names = AnimationQuery.parameters.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("fps") && names.contains("type") && names.contains("overlay"))
  }
}
