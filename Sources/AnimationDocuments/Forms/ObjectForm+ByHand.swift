// Objects whose members are read and written by hand, since they depend on each other.

/// What is said of a member, without its value.
struct MemberText {
  let word: Word
  let schema: SchemaNode
  let isRequired: Bool

  /// A member whose value is read and written by hand, since it depends on others.
  init(_ word: Word, _ schema: SchemaNode, _ meaning: String? = nil, isRequired: Bool = false) {
    self.word = word
    self.schema = schema.described(meaning)
    self.isRequired = isRequired
  }
}

extension ObjectForm {
  /// An object whose members are read and written by hand.
  init(
    _ title: String, _ owner: String, _ meaning: String?, _ members: [MemberText],
    rules: [ObjectRule] = [],
    read: @escaping @Sendable (inout DocumentDecoder, Members) -> Value?,
    write: @escaping @Sendable (Value, inout DocumentWriter) -> Void
  ) {
    self.init(
      title: title, owner: owner, meaning: meaning,
      words: members.reduce(into: WordSet()) { $0.insert($1.word) },
      properties: members.map { ($0.word.text, $0.schema) },
      required: members.filter(\.isRequired).map(\.word), rules: rules, readMembers: read,
      writeMembers: write)
  }
}
