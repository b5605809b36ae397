/// The form of a JSON object: its members, what excludes what, and the value that they make.
struct ObjectForm<Value>: Sendable {
  /// The name in the contract.
  var title: String
  /// What begins sentences about it: "A spring keyframe".
  var owner: String
  /// What it is, in a sentence.
  var meaning: String?
  /// All members that it may have.
  let words: WordSet
  /// What the schema says of each member.
  let properties: [SchemaNode.Member]
  /// The members that have to be given.
  let required: [Word]
  /// What holds between members.
  let rules: [ObjectRule]
  /// Reads the members, which are allowed ones. Reports a problem and returns nil when something is
  /// wrong.
  var readMembers: @Sendable (inout DocumentDecoder, Members) -> Value?
  /// Writes the members.
  var writeMembers: @Sendable (Value, inout DocumentWriter) -> Void
}

extension ObjectForm {
  /// An object of members that `read` reads: all of them before it answers nil, so that all problems
  /// are found.
  init(
    _ title: String, _ owner: String, _ meaning: String?, _ members: [SaidMember<Value>],
    _ rules: [ObjectRule],
    read: @escaping @Sendable (inout DocumentDecoder, Members, String) -> Value?
  ) {
    self.title = title
    self.owner = owner
    self.meaning = meaning
    self.rules = rules
    words = WordSet(members.map(\.word))
    properties = members.map { ($0.word.text, $0.schema) }
    required = members.filter(\.isRequired).map(\.word)
    readMembers = { decoder, given in
      let value = read(&decoder, given, owner)
      var holds = true
      for rule in rules where !rule.check(&decoder, given, owner) { holds = false }
      return holds ? value : nil
    }
    writeMembers = { value, text in
      for member in members { member.write(value, &text) }
    }
  }
}

/// A member without the type of its value.
struct SaidMember<Owner>: Sendable {
  let word: Word
  let isRequired: Bool
  let schema: SchemaNode
  let write: @Sendable (Owner, inout DocumentWriter) -> Void
}

extension Member {
  /// What is said of the member besides how it is read.
  var said: SaidMember<Owner> {
    SaidMember(word: word, isRequired: isRequired, schema: schema, write: write)
  }
}
