internal import AnimationEngine

// One keyframe: {"type":"linear"|"cubic"|"spring"|"move", "to":…, …}.

extension DocumentDecoder {
  /// Reads a keyframe of a part whose value before it is `start`, nil when that is not known.
  mutating func keyframe(
    at node: Int, of part: PropertyPart, from start: Components?
  ) -> Keyframe<Components>? {
    guard var members = members(at: node, "A keyframe is an object") else { return nil }
    guard let type = keyframeType(&members) else { return nil }
    check(&members, allowed: type.keyframeMembers, type.keyframeName)
    let target = require(.to, of: members, type.keyframeName).flatMap { value(at: $0, of: part) }
    switch type {
    case .linear: return linear(members, target)
    case .cubic: return cubic(members, target, part, start)
    case .spring: return spring(members, target, part, start)
    default: return target.map { .move(to: $0) }
    }
  }

  private mutating func keyframeType(_ members: inout Members) -> Word? {
    let types: WordSet = [.linear, .cubic, .spring, .move]
    if let node = members[.type] { return name(at: node, among: types, "keyframe") }
    let all = types.words.reduce(WordSet()) { $0.union($1.keyframeMembers) }
    check(&members, allowed: all, "A keyframe")
    _ = require(.type, of: members, "A keyframe")
    return nil
  }

  private mutating func linear(
    _ members: Members, _ target: Components?
  ) -> Keyframe<Components>? {
    let duration = requiredDuration(members, "A linear keyframe")
    var curve: UnitCurve? = .linear
    if let node = members[.curve] { curve = self.curve(at: node) }
    guard let target, let duration, let curve else { return nil }
    return .linear(to: target, duration: duration, curve: curve)
  }

  private mutating func cubic(
    _ members: Members, _ target: Components?, _ part: PropertyPart, _ start: Components?
  ) -> Keyframe<Components>? {
    let before = problems.total
    let duration = requiredDuration(members, "A cubic keyframe")
    let first = members[.startVelocity].flatMap { rate(at: $0, of: part, from: start) }
    let last = members[.endVelocity].flatMap { rate(at: $0, of: part, from: target) }
    guard let target, let duration, problems.total == before else { return nil }
    return .cubic(to: target, duration: duration, startVelocity: first, endVelocity: last)
  }

  private mutating func spring(
    _ members: Members, _ target: Components?, _ part: PropertyPart, _ start: Components?
  ) -> Keyframe<Components>? {
    let before = problems.total
    let duration = members[.duration].flatMap { self.duration(at: $0) }
    var spring: Spring? = Spring()
    if let node = members[.spring] { spring = self.spring(at: node) }
    let first = members[.startVelocity].flatMap { rate(at: $0, of: part, from: start) }
    guard let target, let spring, problems.total == before else { return nil }
    if duration == nil, let node = members[.spring], spring.decayConstant == 0 {
      report(
        .outOfRange, at: node,
        "A spring that never settles needs a keyframe with a duration; its damping is 0.")
      return nil
    }
    return .spring(to: target, duration: duration, spring: spring, startVelocity: first)
  }

  private mutating func requiredDuration(_ members: Members, _ owner: String) -> Double? {
    require(.duration, of: members, owner).flatMap { self.duration(at: $0) }
  }
}

extension Word {
  fileprivate var keyframeMembers: WordSet {
    switch self {
    case .linear: [.type, .to, .duration, .curve]
    case .cubic: [.type, .to, .duration, .startVelocity, .endVelocity]
    case .spring: [.type, .to, .duration, .spring, .startVelocity]
    default: [.type, .to]
    }
  }

  fileprivate var keyframeName: String {
    switch self {
    case .linear: "A linear keyframe"
    case .cubic: "A cubic keyframe"
    case .spring: "A spring keyframe"
    default: "A move keyframe"
    }
  }
}
