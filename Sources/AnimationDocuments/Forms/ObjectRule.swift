/// What holds between the members of an object.
struct ObjectRule: Sendable {
  /// How a schema says it, of an object that has members of these names.
  let schema: @Sendable (_ names: [String]) -> [SchemaNode.Member]
  /// Whether the given members keep to it. Reports a problem if not. The object's owner begins the
  /// sentence.
  let check: @Sendable (inout DocumentDecoder, Members, String) -> Bool
}

extension ObjectRule {
  /// A rule that a schema says in the same way of every object.
  init(
    schema: [SchemaNode.Member],
    check: @escaping @Sendable (inout DocumentDecoder, Members, String) -> Bool
  ) {
    self.init(schema: { _ in schema }, check: check)
  }

  /// Members of which at most one is given.
  static func atMostOne(_ words: Word...) -> ObjectRule { atMostOne(words) }

  /// Members of which at least one is given.
  static func atLeastOne(_ words: Word...) -> ObjectRule { atLeastOne(words) }

  /// Members of which one is given, and no other.
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

  /// A member that is given only where another one is. `hint` says what that may be.
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

  /// A chain of conditions, of which an editor names the last: if it has not the first member, then
  /// it has the second one.
  private static func anyRequired(_ words: ArraySlice<Word>) -> [SchemaNode.Member] {
    guard let first = words.first else { return [] }
    guard words.count > 1 else { return [("required", .names([first.text]))] }
    return [("if", .required(first)), ("else", .object(anyRequired(words.dropFirst())))]
  }
}

extension SchemaNode {
  /// An object that has some members.
  static func required(_ words: Word...) -> SchemaNode {
    .object([("required", .names(words.map(\.text)))])
  }
}

extension [ObjectRule] {
  /// How a schema says all of them. A keyword that is needed twice stands in a schema of its own.
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
