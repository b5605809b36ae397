/// A member of an object: its name, what it means, the form of its value, and what holds where it is
/// left out.
struct Member<Owner, Value>: Sendable {
  /// The name.
  let word: Word
  /// Whether it has to be given.
  let isRequired: Bool
  /// What the schema says of it.
  let schema: SchemaNode
  /// Reads it among the members of an object, whose name begins the sentence where it is missing.
  let read: @Sendable (inout DocumentDecoder, Members, String) -> Value?
  /// Writes its name and its value, unless it says nothing.
  let write: @Sendable (Owner, inout DocumentWriter) -> Void
}

extension Member {
  /// A member that has to be given.
  init(
    _ word: Word, _ form: Form<Value>, _ meaning: String? = nil,
    _ value: @escaping @Sendable (Owner) -> Value
  ) {
    self.word = word
    isRequired = true
    schema = form.schema.described(meaning)
    read = { decoder, members, owner in
      decoder.require(word, of: members, owner).flatMap { form.read(&decoder, $0) }
    }
    write = { owner, text in
      text.name(word)
      form.write(value(owner), &text)
    }
  }

  /// A member that may be left out; nil stands for that.
  init<Given>(
    _ word: Word, optional form: Form<Given>, _ meaning: String? = nil,
    _ value: @escaping @Sendable (Owner) -> Given?
  ) where Value == Given? {
    self.word = word
    isRequired = false
    schema = form.schema.described(meaning)
    read = { decoder, members, _ in
      guard let node = members[word] else { return .some(nil) }
      return form.read(&decoder, node).map { .some($0) }
    }
    write = { owner, text in
      guard let value = value(owner) else { return }
      text.name(word)
      form.write(value, &text)
    }
  }
}

extension Member where Value: Equatable & Sendable {
  /// A member that stands for `standard` where it is left out, and is not written then.
  ///
  /// The sentence on its default is added to the meaning, unless `standard` cannot be told in a few
  /// letters, or is an object or an empty list; the meaning says it then. A member that is always written stands even
  /// where it is `standard`.
  init(
    _ word: Word, _ form: Form<Value>, orElse standard: Value, isAlwaysWritten: Bool = false,
    _ meaning: String? = nil, _ value: @escaping @Sendable (Owner) -> Value
  ) {
    self.word = word
    isRequired = false
    schema = form.schema.described(Self.meaning(meaning, form, standard))
    read = { decoder, members, _ in
      guard let node = members[word] else { return standard }
      return form.read(&decoder, node)
    }
    write = { owner, text in
      let value = value(owner)
      guard isAlwaysWritten || value != standard else { return }
      text.name(word)
      form.write(value, &text)
    }
  }

  /// A member that has to be given where `standard` is nil, and is always written.
  init(
    _ word: Word, _ form: Form<Value>, defaultsTo standard: Value?, _ meaning: String? = nil,
    _ value: @escaping @Sendable (Owner) -> Value
  ) {
    if let standard {
      self.init(word, form, orElse: standard, isAlwaysWritten: true, meaning, value)
    } else {
      self.init(word, form, meaning, value)
    }
  }

  private static func meaning(
    _ meaning: String?, _ form: Form<Value>, _ standard: Value
  ) -> String? {
    var text = DocumentWriter()
    form.write(standard, &text)
    let plain = String(decoding: text.json.bytes, as: UTF8.self)
    guard plain.utf8.count <= 24, plain != "[]", !plain.hasPrefix("{") else { return meaning }
    let isName = plain.hasPrefix("\"")
    let sentence = "Default \(isName ? "`\(plain.dropFirst().dropLast())`" : plain)."
    return meaning.map { "\($0) \(sentence)" } ?? sentence
  }
}
