// Objects that are parts of larger ones.

extension ObjectForm {
  /// The same members for a value that holds this one. `part` answers nil for values that do not.
  func mapped<Whole>(
    _ whole: @escaping @Sendable (Value) -> Whole, _ part: @escaping @Sendable (Whole) -> Value?
  ) -> ObjectForm<Whole> {
    ObjectForm<Whole>(
      title: title, owner: owner, meaning: meaning, words: words, properties: properties,
      required: required, rules: rules,
      readMembers: { [readMembers] decoder, members in readMembers(&decoder, members).map(whole) },
      writeMembers: { [writeMembers] value, text in
        if let part = part(value) { writeMembers(part, &text) }
      })
  }

  /// The same object, written in another way.
  func writing(
    _ writeMembers: @escaping @Sendable (Value, inout DocumentWriter) -> Void
  ) -> ObjectForm {
    ObjectForm(
      title: title, owner: owner, meaning: meaning, words: words, properties: properties,
      required: required, rules: rules, readMembers: readMembers, writeMembers: writeMembers)
  }

  /// The objects whose values `isRight` says are right; it reports what is wrong with others.
  func checked(
    _ isRight: @escaping @Sendable (inout DocumentDecoder, Members, Value) -> Bool
  ) -> ObjectForm {
    ObjectForm(
      title: title, owner: owner, meaning: meaning, words: words, properties: properties,
      required: required, rules: rules,
      readMembers: { [readMembers] decoder, members in
        guard let value = readMembers(&decoder, members) else { return nil }
        return isRight(&decoder, members, value) ? value : nil
      }, writeMembers: writeMembers)
  }

  /// The members of this object with those of `body` after them, in one object that is called as
  /// `body` is.
  func joined<Body>(with body: ObjectForm<Body>) -> ObjectForm<(Value, Body)> {
    ObjectForm<(Value, Body)>(
      title: body.title, owner: body.owner, meaning: body.meaning ?? meaning,
      words: words.union(body.words), properties: properties + body.properties,
      required: required + body.required, rules: rules + body.rules,
      readMembers: { [readMembers] decoder, members in
        let head = readMembers(&decoder, members)
        let rest = body.readMembers(&decoder, members)
        guard let head, let rest else { return nil }
        return (head, rest)
      },
      writeMembers: { [writeMembers] value, text in
        writeMembers(value.0, &text)
        body.writeMembers(value.1, &text)
      })
  }
}

extension ObjectForm<Void> {
  /// An object without members.
  static var empty: ObjectForm<Void> { ObjectForm("", "") { () } }
}

// MARK: - Schemas

extension ObjectForm {
  /// The schema; `tag` is a member with a fixed value that tells the object from others.
  func schema(tag: (word: Word, name: String)? = nil) -> SchemaNode {
    .component(title, meaning) { [self] in
      let fixed = tag.map { [($0.word.text, SchemaNode.object([("const", .text($0.name))]))] } ?? []
      let required = (tag.map { [$0.word.text] } ?? []) + required.map(\.text)
      var members: [SchemaNode.Member] = [("type", .text("object"))]
      if !required.isEmpty { members.append(("required", .names(required))) }
      if !(fixed + properties).isEmpty {
        members.append(("properties", .object(fixed + properties)))
      }
      return members + rules.schema((fixed + properties).map(\.name)) + [
        ("unevaluatedProperties", .truth(false))
      ]
    }
  }
}

extension Form {
  /// A value that is always written as one object. `expectation` is what is said where there is
  /// none: "A keyframe is an object".
  init(_ object: ObjectForm<Value>, _ expectation: String) {
    self.init(object.schema()) { decoder, node in
      var members = Members(of: node)
      guard decoder.gather(&members, expectation) else { return nil }
      decoder.check(&members, allowed: object.words, object.owner)
      return object.readMembers(&decoder, members)
    } write: { value, text in
      text.object { object.writeMembers(value, &$0) }
    }
  }
}
