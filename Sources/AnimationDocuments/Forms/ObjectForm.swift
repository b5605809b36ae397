internal import AnimationEngine

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
  /// Reads the members, which are allowed ones; nil, reported, when something is wrong.
  var readMembers: @Sendable (inout DocumentDecoder, Members) -> Value?
  /// Writes the members.
  var writeMembers: @Sendable (Value, inout DocumentWriter) -> Void
}

extension ObjectForm {
  /// An object of `members`, of which `make` makes the value. It may report what is wrong with them
  /// together, and answers nil then.
  init<each Part>(
    _ title: String, _ owner: String, _ meaning: String? = nil,
    _ members: repeat Member<Value, each Part>, rules: [ObjectRule] = [],
    checkedBy make:
      @escaping @Sendable (inout DocumentDecoder, Members, repeat each Part) -> Value?
  ) {
    self.init(
      title, owner, meaning, repeat each members, rules: rules,
      whole: {
        make(&$0, $1, repeat each $2)
      })
  }

  /// An object of `members`, of which `make` makes the value, unless there are `problems` with them.
  /// Those are reported at the members that have the names of the parameters.
  init<each Part>(
    _ title: String, _ owner: String, _ meaning: String? = nil,
    _ members: repeat Member<Value, each Part>, rules: [ObjectRule] = [],
    problems: @escaping @Sendable (repeat each Part) -> [ParameterProblem],
    make: @escaping @Sendable (repeat each Part) -> Value
  ) {
    self.init(
      title, owner, meaning, repeat each members, rules: rules,
      whole: {
        let problems = problems(repeat each $2)
        for problem in problems { $0.report(problem, in: $1) }
        return problems.isEmpty ? make(repeat each $2) : nil
      })
  }

  /// An object of `members`, of which `make` makes the value, whatever they are.
  init<each Part>(
    _ title: String, _ owner: String, _ meaning: String? = nil,
    _ members: repeat Member<Value, each Part>, rules: [ObjectRule] = [],
    make: @escaping @Sendable (repeat each Part) -> Value
  ) {
    self.init(
      title, owner, meaning, repeat each members, rules: rules,
      whole: {
        make(repeat each $2)
      })
  }

  private init<each Part>(
    _ title: String, _ owner: String, _ meaning: String?,
    _ members: repeat Member<Value, each Part>, rules: [ObjectRule],
    whole: @escaping @Sendable (inout DocumentDecoder, Members, (repeat each Part)) -> Value?
  ) {
    var (words, required) = (WordSet(), [Word]())
    var properties: [SchemaNode.Member] = []
    for member in repeat each members {
      words.insert(member.word)
      properties.append((member.word.text, member.schema))
      if member.isRequired { required.append(member.word) }
    }
    self.title = title
    self.owner = owner
    self.meaning = meaning
    (self.words, self.required, self.properties, self.rules) = (words, required, properties, rules)
    readMembers = { decoder, given in
      // Every member is read, and every rule held, before one that is wrong ends it, so that all
      // problems are found.
      let values = (repeat (each members).read(&decoder, given, owner))
      var holds = true
      for rule in rules where !rule.check(&decoder, given, owner) { holds = false }
      for value in repeat each values { if value == nil { return nil } }
      guard holds else { return nil }
      return whole(&decoder, given, (repeat (each values)!))
    }
    writeMembers = { value, text in
      for member in repeat each members { member.write(value, &text) }
    }
  }
}
