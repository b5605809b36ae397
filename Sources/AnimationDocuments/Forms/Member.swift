/// A member of an object: its name, its meaning, the form of its value, and its default.
struct Member<Owner, Value>: Sendable {
  /// The name of the member.
  let word: Word
  /// Whether the member is required.
  let isRequired: Bool
  /// The schema of the value.
  let schema: SchemaNode
  /// Reads the value from an object's members. The string begins the message if it is missing.
  let read: @Sendable (inout DocumentDecoder, Members, String) -> Value?
  /// Writes the member's name and value, or nothing where the value is the default.
  let write: @Sendable (Owner, inout DocumentWriter) -> Void
}

extension Member {
  /// A required member.
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

  /// An optional member, with nil if it is missing.
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

// Members that are the whole value of their object.
extension Member where Owner == Value {
  init(_ word: Word, _ form: Form<Value>, _ meaning: String? = nil) {
    self.init(word, form, meaning) { $0 }
  }

  init<Given>(_ word: Word, optional form: Form<Given>, _ meaning: String? = nil)
  where Value == Given? {
    self.init(word, optional: form, meaning) { $0 }
  }

  init(
    _ word: Word, _ form: Form<Value>, orElse standard: Value, isAlwaysWritten: Bool = false,
    _ meaning: String? = nil
  ) where Value: Equatable & Sendable {
    self.init(word, form, orElse: standard, isAlwaysWritten: isAlwaysWritten, meaning) { $0 }
  }
}

extension Member where Value: Equatable & Sendable {
  /// A member with the default `standard`, which is not written.
  ///
  /// A sentence with the default is added to the meaning, unless `standard` is an object, an
  /// empty list or too long to say; then `meaning` has to say it. A member that `isAlwaysWritten`
  /// is written even with its default.
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

  /// A member that is always written: required if `standard` is nil, else with that default.
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
