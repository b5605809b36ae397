internal import AnimationEngine

// Combining object forms into larger ones.

extension ObjectForm {
  /// The same members for a larger value; `part` returns nil for values that hold none.
  func mapped<Whole>(
    _ whole: @escaping @Sendable (Value) -> Whole, _ part: @escaping @Sendable (Whole) -> Value?
  ) -> ObjectForm<Whole> {
    resolved({ _, _, value in whole(value) }, from: part)
  }

  /// The same object form with another way to write it.
  func writing(
    _ writeMembers: @escaping @Sendable (Value, inout DocumentWriter) -> Void
  ) -> ObjectForm {
    var copy = self
    copy.writeMembers = writeMembers
    return copy
  }

  /// The same object form with a check of the whole value: `isRight` reports what is wrong with it.
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

  /// The same object form with a check of the value's parameters. The `problems` are reported at
  /// the members named like the parameters.
  ///
  /// Where some members cannot be read, `partial` makes a value of the others, so that what is wrong
  /// with these is found too.
  func refusing(
    _ problems: @escaping @Sendable (Value) -> [ParameterProblem],
    ofOnly partial: @escaping @Sendable (GivenNumbers) -> Value
  ) -> ObjectForm {
    reading { [readMembers] decoder, members in
      guard let value = readMembers(&decoder, members) else {
        let given = GivenNumbers(tape: decoder.tape, members: members)
        for problem in problems(partial(given)) where given.has(problem.parameter) {
          decoder.report(problem, in: members)
        }
        return nil
      }
      let problems = problems(value)
      for problem in problems { decoder.report(problem, in: members) }
      return problems.isEmpty ? value : nil
    }
  }

  /// The same members for a larger value that `whole` makes of this one. `whole` reports a
  /// problem and returns nil if it cannot; `part` returns nil for values that hold none.
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

  /// The same members under another title, message subject and meaning.
  func called(_ title: String, _ owner: String, _ meaning: String?) -> ObjectForm {
    var copy = self
    (copy.title, copy.owner, copy.meaning) = (title, owner, meaning)
    return copy
  }

  /// The same object form with another way to read it.
  func reading(
    _ readMembers: @escaping @Sendable (inout DocumentDecoder, Members) -> Value?
  ) -> ObjectForm {
    var copy = self
    copy.readMembers = readMembers
    return copy
  }

  /// The same object form, with a named part valid only for the values inside this object.
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

  /// An object with the members of this form and then those of `body`, titled as `body` is.
  func joined<Body>(with body: ObjectForm<Body>) -> ObjectForm<(Value, Body)> {
    followed(by: body).called(body.title, body.owner, body.meaning ?? meaning)
  }

  /// An object with the members of this form and then those of `tail`, titled as this form is.
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
  /// The schema of the object; `tag` is a member with a fixed value that identifies it.
  func schema(tag: (word: Word, name: String)? = nil, examples: [String] = []) -> SchemaNode {
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
  /// A value that is always written as one object. `expectation` is the message for a value that
  /// is no object: "A keyframe is an object".
  init(_ object: ObjectForm<Value>, _ expectation: String, examples: [String] = []) {
    // What reading needs, each by itself: an object's form is large, and is not copied for each object.
    let (words, owner, readMembers) = (object.words, object.owner, object.readMembers)
    self.init(object.schema(examples: examples)) { decoder, node in
      var members = Members(of: node)
      guard decoder.gather(&members, expectation) else { return nil }
      decoder.check(&members, allowed: words, owner)
      return readMembers(&decoder, members)
    } write: { value, text in
      text.object { object.writeMembers(value, &$0) }
    }
  }
}
