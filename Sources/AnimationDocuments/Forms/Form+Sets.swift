/// One of several sets of members that describe the same value in different ways, such as a
/// spring's `duration` and `bounce`.
struct MemberSet<Value>: Sendable {
  let object: ObjectForm<Value>
  /// Whether a given value is written with this set.
  let holds: @Sendable (Value) -> Bool

  init<Part>(
    _ part: ObjectForm<Part>, _ whole: @escaping @Sendable (Part) -> Value,
    from extracted: @escaping @Sendable (Value) -> Part?
  ) {
    object = part.mapped(whole, extracted)
    holds = { extracted($0) != nil }
  }

  /// The members for a message: "(duration, bounce)"; a single one has no brackets.
  var text: String {
    let names = object.properties.map(\.name)
    return names.count == 1 ? names[0] : "(" + names.joined(separator: ", ") + ")"
  }
}

/// A choice between sets of members, decided by which members are present.
struct MemberSets<Value>: Sendable {
  /// The beginning of messages about the object: "A spring".
  let owner: String
  /// The error code where members of two sets are mixed.
  let mixture: ErrorCode
  let sets: [MemberSet<Value>]
  /// Whether at least one member is required; otherwise an empty object means the first set.
  let needsMember: Bool
  /// Whether a member of only one set decides for it: those of other sets are then unknown.
  let isToldByOwnMember: Bool
  /// The members of all sets.
  let words: WordSet

  init(
    owner: String, mixture: ErrorCode, sets: [MemberSet<Value>], needsMember: Bool = false,
    isToldByOwnMember: Bool = false
  ) {
    self.owner = owner
    self.mixture = mixture
    self.sets = sets
    self.needsMember = needsMember
    self.isToldByOwnMember = isToldByOwnMember
    words = sets.reduce(WordSet()) { $0.union($1.object.words) }
  }

  /// The form of an object that has the members of exactly one of the sets.
  func object(_ title: String, _ meaning: String? = nil) -> ObjectForm<Value> {
    ObjectForm<Value>(
      title: title, owner: owner, meaning: meaning, words: words, properties: properties,
      required: [],
      rules: [ObjectRule(schema: { self.rules(amid: $0) }, check: { _, _, _ in true })],
      readMembers: { [readers = sets.map(\.object.readMembers)] decoder, members in
        guard let set = self.chosen(&decoder, among: members) else { return nil }
        return readers[set](&decoder, members)
      },
      writeMembers: { value, text in
        guard let set = sets.first(where: { $0.holds(value) }) else {
          preconditionFailure("no set of \(owner) holds \(value)")
        }
        set.object.writeMembers(value, &text)
      })
  }

  /// The index of the first set that has all given members. Reports a problem and returns nil
  /// when they belong to different sets.
  fileprivate func chosen(_ decoder: inout DocumentDecoder, among members: Members) -> Int? {
    let given = members.words.intersection(words)
    if given.isEmpty, needsMember {
      reportMissing(&decoder, members)
      return nil
    }
    // By index: the sets are large and must not be copied.
    if let found = sets.indices.first(where: { given.isSubset(of: sets[$0].object.words) }) {
      return found
    }
    reportMixture(&decoder, members, given)
    return nil
  }

  /// The noun for the alternatives in messages: "members" or "sets of members".
  private var things: String {
    sets.allSatisfy { $0.object.words.count == 1 } ? "members" : "sets of members"
  }

  private func reportMissing(_ decoder: inout DocumentDecoder, _ members: Members) {
    guard members.guessed.isDisjoint(with: words) else { return }
    decoder.report(
      .missingMember, at: members.object,
      "\(owner) has one of the \(things) \(sets.map(\.text).listed("or")).")
  }

  /// Reports the members that are not of `set` as unknown, since no other set can be meant.
  private func reportStrange(
    _ decoder: inout DocumentDecoder, _ members: Members, in set: MemberSet<Value>
  ) {
    var members = members
    decoder.check(&members, allowed: set.object.words, set.object.owner)
  }

  /// Reports a mixture and names its sets: the first one with a member of its own there, and
  /// those of the members it lacks.
  private func reportMixture(
    _ decoder: inout DocumentDecoder, _ members: Members, _ given: WordSet
  ) {
    let owners = sets.indices.filter { !given.isDisjoint(with: own($0)) }
    let first = owners.first ?? 0
    if isToldByOwnMember && owners.count == 1 {
      return reportStrange(&decoder, members, in: sets[first])
    }
    let rest = given.subtracting(sets[first].object.words)
    decoder.report(
      mixture, at: members.object, about: rest.words.first,
      """
      \(owner) has one set of members; this mixes \(given.subtracting(rest).text) of the set \
      \(sets[first].text) with \(parts(of: rest, owners.dropFirst()).listed("and")).
      """)
  }

