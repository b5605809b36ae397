/// An object that is only described: its members are read and written by hand, since they depend on
/// what stands around them.
struct DescribedObject: Sendable {
  /// What begins sentences about it: "A track".
  let owner: String
  /// All members that it may have.
  let words: WordSet
  /// What the contract says of it.
  let schema: SchemaNode

  init(_ title: String, _ owner: String, _ meaning: String, _ members: [DescribedMember]) {
    self.owner = owner
    words = WordSet(members.map(\.word))
    schema = .component(title, meaning) {
      SchemaNode.objectMembers(
        required: members.filter(\.isRequired).map(\.word.text),
        properties: members.map { ($0.word.text, $0.schema) })
    }
  }
}

/// A member of an object that is only described.
struct DescribedMember: Sendable {
  let word: Word
  let schema: SchemaNode
  let isRequired: Bool

  init(_ word: Word, _ schema: SchemaNode, _ meaning: String? = nil, isRequired: Bool = false) {
    self.word = word
    self.schema = schema.described(meaning)
    self.isRequired = isRequired
  }
}

extension SchemaNode {
  /// What a schema says of an object that has these members and no others.
  static func objectMembers(
    required: [String], properties: [Member], rules: [Member] = []
  ) -> [Member] {
    var members: [Member] = [("type", .text("object"))]
    if !required.isEmpty { members.append(("required", .names(required))) }
    if !properties.isEmpty { members.append(("properties", .object(properties))) }
    return members + rules + [("unevaluatedProperties", .truth(false))]
  }
}
