// Objects of few members, of which documents have thousands. What is said in ObjectForm.swift for any
// number of members is said here for two to four: the compiler makes code of its own for each of
// these, which reads a member about twenty times as fast.

extension ObjectForm {
  /// An object of two members.
  init<A, B>(
    _ title: String, _ owner: String, _ meaning: String? = nil,
    _ a: Member<Value, A>, _ b: Member<Value, B>,
    make: @escaping @Sendable (A, B) -> Value
  ) {
    self.init(
      title, owner, meaning, [MemberText(a), MemberText(b)],
      read: { decoder, given in
        let (a, b) = (a.read(&decoder, given, owner), b.read(&decoder, given, owner))
        guard let a, let b else { return nil }
        return make(a, b)
      },
      write: { value, text in
        a.write(value, &text)
        b.write(value, &text)
      })
  }

  /// An object of three members.
  init<A, B, C>(
    _ title: String, _ owner: String, _ meaning: String? = nil,
    _ a: Member<Value, A>, _ b: Member<Value, B>, _ c: Member<Value, C>,
    make: @escaping @Sendable (A, B, C) -> Value
  ) {
    self.init(
      title, owner, meaning, [MemberText(a), MemberText(b), MemberText(c)],
      read: { decoder, given in
        let (a, b) = (a.read(&decoder, given, owner), b.read(&decoder, given, owner))
        let c = c.read(&decoder, given, owner)
        guard let a, let b, let c else { return nil }
        return make(a, b, c)
      },
      write: { value, text in
        a.write(value, &text)
        b.write(value, &text)
        c.write(value, &text)
      })
  }

  /// An object of four members.
  init<A, B, C, D>(
    _ title: String, _ owner: String, _ meaning: String? = nil,
    _ a: Member<Value, A>, _ b: Member<Value, B>, _ c: Member<Value, C>, _ d: Member<Value, D>,
    make: @escaping @Sendable (A, B, C, D) -> Value
  ) {
    self.init(
      title, owner, meaning, [MemberText(a), MemberText(b), MemberText(c), MemberText(d)],
      read: { decoder, given in
        let (a, b) = (a.read(&decoder, given, owner), b.read(&decoder, given, owner))
        let (c, d) = (c.read(&decoder, given, owner), d.read(&decoder, given, owner))
        guard let a, let b, let c, let d else { return nil }
        return make(a, b, c, d)
      },
      write: { value, text in
        a.write(value, &text)
        b.write(value, &text)
        c.write(value, &text)
        d.write(value, &text)
      })
  }
}

/// What is said of a member, without its value.
struct MemberText {
  let word: Word
  let schema: SchemaNode
  let isRequired: Bool

  init<Owner, Value>(_ member: Member<Owner, Value>) {
    self.init(member.word, member.schema, isRequired: member.isRequired)
  }

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
