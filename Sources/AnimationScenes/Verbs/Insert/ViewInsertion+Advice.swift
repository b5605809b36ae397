import AnimationEngine

// Views whose identity changes: nothing interpolates between them.

extension ViewInsertion {
  func advise(
    _ advisor: inout SceneAdvisor, _ event: SceneEvent, before player: inout ScenePlayer
  ) throws(TimelineRefusal) {
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