  /// Members with their sets, those of `owners` first: "mass of (mass, stiffness, damping)".
  private func parts(of words: WordSet, _ owners: some Sequence<Int>) -> [String] {
    var (rest, parts) = (words, [String]())
    for set in owners.map({ sets[$0] }) + sets where !rest.isDisjoint(with: set.object.words) {
      parts.append("\(rest.intersection(set.object.words).text) of \(set.text)")
      rest = rest.subtracting(set.object.words)
    }
    return parts
  }

  /// The members that belong to no other set.
  private func own(_ index: Int) -> WordSet {
    sets.indices.reduce(sets[index].object.words) {
      $1 == index ? $0 : $0.subtracting(sets[$1].object.words)
    }
  }
}

extension Form {
  /// A value written as an object with one of several sets of members. `expectation` is the
  /// message for a value that is no object.
  init(_ choice: MemberSets<Value>, _ title: String, _ meaning: String, _ expectation: String) {
    self.init(
      choice, followedBy: .empty, title, meaning, expectation, whole: { body, _ in body },
      from: { ($0, ()) })
  }

  /// A value written as an object with one of several sets of members, followed by the members of
  /// `tail`. `expectation` is the message for a value that is no object.
  init<Body, Tail>(
    _ choice: MemberSets<Body>, followedBy tail: ObjectForm<Tail>, _ title: String,
    _ meaning: String, examples: [String] = [], _ expectation: String,
    whole: @escaping @Sendable (Body, Tail) -> Value,
    from parts: @escaping @Sendable (Value) -> (Body, Tail)
  ) {
    let schema = SchemaNode.oneOf(choice.sets.map { $0.object.followed(by: tail).schema() })
      .named(title, meaning, examples: examples)
    let allowed = choice.words.union(tail.words)
    self.init(schema) { decoder, node in
      var members = Members(of: node)
      guard decoder.gather(&members, expectation) else { return nil }
      decoder.check(&members, allowed: allowed, choice.owner)
      let set = choice.chosen(&decoder, among: members)
      let body = set.flatMap { choice.sets[$0].object.readMembers(&decoder, members) }
      let rest = tail.readMembers(&decoder, members)
      guard let body, let rest else { return nil }
      return whole(body, rest)
    } write: { value, text in
      let (body, rest) = parts(value)
      text.object { text in
        choice.sets.first { $0.holds(body) }?.object.writeMembers(body, &text)
        tail.writeMembers(rest, &text)
      }
    }
  }
}

// MARK: - Schemas

extension MemberSets {
  /// The schemas of all members, each from the first set that has it.
  private var properties: [SchemaNode.Member] {
    var names: Set<String> = []
    return sets.flatMap(\.object.properties).filter { names.insert($0.name).inserted }
  }

  /// The schema rules that say which members need others, and which may be together, in an object
  /// with these member names. They list what is allowed rather than what is forbidden, so that an
  /// editor can explain an error.
  private func rules(amid names: [String]) -> [SchemaNode.Member] {
    let needs = properties.compactMap { member -> SchemaNode.Member? in
      let needed = self.needed(by: member.name)
      return needed.isEmpty ? nil : (member.name, .names(needed))
    }
    let company = properties.compactMap { member -> SchemaNode.Member? in
      let schema = self.company(of: member.name, names)
      return schema.isEmpty ? nil : (member.name, .object(schema))
    }
    return (needs.isEmpty ? [] : [("dependentRequired", .object(needs))])
      + (company.isEmpty ? [] : [("dependentSchemas", .object(company))])
      + (needsMember ? [("anyOf", .list(sets.map { .required($0.first) }))] : [])
  }

  private func sets(with name: String) -> [MemberSet<Value>] {
    sets.filter { $0.names.contains(name) }
  }

  /// The members that every set with this member also requires.
  private func needed(by name: String) -> [String] {
    let required = sets(with: name).map { $0.object.required.map(\.text) }
    return (required.first ?? []).filter { one in
      one != name && required.allSatisfy { $0.contains(one) }
    }
  }

  /// The schema rule for the members that may, or must, accompany this one.
  private func company(of name: String, _ names: [String]) -> [SchemaNode.Member] {
    let owners = sets(with: name)
    let own = Set(owners.flatMap(\.names))
    let all = Set(properties.map(\.name))
    let allowed = names.filter { own.contains($0) || !all.contains($0) }
    let rests = owners.map { owner in
      owner.object.required.map(\.text).filter { $0 != name && !needed(by: name).contains($0) }
    }
    let choice = rests.contains { $0.isEmpty } ? [] : rests.map { SchemaNode.required($0) }
    return (allowed.count == names.count ? [] : [("propertyNames", .enumeration(allowed))])
      + (choice.count < 2 ? [] : [("anyOf", .list(choice))])
  }
}

extension MemberSet {
  fileprivate var names: [String] { object.properties.map(\.name) }

  /// The members whose presence shows that the set is used.
  fileprivate var first: [String] {
    object.required.isEmpty ? Array(names.prefix(1)) : object.required.map(\.text)
  }
}

extension SchemaNode {
  static func required(_ names: [String]) -> SchemaNode { .object([("required", .names(names))]) }

  static func enumeration(_ names: [String]) -> SchemaNode { .object([("enum", .names(names))]) }
}
