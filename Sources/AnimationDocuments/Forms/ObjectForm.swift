/// The form of a JSON object: its members, the rules between them, and the value they make.
struct ObjectForm<Value>: Sendable {
  /// The title of the object's schema.
  var title: String
  /// The beginning of messages about such an object: "A spring keyframe".
  var owner: String
  /// A sentence that says what the object means, for its schema; nil where the schema needs none.
  var meaning: String?
  /// The names of all members that the object may have.
  let words: WordSet
  /// The schemas of the members by name.
  let properties: [SchemaNode.Member]
  /// The names of the members that an object must have.
  let required: [Word]
  /// The rules about which members need or exclude each other.
  let rules: [ObjectRule]
  /// Reads the value from allowed members. Reports a problem and returns nil if one is wrong.
  var readMembers: @Sendable (inout DocumentDecoder, Members) -> Value?
  var writeMembers: @Sendable (Value, inout DocumentWriter) -> Void
}

extension ObjectForm {
  /// An object form whose value `read` makes. `read` reads all members before it returns nil, so
  /// that all problems are found.
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

  /// An object whose only member is its whole value.
  init(_ title: String, _ owner: String, _ meaning: String?, _ whole: Member<Value, Value>) {
    self.init(title, owner, meaning, whole, make: { $0 })
  }
}

/// A member without the type of its value, for lists of members.
struct SaidMember<Owner>: Sendable {
  let word: Word
  let isRequired: Bool
  let schema: SchemaNode
  let write: @Sendable (Owner, inout DocumentWriter) -> Void
}

extension Member {
  /// The member without the function that reads it.
  var said: SaidMember<Owner> {
    SaidMember(word: word, isRequired: isRequired, schema: schema, write: write)
  }
}
