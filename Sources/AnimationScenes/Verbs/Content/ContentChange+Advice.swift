import AnimationEngine

// Advice about content transitions that no animation runs.

extension ContentChange {
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    guard transition.asksForAnimation, player.transaction.isSilent, !advisor.hasEnough,
      player.tracks[property].model != value,
      try !player.carriesSome(of: [property])
    else { return }
    advisor.note(
      .property, .noAnimation,
      "\(advisor.name(property)) changes at once: nothing animates its transition. Give the event an "
        + "animation, or null where that is meant.")
  }
}

extension ContentChange.Transition {
  /// Whether the transition needs an animation; interpolation often makes sense without one.
  fileprivate var asksForAnimation: Bool { self != .identity && self != .interpolate }
}
