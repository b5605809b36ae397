/// One of the objects that a value may be, told by the name in a member that all of them have.
struct TaggedCase<Value>: Sendable {
  /// The name that tells it.
  let name: String
  fileprivate let key: TextName
  /// Its other members.
  let object: ObjectForm<Value>
  /// The words of these members.
  fileprivate let words: WordSet
  /// Whether a value is written so.
  let holds: @Sendable (Value) -> Bool

  /// The case of values that hold a `Part`.
  init<Part>(
    _ name: String, _ part: ObjectForm<Part>, _ whole: @escaping @Sendable (Part) -> Value,
    from extracted: @escaping @Sendable (Value) -> Part?
  ) {
    self.init(
      name: name, object: part.mapped(whole, extracted), holds: { extracted($0) != nil })
  }

  /// The case of one value, which has no members.
  init(
    _ name: String, _ title: String, _ owner: String, _ meaning: String? = nil, _ value: Value
  ) where Value: Equatable & Sendable {
    let object = ObjectForm<Value>(title, owner, meaning) { value }
    self.init(name: name, object: object, holds: { $0 == value })
  }

  fileprivate init(
    name: String, object: ObjectForm<Value>, holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.name = name
    key = TextName(name)
    self.object = object
    words = object.words
    self.holds = holds
  }
}

/// A member that is the same in all cases of a choice.
struct SharedMember: Sendable {
  let word: Word
  let read: @Sendable (inout DocumentDecoder, Int) -> Void

  init<Value>(_ word: Word, _ form: Form<Value>) {
    self.word = word
    read = { _ = form.read(&$0, $1) }
  }
}

/// A choice of objects by the name in one member.
struct TaggedForm<Value>: Sendable {
  /// The name in the contract.
  let title: String
  /// What it is, in a sentence.
  let meaning: String?
  /// The member that tells the cases apart.
  let tag: Word
  /// What begins sentences about an object whose case is not known: "A keyframe".
  let owner: String
  /// What the name names: "keyframe".
  let noun: String
  let cases: [TaggedCase<Value>]
  /// Members that are the same in all cases that have them: they are read even where the case is not
  /// known, so that what is wrong with them is found.
  var shared: [SharedMember] = []
  /// Writes what stands before the name: members that all cases share.
  var writeHead: @Sendable (Value, inout DocumentWriter) -> Void = { _, _ in }
  /// Writes what stands after all others.
  var writeTail: @Sendable (Value, inout DocumentWriter) -> Void = { _, _ in }

  /// The members that an object of any case may have.
  var words: WordSet { cases.reduce([tag]) { $0.union($1.object.words) } }
}

extension Form {
  /// A choice of objects. `expectation` is what is said where there is no object.
  init(_ choice: TaggedForm<Value>, _ expectation: String) {
    self.init(choice.schema) { decoder, node in
      choice.read(&decoder, at: node, expectation)
    } write: { value, text in
      text.object { choice.write(value, to: &$0) }
    }
  }
}

extension TaggedForm {
  /// The same choice with the members of `shared` in every case, written first or last.
  func joined<Head, Whole>(
    with shared: ObjectForm<Head>, last: Bool = false,
    _ whole: @escaping @Sendable (Head, Value) -> Whole,
    from parts: @escaping @Sendable (Whole) -> (Head, Value)
  ) -> TaggedForm<Whole> {
    let cases = cases.map { one in
      let object = shared.joined(with: one.object).mapped({ whole($0.0, $0.1) }, { parts($0) })
      return TaggedCase<Whole>(
        name: one.name, object: object.writing { one.object.writeMembers(parts($0).1, &$1) },
        holds: { one.holds(parts($0).1) })
    }
    var joined = TaggedForm<Whole>(
      title: title, meaning: meaning, tag: tag, owner: owner, noun: noun, cases: cases,
      shared: self.shared)
    let write = { @Sendable (whole: Whole, text: inout DocumentWriter) in
      shared.writeMembers(parts(whole).0, &text)
    }
    if last { joined.writeTail = write } else { joined.writeHead = write }
    return joined
  }

  fileprivate func read(
    _ decoder: inout DocumentDecoder, at node: Int, _ expectation: String
  ) -> Value? {
    var members = Members(of: node)
    guard decoder.gather(&members, expectation) else { return nil }
    guard let chosen = chosen(&decoder, among: &members) else {
      for member in shared { members[member.word].map { member.read(&decoder, $0) } }
      return nil
    }
    var allowed = cases[chosen].words
    allowed.insert(tag)
    decoder.check(&members, allowed: allowed, cases[chosen].object.owner)
    return cases[chosen].object.readMembers(&decoder, members)
  }

  /// The index of the case of an object. Reports a problem and returns nil when it does not say
  /// one. What its other members are is open then; misspelt ones still show.
  private func chosen(
    _ decoder: inout DocumentDecoder, among members: inout Members
  ) -> Int? {
    if let node = members[tag] { return named(&decoder, at: node) }
    decoder.check(&members, allowed: words, owner)
    _ = decoder.require(tag, of: members, owner)
    return nil
  }

  /// The index of the case with the name at a node. Reports a problem and returns nil when there is
  /// none.
  func named(_ decoder: inout DocumentDecoder, at node: Int) -> Int? {
    guard decoder.tape[node].kind == .string else {
      decoder.wrongType(at: node, "The name of the \(noun) belongs here")
      return nil
    }
    let text = decoder.tape.plainText(at: node)
    // By their indices: cases are large, and none is copied.
    if let found = cases.indices.first(where: { cases[$0].key.matches(text) }) { return found }
    decoder.reportUnknownName(at: node, among: cases.map(\.name), noun)
    return nil
  }

  fileprivate func write(_ value: Value, to text: inout DocumentWriter) {
    guard let index = cases.indices.first(where: { cases[$0].holds(value) }) else {
      preconditionFailure("no case of \(title) holds \(value)")
    }
    let chosen = cases[index]
    writeHead(value, &text)
    text.json.member(tag, chosen.name)
    chosen.object.writeMembers(value, &text)
    writeTail(value, &text)
  }

  var schema: SchemaNode {
    .component(title, meaning) { [self] in
      SchemaNode.tagged(
        by: tag.text, cases.map { ($0.name, $0.object.schema(tag: (tag, $0.name))) })
    }
  }
}
