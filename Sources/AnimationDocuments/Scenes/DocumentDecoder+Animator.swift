internal import AnimationEngine

// What a property animator is told: {"name":"lift","do":"scrub","fraction":0.4}.

extension DocumentDecoder {
  /// Reads a command to an animator; nil, reported, when something is wrong with it. Whether the
  /// animator's state allows it is for the whole script to say.
  mutating func animatorCommand(at node: Int) -> AnimatorCommand? {
    var members = Members(of: node)
    guard gather(&members, "animator is an object with a name and an action") else { return nil }
    guard let order = animatorOrder(&members) else {
      if let node = members[.name] { _ = string(at: node) }
      if let node = members[.set] { _ = changes(at: node, "set") }
      return nil
    }
    let owner = "The action \(order.rawValue) of an animator"
    check(&members, allowed: order.members.union([.name, .do]), owner)
    let name = require(.name, of: members, owner).flatMap { string(at: $0) }
    let action = action(order, members, owner)
    guard let name, let action else { return nil }
    return AnimatorCommand(name, action)
  }

  private mutating func animatorOrder(_ members: inout Members) -> AnimatorOrder? {
    if let node = members[.do] { return choice(at: node, "action of an animator") }
    let all = AnimatorOrder.allCases.reduce(WordSet()) { $0.union($1.members) }
    check(&members, allowed: all.union([.name, .do]), "animator")
    _ = require(.do, of: members, "animator")
    return nil
  }

  private mutating func action(
    _ order: AnimatorOrder, _ members: Members, _ owner: String
  ) -> AnimatorCommand.Action? {
    switch order {
    case .create: return creation(members, owner)
    case .animate: return requiredChanges(members, owner).map { .animate($0) }
    case .start:
      let delay = members[.afterDelay].map { amount(at: $0, "afterDelay") } ?? 0
      return delay.map { .start(afterDelay: $0) }
    case .pause: return .pause
    case .scrub:
      let fraction = require(.fraction, of: members, owner)
      return fraction.flatMap { self.fraction(at: $0, "fraction") }.map { .scrub(fraction: $0) }
    case .reverse:
      guard let node = members[.isReversed] else { return .reverse(isReversed: nil) }
      return bool(at: node).map { .reverse(isReversed: $0) }
    case .continue: return continuation(members)
    case .stop:
      let stays = members[.withoutFinishing].map { bool(at: $0) } ?? false
      return stays.map { .stop(withoutFinishing: $0) }
    case .finish:
      var position: AnimatingPosition? = .end
      if let node = members[.at] { position = choice(at: node, "position") }
      return position.map { .finish(at: $0) }
    }
  }
}

// MARK: - Creating and continuing

extension DocumentDecoder {
  private mutating func creation(
    _ members: Members, _ owner: String
  ) -> AnimatorCommand.Action? {
    let changes = requiredChanges(members, owner)
    let duration = members[.duration].map { self.duration(at: $0) }
    let timing = timingParameters(members, in: duration ?? nil)
    let isLinear = members[.scrubsLinearly].map { bool(at: $0) } ?? true
    let pauses = members[.pausesOnCompletion].map { bool(at: $0) } ?? false
    if duration == nil, timing?.isTimed ?? true, members[.spring] == nil || timing != nil {
      _ = require(.duration, of: members, "An animator whose timing has no duration of its own")
      return nil
    }
    guard let changes, let timing, let isLinear, let pauses else { return nil }
    guard let seconds = duration ?? 0 else { return nil }
    let settings = AnimatorSettings(
      duration: seconds, timing: timing.parameters ?? .curve(.easeInOut),
      scrubsLinearly: isLinear, pausesOnCompletion: pauses)
    return .create(settings, changes)
  }

  private mutating func continuation(_ members: Members) -> AnimatorCommand.Action? {
    let factor = members[.durationFactor].map { amount(at: $0, "durationFactor") } ?? 0
    let timing = timingParameters(members, in: nil)
    guard let factor, let timing else { return nil }
    return .continue(timing.parameters, durationFactor: factor)
  }

  /// Reads `curve` or `spring`, with `velocity`; nil, reported, when something is wrong with them.
  /// `duration` is what a spring without one of its own settles in, where that is known.
  private mutating func timingParameters(
    _ members: Members, in duration: Double?
  ) -> AnimatorTiming? {
    let curve = members[.curve].map { self.curve(at: $0) }
    let velocity = members[.velocity].map { number(at: $0) } ?? 0
    let spring = members[.spring].map { animatorSpring(at: $0, members, in: duration) }
    if let curve = members[.curve], let spring = members[.spring] {
      report(
        .conflictingMembers, at: max(curve, spring),
        "curve and spring exclude each other; this has both.")
      return nil
    }
    if members[.velocity] != nil, members[.spring] == nil {
      if !members.guessed.contains(.spring) {
        report(
          .missingMember, at: members.object, about: .velocity,
          "A velocity belongs to a spring; here is none.")
      }
      return nil
    }
    guard let velocity else { return nil }
    if let spring {
      guard var spring else { return nil }
      spring.initialVelocity = velocity
      return AnimatorTiming(parameters: .spring(spring))
    }
    guard let curve else { return AnimatorTiming() }
    return curve.map { AnimatorTiming(parameters: .curve($0)) }
  }

  /// Any spring, or a damping ratio alone: that settles in the duration of the animator.
  private mutating func animatorSpring(
    at node: Int, _ owner: Members, in duration: Double?
  ) -> SpringTimingParameters? {
    if tape[node].kind == .string {
      return spring(at: node).map { SpringTimingParameters($0) }
    }
    var members = Members(of: node)
    guard gather(&members, "A spring is the name of a preset or an object") else { return nil }
    check(&members, allowed: .springMembers, "A spring")
    guard members.words.intersection(.springMembers) == [.dampingRatio] else {
      // The bare physical form is UIKit's, which never takes a spring as critical.
      return Forms.springParameters.readMembers(&self, members).map {
        SpringTimingParameters($0.spring(overDamps: true))
      }
    }
    guard let ratio = members[.dampingRatio].flatMap({ number(at: $0) }),
      checkSettling(in: 1, .duration, ratio, .dampingRatio, members)
    else { return nil }
    if let duration, let node = owner[.duration], duration == 0 {
      report(
        .outOfRange, at: node, "A spring settles in a duration greater than 0; this is 0.")
      return nil
    }
    return SpringTimingParameters(dampingRatio: ratio)
  }
}

/// How an animator gets along, where it says so.
private struct AnimatorTiming {
  var parameters: TimingParameters?

  /// Whether it takes the duration of the animator.
  var isTimed: Bool {
    if case .spring(let spring) = parameters { spring.dampingRatio != nil } else { true }
  }
}

/// What an animator can be told.
private enum AnimatorOrder: String, CaseIterable {
  case create, animate, start, pause, scrub, reverse, `continue`, stop, finish

  /// The members besides the name and the action.
  var members: WordSet {
    switch self {
    case .create: .animatorCreation
    case .animate: [.set]
    case .start: [.afterDelay]
    case .pause: []
    case .scrub: [.fraction]
    case .reverse: [.isReversed]
    case .continue: [.curve, .spring, .velocity, .durationFactor]
    case .stop: [.withoutFinishing]
    case .finish: [.at]
    }
  }
}

extension WordSet {
  fileprivate static let animatorCreation: WordSet = [
    .set, .duration, .curve, .spring, .velocity, .scrubsLinearly, .pausesOnCompletion,
  ]
}
