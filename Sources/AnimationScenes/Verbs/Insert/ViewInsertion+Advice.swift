import AnimationEngine

// Views whose identity changes: nothing interpolates between them.

extension ViewInsertion {
  func advise(
    _ advisor: inout SceneAdvisor, _ event: SceneEvent, before player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    try advisor.lookForAnimation(of: self, by: event, &player)
    guard let replaces, !advisor.hasEnough else { return }
    let properties = player.spaces.properties
    let members = player.properties(of: replaces)
    try player.meter.charge(WorkMeter.product(values.count + members.count, 40))
    let own = values.filter { !properties[$0.property].isTransitionEffect }
    let others = Set(members.map { properties[$0].lastName })
    let shared = own.map { properties[$0.property].lastName }.filter(others.contains)
    guard let name = shared.first else { return }
    advisor.note(
      .replaces, .identityChanged,
      "\(view) and \(replaces) are two views: \(name) does not go from one to the other, each has "
        + "its transition. Set \(replaces).\(name) to interpolate one view, or match the two.")
  }
}

extension AnimatedProperty {
  /// Whether transitions move it, so that two views may well have it both.
  fileprivate var isTransitionEffect: Bool {
    ["opacity", "scale", "offset", "blur", "anchor"].contains(lastName)
  }
}

extension SceneAdvisor {
  /// Notes a view that comes by a transition which nothing carries: it is there at once.
  fileprivate mutating func lookForAnimation(
    of insertion: ViewInsertion, by event: SceneEvent, _ player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    guard let transition = insertion.transition, event.transaction.isSilent, !hasEnough else {
      return
    }
    let state = transition.state(.insertion, in: nil)
    let members = TransitionMember.allCases.filter { state.effects[$0] != nil }
    let moved = members.compactMap { player.indexByName[$0.name(of: insertion.view)] }
    guard !members.isEmpty,
      !members.contains(where: { state.animationSource(of: $0) != nil }),
      try !player.carriesSome(of: moved, by: event.transaction)
    else { return }
    note(
      .transition, .noAnimation,
      "\(insertion.view) is there at once: nothing animates its transition. Give the event an animation, "
        + "or null where that is meant.")
  }
}

extension SceneTransaction {
  /// Whether the event says nothing of an animation, not even that there shall be none.
  var isSilent: Bool { source == .implicit && !disablesAnimations }
}

extension ScenePlayer {
  /// Whether something animates one of some properties, in a transaction that changes them.
  mutating func carriesSome(
    of properties: [Int], by transaction: SceneTransaction
  ) throws(TimelineRefusal) -> Bool {
    try chargeLooks(properties, by: transaction)
    let changing = Set(properties)
    return properties.contains {
      animationSource(of: $0, by: transaction, changing: changing) != .none
    }
  }
}
