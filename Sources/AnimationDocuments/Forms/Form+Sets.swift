/// One of the sets of members that say the same thing in their own ways.
struct MemberSet<Value>: Sendable {
  let object: ObjectForm<Value>
  /// Whether a value is written with this set.
  let holds: @Sendable (Value) -> Bool

  init<Part>(
    _ part: ObjectForm<Part>, _ whole: @escaping @Sendable (Part) -> Value,
    from extracted: @escaping @Sendable (Value) -> Part?
  ) {
    object = part.mapped(whole, extracted)
    holds = { extracted($0) != nil }
  }

  /// The members in a sentence: "(duration, bounce)".
  var text: String {
    "(" + object.properties.map(\.name).joined(separator: ", ") + ")"
  }
}

/// A choice between sets of members, told by which of them are there.
struct MemberSets<Value>: Sendable {
  /// What begins sentences about the object: "A spring".
  let owner: String
  /// The code of the problem where sets are mixed.
  let mixture: ErrorCode
  let sets: [MemberSet<Value>]

  /// All members of all sets.
  var words: WordSet { sets.reduce(WordSet()) { $0.union($1.object.words) } }

  /// The first set that has all the members which are given; nil, reported, when they are of two.
  func chosen(_ decoder: inout DocumentDecoder, among members: Members) -> MemberSet<Value>? {
    let given = members.words.intersection(words)
    if let found = sets.first(where: { given.isSubset(of: $0.object.words) }) { return found }
    reportMixture(&decoder, members, given)
    return nil
  }

  /// Names both sets: the first that has a member of its own there, and the one of the first
  /// member that it lacks.
  private func reportMixture(
    _ decoder: inout DocumentDecoder, _ members: Members, _ given: WordSet
  ) {
    let owners = sets.indices.filter { !given.isDisjoint(with: own($0)) }
    let first = owners.first ?? 0
    let rest = given.subtracting(sets[first].object.words)
    let second =
      owners.dropFirst().first { !rest.isDisjoint(with: sets[$0].object.words) }
      ?? sets.indices.first { $0 != first && !rest.isDisjoint(with: sets[$0].object.words) }
      ?? first
    decoder.report(
      mixture, at: members.object, about: rest.words.first,
      """
      \(owner) has one set of members; this mixes \(given.subtracting(rest).text) of the set \
      \(sets[first].text) with \(rest.text) of \(sets[second].text).
      """)
  }

  /// The members that only one set has.
  private func own(_ index: Int) -> WordSet {
    sets.indices.reduce(sets[index].object.words) {
      $1 == index ? $0 : $0.subtracting(sets[$1].object.words)
    }
  }
}
