internal import AnimationEngine

// One event: {"at":0.2,"set":{…},"animation":…}.

extension DocumentDecoder {
  /// Reads an event and adds it to `script`; reports what is wrong with it.
  mutating func readEvent(at node: Int, into script: inout SceneEvents) {
    var members = Members(of: node)
    guard gather(&members, "An event is an object with a time and a verb") else { return }
    let word = verb(of: &members)
    let time = time(of: members, after: script.time)
    script.time = time ?? script.time
    let verb = word.flatMap { self.verb($0, members) }
    if let word, let verb { checkCompletion(members, word, verb) }
    let transaction = transaction(members, word?.transactionMembers ?? .transaction)
    if let scoped = members[.animations], word?.takesTransaction ?? true {
      script.leave(animations: scoped, isRead: verb != nil)
    }
    guard let word, let verb else {
      let verbs = members.words.union(members.guessed).intersection(.verbs)
      return skip(node, verbs, in: &script)
    }
    if word == .removeAnimations, let scope = members[word] { script.leave(removal: scope) }
    let event = SceneEvent(at: script.time, verb, by: transaction ?? SceneTransaction())
    script.add(event, at: node)
  }

  private mutating func time(of members: Members, after last: Double) -> Double? {
    guard let node = require(.at, of: members, "An event"), let time = number(at: node) else {
      return nil
    }
    eventTime = time
    guard time >= 0 else {
      report(.outOfRange, at: node, "A time is at least 0; this is \(quoted(node)).")
      return nil
    }
    guard time >= last else {
      report(
        .notRising, at: node,
        "The times of events do not fall; this is \(quoted(node)) after \(last.sentence).")
      return nil
    }
    return time
  }
}

// MARK: - Verbs

extension DocumentDecoder {
  /// The one verb of an event, after its members are checked by it; nil, reported, when there is
  /// none or more than one.
  private mutating func verb(of members: inout Members) -> Word? {
    let verbs = members.words.intersection(.verbs)
    guard verbs.count == 1, let verb = verbs.words.first else {
      reportVerbs(&members, verbs)
      return nil
    }
    let stray = members.words.intersection(.transaction).subtracting(verb.transactionMembers)
    let allowed = verb.transactionMembers.union(stray).union([.at, verb])
    check(&members, allowed: allowed, "An event with the verb \(verb.text)")
    for word in stray.words {
      report(
        .unknownMember, at: members[word] ?? members.object,
        "An event with the verb \(verb.text) takes no \(word.text).")
    }
    return verb
  }

  private mutating func reportVerbs(_ members: inout Members, _ verbs: WordSet) {
    check(&members, allowed: WordSet.transaction.union(.verbs).union([.at]), "An event")
    guard verbs.isEmpty else {
      return report(
        .conflictingMembers, at: members.object, "An event has one verb; this has \(verbs.text).")
    }
    guard members.guessed.isDisjoint(with: .verbs) else { return }
    report(
      .missingMember, at: members.object,
      "An event has one of the verbs \(WordSet.verbs.words.map(\.text).listed("or")).")
  }

  private mutating func verb(_ word: Word, _ members: Members) -> SceneVerb? {
    guard let node = members[word] else { return nil }
    switch word {
    case .set: return changes(at: node, "set").map { .set($0) }
    case .gesture: return Forms.gesture.read(&self, node).map { .gesture($0) }
    case .animator: return Forms.animator.read(&self, node).map { .animator($0) }
    case .keyframes: return Forms.keyframes.read(&self, node).map { .keyframes($0) }
    case .layer: return layerCommand(at: node).map { .layer($0) }
    case .removeAnimations: return .removeAnimations(.all)
    case .insert: return insertion(at: node).map { .insert($0) }
    case .remove: return removal(at: node).map { .remove($0) }
    case .match: return Forms.match.read(&self, node).map { .match($0) }
    case .content: return Forms.content.read(&self, node).map { .content($0) }
    case .swap: return Forms.swap.read(&self, node).map { .swap($0) }
    case .zoom: return Forms.zoom.read(&self, node).map { .zoom($0) }
    case .layout: return Forms.layout.read(&self, node).map { .layout($0) }
    case .recommit: return changes(at: node, "recommit").map { .recommit($0) }
    default: return Forms.hitTest.read(&self, node).map { .hitTest($0) }
    }
  }

  /// Reports a completion of what never completes: only an animation that is added to a layer does.
  private mutating func checkCompletion(_ members: Members, _ word: Word, _ verb: SceneVerb) {
    guard word == .layer, let node = members[.completion] else { return }
    if case .layer(.add) = verb { return }
    report(
      .unknownMember, at: node, "A layer has a completion where an animation is added, only there.")
  }
}

extension Word {
  /// The members of a transaction that an event with this verb takes.
  fileprivate var transactionMembers: WordSet {
    switch self {
    case .set, .insert, .remove, .match, .content, .swap, .zoom, .layout: .transaction
    case .keyframes, .layer: [.completion]
    default: []
    }
  }

  /// Whether an event with this verb takes animations for some of its properties.
  fileprivate var takesTransaction: Bool { transactionMembers.contains(.animations) }
}

extension WordSet {
  /// What can happen in a scene.
  static let verbs: WordSet = [
    .set, .gesture, .animator, .keyframes, .layer, .removeAnimations, .insert, .remove, .match,
    .content, .swap, .zoom, .layout, .recommit, .hitTest,
  ]
}
