internal import AnimationEngine

// Objects that are parts of larger ones.

extension ObjectForm {
  /// The same members for a value that holds this one. `part` answers nil for values that do not.
  func mapped<Whole>(
    _ whole: @escaping @Sendable (Value) -> Whole, _ part: @escaping @Sendable (Whole) -> Value?
  ) -> ObjectForm<Whole> {
    resolved({ _, _, value in whole(value) }, from: part)
  }

  /// The same object, written in another way.
  func writing(
    _ writeMembers: @escaping @Sendable (Value, inout DocumentWriter) -> Void
  ) -> ObjectForm {
    var copy = self
    copy.writeMembers = writeMembers
    return copy
  }

  /// The same object, whose value has to be right as a whole; if it is not, `isRight` reports it.
  func checked(
    _ isRight: @escaping @Sendable (inout DocumentDecoder, Members, Value) -> Bool
  ) -> ObjectForm {
    reading { [readMembers] decoder, members in
      guard let value = readMembers(&decoder, members), isRight(&decoder, members, value) else {
        return nil
      }
      return value
    }
  }

  /// The same object; the `problems` of its values are reported at the members that have the names of
  /// the parameters.
  func refusing(_ problems: @escaping @Sendable (Value) -> [ParameterProblem]) -> ObjectForm {
    checked { decoder, members, value in
      let problems = problems(value)
      for problem in problems { decoder.report(problem, in: members) }
      return problems.isEmpty
    }
  }

  /// The same members for a value that is made of them where they are right as a whole; `whole`
  /// reports what is wrong, and answers nil then. `part` answers nil for values that hold none.
  func resolved<Whole>(
    _ whole: @escaping @Sendable (inout DocumentDecoder, Members, Value) -> Whole?,
    from part: @escaping @Sendable (Whole) -> Value?
  ) -> ObjectForm<Whole> {
    ObjectForm<Whole>(
      title: title, owner: owner, meaning: meaning, words: words, properties: properties,
      required: required, rules: rules,
      readMembers: { [readMembers] decoder, members in
        readMembers(&decoder, members).flatMap { whole(&decoder, members, $0) }
      },
      writeMembers: { [writeMembers] value, text in
        if let part = part(value) { writeMembers(part, &text) }
      })
  }

  /// The same members of an object that is called otherwise.
  func called(_ title: String, _ owner: String, _ meaning: String?) -> ObjectForm {
    var copy = self
    (copy.title, copy.owner, copy.meaning) = (title, owner, meaning)
    return copy
  }

  /// The same object, read in another way.
  func reading(
    _ readMembers: @escaping @Sendable (inout DocumentDecoder, Members) -> Value?
  ) -> ObjectForm {
    var copy = self
    copy.readMembers = readMembers
    return copy
  }

  /// The same object; the part of a property that it names is that of the values inside it alone.
  var aboutOnePart: ObjectForm {
    reading { [readMembers] decoder, members in
      let outer = decoder.place
      decoder.place = NamedPart()
      let value = readMembers(&decoder, members)
      decoder.place = outer
      return value
    }
    .writing { [writeMembers] value, text in
      let outer = text.part
      writeMembers(value, &text)
      text.part = outer
    }
  }

  /// The members of this object with those of `body` after them, in one object that is called as
  /// `body` is.
  func joined<Body>(with body: ObjectForm<Body>) -> ObjectForm<(Value, Body)> {
    followed(by: body).called(body.title, body.owner, body.meaning ?? meaning)
  }

  /// The members of this object with those of `tail` after them, in one object that is called as
  /// this one is.
  func followed<Tail>(by tail: ObjectForm<Tail>) -> ObjectForm<(Value, Tail)> {
    ObjectForm<(Value, Tail)>(
      title: title, owner: owner, meaning: meaning, words: words.union(tail.words),
      properties: properties + tail.properties, required: required + tail.required,
      rules: rules + tail.rules,
      readMembers: { [readMembers] decoder, members in
        let head = readMembers(&decoder, members)
        let rest = tail.readMembers(&decoder, members)
        guard let head, let rest else { return nil }
        return (head, rest)
      },
      writeMembers: { [writeMembers] value, text in
        writeMembers(value.0, &text)
        tail.writeMembers(value.1, &text)
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
  func schema(
    tag: (word: Word, name: String)? = nil, examples: [String] = []
  ) -> SchemaNode {
    .component(title, meaning, examples: examples) { [self] in
      let fixed = tag.map { [($0.word.text, SchemaNode.object([("const", .text($0.name))]))] } ?? []
      let all = fixed + properties
      let required = (tag.map { [$0.word.text] } ?? []) + required.map(\.text)
      return [("type", .text("object"))]
        + (required.isEmpty ? [] : [("required", .names(required))])
        + (all.isEmpty ? [] : [("properties", .object(all))])
        + rules.schema(all.map(\.0)) + [("unevaluatedProperties", .truth(false))]
    }
  }
}

extension Form {
  /// A value that is always written as one object. `expectation` is what is said where there is
  /// none: "A keyframe is an object".
  init(_ object: ObjectForm<Value>, _ expectation: String, examples: [String] = []) {
    self.init(object.schema(examples: examples)) { decoder, node in
      var members = Members(of: node)
      guard decoder.gather(&members, expectation) else { return nil }
      decoder.check(&members, allowed: object.words, object.owner)
      return object.readMembers(&decoder, members)
    } write: { value, text in
      text.object { object.writeMembers(value, &$0) }
    }
  }
}
