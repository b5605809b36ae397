internal import AnimationEngine

// Reads the most common keyframes without their forms, for speed. Results and messages are the
// same as by the forms; a test reads every example both ways.

/// The nodes of the members of a keyframe that has only the most common ones.
private struct PlainKeyframe {
  private(set) var words = WordSet()
  private(set) var type = 0
  private(set) var to = 0
  private(set) var duration = 0
  private(set) var curve = 0
  private(set) var spring = 0
  private(set) var startVelocity = 0
  private(set) var endVelocity = 0

  /// Takes a member; false if it is not one of the common ones or is repeated.
  mutating func add(_ word: Word, value node: Int) -> Bool {
    switch word {
    case .type: type = node
    case .to: to = node
    case .duration: duration = node
    case .curve: curve = node
    case .spring: spring = node
    case .startVelocity: startVelocity = node
    case .endVelocity: endVelocity = node
    default: return false
    }
    return words.insert(word)
  }

  static let hold: WordSet = [.type, .duration]
  static let move: WordSet = [.type, .to]
  static let cubic: WordSet = [.type, .to, .duration]
  static let curved: WordSet = [.type, .to, .duration, .startVelocity, .endVelocity]
  static let bent: WordSet = [.type, .to, .duration, .curve]
  static let sprung: WordSet = [.type, .to, .spring, .duration]
}

extension DocumentDecoder {
  /// Reads a keyframe, without its form if it has only common members.
  mutating func keyframe(at node: Int) -> Keyframe<Components>? {
    guard let plain = plainMembers(of: node) else { return Forms.keyframe.read(&self, node) }
    switch (word(at: plain.type), plain.words) {
    case (.linear, PlainKeyframe.cubic), (.linear, PlainKeyframe.bent): return linear(plain)
    case (.cubic, let words)
    where words.isSubset(of: PlainKeyframe.curved) && plain.to > 0 && plain.duration > 0:
      return cubic(plain)
    case (.spring, let words) where words.isSubset(of: PlainKeyframe.sprung) && plain.to > 0:
      return spring(plain)
    case (.move, PlainKeyframe.move): return target(at: plain.to).map { .move(to: $0) }
    case (.hold, PlainKeyframe.hold):
      return keyframeDuration(at: plain.duration).map { .hold(duration: $0) }
    default: return Forms.keyframe.read(&self, node)
    }
  }

  private func plainMembers(of node: Int) -> PlainKeyframe? {
    guard tape[node].kind == .object else { return nil }
    var members = PlainKeyframe()
    let end = tape.end(of: node)
    var name = node + 1
    while name < end {
      guard let word = word(at: name), members.add(word, value: name + 1) else { return nil }
      name = tape.end(of: name + 1)
    }
    return members.type > 0 ? members : nil
  }

  private mutating func linear(_ plain: PlainKeyframe) -> Keyframe<Components>? {
    let to = target(at: plain.to)
    let duration = keyframeDuration(at: plain.duration)
    let curve = plain.curve > 0 ? Forms.curve.read(&self, plain.curve) : .linear
    guard let to, let duration, let curve else { return nil }
    return .linear(to: to, duration: duration, curve: curve)
  }

  private mutating func cubic(_ plain: PlainKeyframe) -> Keyframe<Components>? {
    let to = target(at: plain.to)
    let duration = keyframeDuration(at: plain.duration)
    let start = velocity(at: plain.startVelocity, as: Forms.startVelocity)
    let end = velocity(at: plain.endVelocity, as: Forms.endVelocity)
    guard let to, let duration, let start, let end else { return nil }
    return .cubic(to: to, duration: duration, startVelocity: start, endVelocity: end)
  }

  /// A velocity of a keyframe, `.some(nil)` where the keyframe has none.
  private mutating func velocity(at node: Int, as form: Form<Components>) -> Components?? {
    node == 0 ? .some(nil) : form.read(&self, node).map { .some($0) }
  }

  private mutating func spring(_ plain: PlainKeyframe) -> Keyframe<Components>? {
    let to = target(at: plain.to)
    guard plain.duration > 0 else { return settling(plain, to) }
    let duration = keyframeDuration(at: plain.duration)
    let spring = plain.spring > 0 ? Forms.spring.read(&self, plain.spring) : Spring()
    guard let to, let duration, let spring else { return nil }
    return .spring(to: to, duration: duration, spring: spring)
  }

  /// Reads a spring keyframe without a duration, which runs until it settles.
  private mutating func settling(
    _ plain: PlainKeyframe, _ to: Components?
  ) -> Keyframe<Components>? {
    keyframe.end = nil
    guard plain.spring > 0 else { return to.map { .spring(to: $0) } }
    let spring = Forms.spring.read(&self, plain.spring)
    guard let to, let spring, checkSettles(spring, at: plain.spring) else { return nil }
    return .spring(to: to, spring: spring)
  }
}
