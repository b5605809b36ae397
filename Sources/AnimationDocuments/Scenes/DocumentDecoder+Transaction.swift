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
    if let node = node(.keys) {
      transaction.keys = Forms.keys(called: "keys").read(&self, node) ?? [:]
    }
    if let node = node(.disablesAnimations) {
      transaction.disablesAnimations = bool(at: node) ?? false
    }
    transaction.completion = node(.completion).flatMap { Forms.completion.read(&self, $0) }
    guard let source, problems.total == before else { return nil }
    transaction.source = source
    return transaction
  }

  /// What carries a change; both members are checked also where they exclude each other.
  private mutating func animationSource(animation: Int?, uikit: Int?) -> SceneTransaction
    .AnimationSource?
  {
    let carried = animation.map { explicitSource(at: $0) }
    let block = uikit.map {
      Forms.uikit.read(&self, $0).map(SceneTransaction.AnimationSource.uikit)
    }
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
}

extension WordSet {
  /// The members of an event that say how it carries what it changes.
  static let transaction: WordSet = [
    .animation, .uikit, .animations, .keys, .disablesAnimations, .completion,
  ]
}
