internal import AnimationEngine

// A transition: "opacity", or an object such as {"type":"move","edge":"bottom","animation":…}.

extension DocumentDecoder {
  /// Most transitions that one may combine, also deep inside; each adds work to every coming and
  /// going of the view.
  private static let mostTransitions = 64

  /// Reads the member `transition`; nil where there is none, or, reported, something is wrong.
  mutating func viewTransition(of members: Members) -> ViewTransition? {
    guard let node = members[.transition] else { return nil }
    let (count, limit) = (combinedCount(inside: node), Self.mostTransitions)
    guard count <= limit else {
      report(
        .tooMany, at: node,
        "A transition combines at most \(limit) others; this combines \(count).",
        excess: .init(limit: limit, actual: count))
      return nil
    }
    return viewTransition(at: node)
  }

  /// How many transitions stand in lists inside a node.
  private func combinedCount(inside node: Int) -> Int {
    var count = 0
    for object in node..<tape.end(of: node) where tape[object].kind == .object {
      for member in members(of: object) where tape[member.value].kind == .array {
        if word(at: member.name) == .transitions { count += tape[member.value].count }
      }
    }
    return count
  }

  /// Reads how a view comes and goes; nil, reported, when something is wrong with it.
  private mutating func viewTransition(at node: Int) -> ViewTransition? {
    if tape[node].kind == .string { return namedTransition(at: node) }
    var members = Members(of: node)
    guard gather(&members, "A transition is a name or an object with a type") else { return nil }
    guard let node = members[.type] else {
      check(&members, allowed: .allTransitions, "A transition")
      _ = require(.type, of: members, "A transition")
      return nil
    }
    guard let type: TransitionType = choice(at: node, "transition") else { return nil }
    check(&members, allowed: type.members.union(.everyTransition), type.owner)
    let transition = transition(type, members)
    guard let own = members[.animation] else { return transition }
    let before = problems.total
    let animation = tape[own].kind == .null ? nil : self.animation(at: own)
    guard let transition, problems.total == before else { return nil }
    return .animated(transition, animation)
  }

  private mutating func namedTransition(at node: Int) -> ViewTransition? {
    guard let type: TransitionType = choice(at: node, "transition") else { return nil }
    if let plain = type.plain { return plain }
    report(
      .missingMember, at: node,
      "\(type.owner) needs more than its name: it is written as an object.",
      hint: #"{"type":"\#(type.rawValue)",…}"#)
    return nil
  }

  private mutating func transition(_ type: TransitionType, _ members: Members) -> ViewTransition? {
    switch type {
    case .identity, .opacity, .slide: return type.plain
    case .scale:
      let scale = number(.scale, of: members, default: 0)
      let anchor = anchor(of: members)
      guard let scale, let anchor else { return nil }
      return .scale(scale, anchor: anchor)
    case .move: return edge(members, type).map { .move($0) }
    case .push: return edge(members, type).map { .push(from: $0) }
    case .offset:
      let x = number(.x, of: members, default: 0)
      let y = number(.y, of: members, default: 0)
      guard let x, let y else { return nil }
      return .offset(x: x, y: y)
    case .blurReplace:
      return choice(.config, of: members, "configuration", default: .downUp).map {
        .blurReplace($0)
      }
    case .combined: return combined(members)
    case .asymmetric: return asymmetric(members)
    }
  }

  private mutating func edge(
    _ members: Members, _ type: TransitionType
  ) -> ViewTransition.Edge? {
    require(.edge, of: members, type.owner).flatMap { choice(at: $0, "edge") }
  }

  private mutating func combined(_ members: Members) -> ViewTransition? {
    guard let node = require(.transitions, of: members, TransitionType.combined.owner),
      let elements = list(at: node, "transitions is a list of transitions")
    else { return nil }
    let transitions = elements.compactMap { viewTransition(at: $0) }
    return transitions.count == tape[node].count ? .combined(transitions) : nil
  }

  private mutating func asymmetric(_ members: Members) -> ViewTransition? {
    let owner = TransitionType.asymmetric.owner
    let insertion = require(.insertion, of: members, owner).flatMap { viewTransition(at: $0) }
    let removal = require(.removal, of: members, owner).flatMap { viewTransition(at: $0) }
    guard let insertion, let removal else { return nil }
    return .asymmetric(insertion: insertion, removal: removal)
  }
}

/// The types of transitions.
enum TransitionType: String, CaseIterable {
  case identity, opacity, scale, slide, move, push, offset, blurReplace, combined, asymmetric

  /// The transition that a type means by itself; nil where it needs members.
  var plain: ViewTransition? {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .scale: .scale(0, anchor: .center)
    case .slide: .slide
    case .blurReplace: .blurReplace(.downUp)
    case .move, .push, .offset, .combined, .asymmetric: nil
    }
  }

  /// The members of the type besides those that all have.
  fileprivate var members: WordSet {
    switch self {
    case .identity, .opacity, .slide: []
    case .scale: [.scale, .anchor]
    case .move, .push: [.edge]
    case .offset: [.x, .y]
    case .blurReplace: [.config]
    case .combined: [.transitions]
    case .asymmetric: [.insertion, .removal]
    }
  }

  /// The type in a sentence.
  fileprivate var owner: String { "The transition \(rawValue)" }
}

extension WordSet {
  fileprivate static let everyTransition: WordSet = [.type, .animation]
  fileprivate static let allTransitions = TransitionType.allCases.reduce(everyTransition) {
    $0.union($1.members)
  }
}
