/// One alternative of a value that is an object, identified by the name in a member that all
/// alternatives have, such as `type`.
struct TaggedCase<Value>: Sendable {
  /// The name that identifies the alternative.
  let name: String
  fileprivate let key: TextName
  /// The form of the alternative's other members.
  let object: ObjectForm<Value>
  /// Whether a given value is written as this alternative.
  let holds: @Sendable (Value) -> Bool
  /// Examples of such objects, as JSON.
  let examples: [String]

  /// An alternative for the values that hold a `Part`.
  init<Part>(
    _ name: String, _ part: ObjectForm<Part>, _ whole: @escaping @Sendable (Part) -> Value,
    from extracted: @escaping @Sendable (Value) -> Part?, examples: [String] = []
  ) {
    self.init(
      name: name, object: part.mapped(whole, extracted), holds: { extracted($0) != nil },
      examples: examples)
  }

  /// An alternative that is a single value and has no other members.
  init(
    _ name: String, _ title: String, _ owner: String, _ meaning: String? = nil, _ value: Value
  ) where Value: Equatable & Sendable {
    let object = ObjectForm<Value>(title, owner, meaning) { value }
    self.init(name: name, object: object, holds: { $0 == value })
  }

  /// The case of an object whose value is the whole.
  init(
    name: String, object: ObjectForm<Value>, holds: @escaping @Sendable (Value) -> Bool,
    examples: [String] = []
  ) {
    self.name = name
    key = TextName(name)
    self.object = object
    self.holds = holds
    self.examples = examples
  }
}

/// A member with the same form in all alternatives.
struct SharedMember: Sendable {
  let word: Word
  let read: @Sendable (inout DocumentDecoder, Int) -> Void

  init<Value>(_ word: Word, _ form: Form<Value>) {
    self.word = word
    read = { _ = form.read(&$0, $1) }
  }
}

/// A choice between objects by the name in one member.
struct TaggedForm<Value>: Sendable {
  /// The title of the schema.
  let title: String
  /// A sentence that describes the value, for its schema; nil where the schema needs none.
  let meaning: String?
  /// The member whose name decides.
  let tag: Word
  /// The beginning of messages about an object whose alternative is unknown: "A keyframe".
  let owner: String
  /// The word for what the name selects, for messages, such as "keyframe".
  let noun: String
  let cases: [TaggedCase<Value>]
  /// Members that are the same wherever they occur. They are read even if the alternative is
  /// unknown, so that their problems are found.
  var shared: [SharedMember] = []
  /// The hint for an object without the name; without one, misspelt members are looked for.
  var hint: (@Sendable (DocumentDecoder, Members) -> String)? = nil
  /// Writes members that all alternatives share, before the name.
  var writeHead: @Sendable (Value, inout DocumentWriter) -> Void = { _, _ in }
  /// Writes members that all alternatives share, after all others.
  var writeTail: @Sendable (Value, inout DocumentWriter) -> Void = { _, _ in }

  /// The members that an object of any alternative may have.
  var words: WordSet { cases.reduce([tag]) { $0.union($1.object.words) } }
}

extension Form {
  /// A value by a choice of objects. `expectation` is the message for a value that is no object.
  init(_ choice: TaggedForm<Value>, _ expectation: String) {
    let reader = TaggedReader(choice)
    self.init(choice.schema) { decoder, node in
      reader.read(&decoder, at: node, expectation)
    } write: { value, text in
      text.object { choice.write(value, to: &$0) }
    }
  }
}

extension TaggedForm {
  /// The same choice with the members of `shared` in every alternative, first or last.
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

  /// The index of the alternative named at a node. Reports a problem and returns nil without one.
  func named(_ decoder: inout DocumentDecoder, at node: Int) -> Int? {
    guard decoder.isName(node, of: "the \(noun)") else { return nil }
    if let found = cases.map(\.key).first(matching: node, of: decoder.tape) { return found }
    decoder.reportUnknownName(at: node, among: cases.map(\.name), noun)
    return nil
  }

  func write(_ value: Value, to text: inout DocumentWriter) {
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
        by: tag.text,
        cases.map { ($0.name, $0.object.schema(tag: (tag, $0.name), examples: $0.examples)) })
    }
  }
}

/// The parts of a choice needed for reading. Alternatives are large; these lists are small, so
/// reading an object copies little.
private struct TaggedReader<Value>: Sendable {
  let tag: Word
  let keys: [TextName]
  /// The members allowed in each alternative, its name included.
  let allowed: [WordSet]
  let owners: [String]
  let readers: [@Sendable (inout DocumentDecoder, Members) -> Value?]
  /// Reports the problems of an object that matches no alternative.
  let refuse: @Sendable (inout DocumentDecoder, inout Members) -> Void

  init(_ choice: TaggedForm<Value>) {
    tag = choice.tag
    keys = choice.cases.map(\.key)
    allowed = choice.cases.map { $0.object.words.union([choice.tag]) }
    owners = choice.cases.map(\.object.owner)
    readers = choice.cases.map(\.object.readMembers)
    refuse = { choice.refuse(&$0, &$1) }
  }

  func read(_ decoder: inout DocumentDecoder, at node: Int, _ expectation: String) -> Value? {
    var members = Members(of: node)
    guard decoder.gather(&members, expectation) else { return nil }
    guard let name = members[tag], let chosen = keys.first(matching: name, of: decoder.tape) else {
      refuse(&decoder, &members)
      return nil
    }
    decoder.check(&members, allowed: allowed[chosen], owners[chosen])
    return readers[chosen](&decoder, members)
  }
}

extension TaggedForm {
  /// Reports that an object does not say which alternative it is. Its other members cannot be
  /// judged then, except misspelt ones and those that all alternatives share.
  fileprivate func refuse(_ decoder: inout DocumentDecoder, _ members: inout Members) {
    if let node = members[tag] {
      _ = named(&decoder, at: node)
    } else {
      if hint == nil {
        decoder.check(&members, allowed: words, owner)
      } else {
        decoder.reportMisspelt(tag, in: &members, owner)
      }
      let hint = hint?(decoder, members) ?? fittingHint(members)
      _ = decoder.require(tag, of: members, owner, hint: hint)
    }
    for member in shared { members[member.word].map { member.read(&decoder, $0) } }
  }

  /// The alternatives that have all members of an object without the name. Nil where that says
  /// nothing, as none or all of them do.
  private func fittingHint(_ members: Members) -> String? {
    let given = members.words.intersection(words)
    let fitting = cases.filter { given.isSubset(of: $0.object.words) }.map(\.name)
    if fitting.count == 1 { return "\"\(tag.text)\":\"\(fitting[0])\"" }
    return fitting.isEmpty || fitting.count == cases.count ? nil : fitting.listed("or")
  }
}
