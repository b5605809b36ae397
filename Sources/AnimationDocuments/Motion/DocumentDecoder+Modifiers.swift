internal import AnimationEngine

// What stands around an animation: a list of objects, applied one after another.

extension DocumentDecoder {
  /// The most modifiers of one animation; each adds work to every sample.
  private static let mostModifiers = 64

  /// Applies the modifiers in a list; nil, reported, when one of them is wrong. They are checked
  /// also when the animation itself is wrong and so is nil.
  mutating func modified(_ animation: Animation?, by node: Int) -> Animation? {
    guard let elements = list(at: node, "modifiers is a list of objects") else { return nil }
    let limit = Self.mostModifiers
    guard tape[node].count <= limit else {
      report(
        .tooMany, at: node,
        "An animation has at most \(limit) modifiers; this has \(tape[node].count).",
        excess: .init(limit: limit, actual: tape[node].count))
      return nil
    }
    let before = problems.total
    var result = animation
    for element in elements { result = modified(result, byOne: element) }
    return problems.total == before ? result : nil
  }

  private mutating func modified(_ animation: Animation?, byOne node: Int) -> Animation? {
    var members = Members(of: node)
    guard gather(&members, "A modifier is an object") else { return nil }
    let kinds = members.words.intersection(.modifiers)
    guard kinds.count == 1, let kind = kinds.words.first else {
      reportKinds(&members, kinds)
      return nil
    }
    let repeats = kind == .repeatCount || kind == .repeatForever
    check(&members, allowed: repeats ? [kind, .autoreverses] : [kind], "The modifier \(kind.text)")
    guard let value = members[kind] else { return nil }
    let reverses = members[.autoreverses].map { bool(at: $0) } ?? true
    return modified(animation, kind, at: value, reverses)
  }

  private mutating func modified(
    _ animation: Animation?, _ kind: Word, at value: Int, _ reverses: Bool?
  ) -> Animation? {
    switch kind {
    case .delay: return number(at: value).flatMap { animation?.delay($0) }
    case .speed: return number(at: value).flatMap { animation?.speed($0) }
    case .logicallyCompleteAfter:
      return duration(at: value).flatMap { animation?.logicallyComplete(after: $0) }
    case .repeatCount:
      // As in SwiftUI a count below 1 is allowed, and goes once.
      let count = wholeNumber(at: value, "repeatCount")
      guard let count, let reverses else { return nil }
      return animation?.repeatCount(count, autoreverses: reverses)
    default:
      guard let forever = bool(at: value), let reverses else { return nil }
      guard forever else {
        report(.outOfRange, at: value, "repeatForever is true where it stands.")
        return nil
      }
      return animation?.repeatForever(autoreverses: reverses)
    }
  }

  private mutating func reportKinds(_ members: inout Members, _ kinds: WordSet) {
    if kinds.isEmpty {
      check(&members, allowed: .modifiers.union([.autoreverses]), "A modifier")
      if members.guessed.isEmpty && members.unknownMembers == 0 {
        report(
          .missingMember, at: members.object,
          "A modifier has one of the members \(WordSet.modifiers.words.map(\.text).listed("or")).")
      }
      return
    }
    report(
      .conflictingMembers, at: members.object,
      "A modifier has one of its members; this has \(kinds.text). A list applies them in order.")
  }
}

extension WordSet {
  /// The members of which a modifier has one.
  fileprivate static let modifiers: WordSet = [
    .delay, .speed, .repeatCount, .repeatForever, .logicallyCompleteAfter,
  ]
}
