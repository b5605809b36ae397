import AnimationEngine

// Advice about replacing a view by one with the same properties, which does not interpolate, and
// about the animations of its transition.

extension ViewInsertion {
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    try advisor.look(atTransition: transition, &player.meter)
    try advisor.lookForAnimation(of: self, &player)
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
  /// Whether the property belongs to transitions, so that both views may well have it.
  fileprivate var isTransitionEffect: Bool {
    ["opacity", "scale", "offset", "blur", "anchor"].contains(lastName)
  }
}

extension SceneAdvisor {
  /// Advises about an insertion whose transition has no animation: the view appears at once.
  fileprivate mutating func lookForAnimation(
    of insertion: ViewInsertion, _ player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    guard let transition = insertion.transition, player.transaction.isSilent, !hasEnough else {
      return
    }
    let state = transition.state(.insertion, in: nil)
    let members = TransitionMember.allCases.filter { state.effects[$0] != nil }
    let moved = members.compactMap { player.indexByName[$0.name(of: insertion.view)] }
    guard !members.isEmpty, !members.contains(where: { state.animationSource(of: $0) != nil }),
      try !player.carriesSome(of: moved)
    else { return }
    note(
      .transition, .noAnimation,
      "\(insertion.view) is there at once: nothing animates its transition. Give the event an animation, "
        + "or null where that is meant.")
  }
}

extension SceneTransaction {
  /// Whether the event neither names an animation nor rules one out.
  var isSilent: Bool { source == .implicit && !disablesAnimations }
}

extension ScenePlayer {
  /// Whether at least one of the properties is animated, in an event that changes them all.
  mutating func carriesSome(of properties: [Int]) throws(TimelineRefusal) -> Bool {
    let transaction = transaction
    try chargeLooks(properties, by: transaction)
    let changing = Set(properties)
    return properties.contains {
      animationSource(of: $0, by: transaction, changing: changing) != .none
    }
  }
}
