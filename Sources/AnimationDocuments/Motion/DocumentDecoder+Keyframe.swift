internal import AnimationEngine

// One keyframe: {"type":"linear"|"cubic"|"spring"|"move", "to":…, …}.

extension DocumentDecoder {
  /// Reads a keyframe of a part and adds it to `keyframes`; reports what is wrong with it.
  ///
  /// `start` is the value of the part before the keyframe and becomes the one after it, nil when
  /// that is not known. (A keyframe is large; it is made in its place and not handed about.)
  mutating func addKeyframe(
    at node: Int, of part: PropertyPart, from start: inout Components?,
    to keyframes: inout [Keyframe<Components>]
  ) {
    var members = Members(of: node)
    guard gather(&members, "A keyframe is an object") else {
      start = nil
      return
    }
    guard let type = keyframeType(&members) else {
      start = targetOfUnknown(members, part)
      return
    }
    check(&members, allowed: type.keyframeMembers, type.keyframeName)
    let target = require(.to, of: members, type.keyframeName).flatMap { value(at: $0, of: part) }
    switch type {
    case .linear: addLinear(members, target, to: &keyframes)
    case .cubic: addCubic(members, target, part, start, to: &keyframes)
    case .spring: addSpring(members, target, part, start, to: &keyframes)
    default: if let target { keyframes.append(.move(to: target)) }
    }
    start = target
  }

  private mutating func keyframeType(_ members: inout Members) -> Word? {
    if let node = members[.type] { return name(at: node, among: .keyframeTypes, "keyframe") }
    let all = WordSet.keyframeTypes.words.reduce(WordSet()) { $0.union($1.keyframeMembers) }
    check(&members, allowed: all, "A keyframe")
    _ = require(.type, of: members, "A keyframe")
    return nil
  }

  /// Checks what all keyframes have of one whose type is not known, and answers where it leads.
  private mutating func targetOfUnknown(_ members: Members, _ part: PropertyPart) -> Components? {
    if let node = members[.duration] { _ = duration(at: node) }
    if let node = members[.curve] { _ = curve(at: node) }
    if let node = members[.spring] { _ = spring(at: node) }
    return members[.to].flatMap { value(at: $0, of: part) }
  }

  private mutating func addLinear(
    _ members: Members, _ target: Components?, to keyframes: inout [Keyframe<Components>]
  ) {
    let duration = requiredDuration(members, "A linear keyframe")
    var curve: UnitCurve? = .linear
    if let node = members[.curve] { curve = self.curve(at: node) }
    guard let target, let duration, let curve else { return }
    keyframes.append(.linear(to: target, duration: duration, curve: curve))
  }

  private mutating func addCubic(
    _ members: Members, _ target: Components?, _ part: PropertyPart, _ start: Components?,
    to keyframes: inout [Keyframe<Components>]
  ) {
    let before = problems.total
    let duration = requiredDuration(members, "A cubic keyframe")
    let first = members[.startVelocity].flatMap { rate(at: $0, of: part, from: start) }
    let last = members[.endVelocity].flatMap { rate(at: $0, of: part, from: target) }
    guard let target, let duration, problems.total == before else { return }
    keyframes.append(
      .cubic(to: target, duration: duration, startVelocity: first, endVelocity: last))
  }

  private mutating func addSpring(
    _ members: Members, _ target: Components?, _ part: PropertyPart, _ start: Components?,
    to keyframes: inout [Keyframe<Components>]
  ) {
    let before = problems.total
    let duration = members[.duration].flatMap { self.duration(at: $0) }
    var spring: Spring? = Spring()
    if let node = members[.spring] { spring = self.spring(at: node) }
    let first = members[.startVelocity].flatMap { rate(at: $0, of: part, from: start) }
    guard let target, let spring, problems.total == before else { return }
    if duration == nil, let node = members[.spring], spring.decayConstant == 0 {
      return report(
        .outOfRange, at: node,
        "A spring that never settles needs a keyframe with a duration; its damping is 0.")
    }
    keyframes.append(
      .spring(to: target, duration: duration, spring: spring, startVelocity: first))
  }

  private mutating func requiredDuration(_ members: Members, _ owner: String) -> Double? {
    require(.duration, of: members, owner).flatMap { self.duration(at: $0) }
  }
}

extension Word {
  fileprivate var keyframeMembers: WordSet {
    switch self {
    case .linear: .linearKeyframe
    case .cubic: .cubicKeyframe
    case .spring: .springKeyframe
    default: .moveKeyframe
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

extension WordSet {
  fileprivate static let keyframeTypes: WordSet = [.linear, .cubic, .spring, .move]
  fileprivate static let linearKeyframe: WordSet = [.type, .to, .duration, .curve]
  fileprivate static let cubicKeyframe: WordSet = [
    .type, .to, .duration, .startVelocity, .endVelocity,
  ]
  fileprivate static let springKeyframe: WordSet = [
    .type, .to, .duration, .spring, .startVelocity,
  ]
  fileprivate static let moveKeyframe: WordSet = [.type, .to]
}
