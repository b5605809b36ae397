internal import AnimationEngine

// How an event carries what it changes: {…,"animation":"spring","keys":{…},"completion":"done"}.

extension DocumentDecoder {
  /// Reads the members of a transaction that are `allowed`, but for its animations for some
  /// properties, which are left for the end; nil, reported, when one of them is wrong.
  mutating func transaction(_ members: Members, _ allowed: WordSet) -> SceneTransaction? {
    let before = problems.total
    func node(_ word: Word) -> Int? { allowed.contains(word) ? members[word] : nil }
    var transaction = SceneTransaction()
    let source = animationSource(animation: node(.animation), uikit: node(.uikit))
    if let node = node(.keys) { transaction.keys = transactionKeys(at: node, "keys") ?? [:] }
    if let node = node(.disablesAnimations) {
      transaction.disablesAnimations = bool(at: node) ?? false
    }
    transaction.completion = node(.completion).flatMap { completion(at: $0) }
    guard let source, problems.total == before else { return nil }
    transaction.source = source
    return transaction
  }

  /// What carries a change; both members are checked also where they exclude each other.
  private mutating func animationSource(animation: Int?, uikit: Int?) -> SceneTransaction
    .AnimationSource?
  {
    let carried = animation.map { explicitSource(at: $0) }
    let block = uikit.map { uikitAnimation(at: $0).map(SceneTransaction.AnimationSource.uikit) }
    if let animation, let uikit {
      report(
        .conflictingMembers, at: max(animation, uikit),
        "animation and uikit exclude each other; this has both.")
      return nil
    }
    return carried ?? block ?? .implicit
  }

  private mutating func explicitSource(at node: Int) -> SceneTransaction.AnimationSource? {
    if tape[node].kind == .null { return SceneTransaction.AnimationSource.none }
    return animation(at: node).map { .animation($0) }
  }

  /// Reads values of transaction keys, which are any JSON, as compact text.
  mutating func transactionKeys(at node: Int, _ owner: String) -> [String: String]? {
    guard tape[node].kind == .object else {
      wrongType(at: node, "\(owner) is an object of transaction keys and their values")
      return nil
    }
    let before = problems.total
    var keys: [String: String] = [:]
    for member in members(of: node) {
      guard checkNumbersAndNames(inside: member.value) else { continue }
      let value = tape.compactText(of: member.value)
      guard keys.updateValue(value, forKey: tape.string(at: member.name)) == nil else {
        reportDuplicate(member.name)
        continue
      }
    }
    return problems.total == before ? keys : nil
  }

  /// Reads a completion: its name, or an object with a name and criteria.
  private mutating func completion(at node: Int) -> SceneCompletion? {
    if tape[node].kind == .string { return SceneCompletion(name: tape.string(at: node)) }
    var members = Members(of: node)
    guard gather(&members, "A completion is a name or an object with a name") else { return nil }
    check(&members, allowed: [.name, .criteria], "A completion")
    let name = require(.name, of: members, "A completion").flatMap { string(at: $0) }
    let before = problems.total
    let criteria: SceneCompletion.Criteria? = members[.criteria].flatMap {
      choice(at: $0, "completion criteria")
    }
    guard let name, problems.total == before else { return nil }
    return SceneCompletion(name: name, criteria: criteria)
  }
}

extension WordSet {
  /// The members of an event that say how it carries what it changes.
  static let transaction: WordSet = [
    .animation, .uikit, .animations, .keys, .disablesAnimations, .completion,
  ]
}
