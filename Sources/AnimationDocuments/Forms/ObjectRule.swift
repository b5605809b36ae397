/// A rule about which members of an object may, or must, be given together.
struct ObjectRule: Sendable {
  /// The rule in JSON Schema, for an object that has members of these names.
  let schema: @Sendable (_ names: [String]) -> [SchemaNode.Member]
  /// Whether the given members follow the rule. Reports a problem if not; the string begins the
  /// message.
  let check: @Sendable (inout DocumentDecoder, Members, String) -> Bool
}

extension ObjectRule {
  /// A rule with the same schema in every object.
  init(
    schema: [SchemaNode.Member],
    check: @escaping @Sendable (inout DocumentDecoder, Members, String) -> Bool
  ) {
    self.init(schema: { _ in schema }, check: check)
  }

  /// A rule: at most one of the members is given.
  static func atMostOne(_ words: Word...) -> ObjectRule { atMostOne(words) }

  /// A rule: at least one of the members is given.
  static func atLeastOne(_ words: Word...) -> ObjectRule { atLeastOne(words) }

  /// A rule: exactly one of the members is given.
  static func exactlyOne(_ words: Word...) -> ObjectRule {
    let (least, most) = (atLeastOne(words), atMostOne(words))
    let (schema, names) = (least.schema([]) + most.schema([]), WordSet(words))
    return ObjectRule(schema: schema) { decoder, members, owner in
      guard members.words.intersection(names).count > 1 else {
        return least.check(&decoder, members, owner)
      }
      let given = words.filter { members[$0] != nil }
      decoder.report(
        .conflictingMembers, at: members.object,
        "\(owner) has one of the members \(words.map(\.text).listed("or")); this has "
          + "\(given.map(\.text).listed("and")).")
      return false
    }
  }

  /// A rule: the first member needs the other one. `hint` is an example of the other.
  static func needs(_ word: Word, _ other: Word, hint: String? = nil) -> ObjectRule {
    let schema = SchemaNode.object([(word.text, .names([other.text]))])
    return ObjectRule(schema: [("dependentRequired", schema)]) { decoder, members, _ in
      guard members[word] != nil, members[other] == nil else { return true }
      if !members.guessed.contains(other) {
        decoder.report(
          .missingMember, at: members.object, about: word,
          "\(word.text) also needs \(other.text).", hint: hint)
      }
      return false
    }
  }

  private static func atMostOne(_ words: [Word]) -> ObjectRule {
    let pairs = words.indices.flatMap { first in
      words[(first + 1)...].map { SchemaNode.required(words[first], $0) }
    }
    let schema = pairs.count == 1 ? pairs[0] : .object([("anyOf", .list(pairs))])
    let names = WordSet(words)
    return ObjectRule(schema: [("not", schema)]) { decoder, members, _ in
      guard members.words.intersection(names).count > 1 else { return true }
      let given = words.filter { members[$0] != nil }
      decoder.report(
        .conflictingMembers, at: given.compactMap { members[$0] }.max() ?? members.object,
        "\(words.map(\.text).listed("and")) exclude each other; this has "
          + (words.count == 2 ? "both." : given.map(\.text).listed("and") + "."))
      return false
    }
  }

  private static func atLeastOne(_ words: [Word]) -> ObjectRule {
    let names = WordSet(words)
    return ObjectRule(schema: anyRequired(words[...])) { decoder, members, owner in
      guard members.words.isDisjoint(with: names) else { return true }
      if members.guessed.isDisjoint(with: names) {
        decoder.report(
          .missingMember, at: members.object,
          "\(owner) has one of the members \(words.map(\.text).listed("or")).")
      }
      return false
    }
  }

  /// A schema in which one of the members is required. It is a chain of conditions, so that an
  /// editor names the last member as missing.
  private static func anyRequired(_ words: ArraySlice<Word>) -> [SchemaNode.Member] {
    guard let first = words.first else { return [] }
    guard words.count > 1 else { return [("required", .names([first.text]))] }
    return [("if", .required(first)), ("else", .object(anyRequired(words.dropFirst())))]
  }
}

extension SchemaNode {
  static func required(_ words: Word...) -> SchemaNode { .required(words.map(\.text)) }
}

extension [ObjectRule] {
  /// All rules as JSON Schema. A keyword that two rules need goes into a schema of its own under
  /// `allOf`.
  func schema(_ names: [String]) -> [SchemaNode.Member] {
    var members: [SchemaNode.Member] = []
    var others: [SchemaNode] = []
    for rule in self {
      let said = rule.schema(names)
      if said.contains(where: { one in members.contains { $0.name == one.name } }) {
        others.append(.object(said))
      } else {
        members += said
      }
    }
    return others.isEmpty ? members : members + [("allOf", .list(others))]
  }
}
