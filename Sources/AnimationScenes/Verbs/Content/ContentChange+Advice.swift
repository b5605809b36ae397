import AnimationEngine

// Contents whose transition nothing carries.

extension ContentChange {
  func advise(
    _ advisor: inout SceneAdvisor, _ event: SceneEvent, before player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    guard transition.asksForAnimation, event.transaction.isSilent, !advisor.hasEnough,
      player.tracks[property].model != value,
      try !player.carriesSome(of: [property], by: event.transaction)
    else { return }
    advisor.note(
      .property, .noAnimation,
      "\(advisor.name(property)) changes at once: nothing animates its transition. Give the event an "
        + "animation, or null where that is meant.")
  }
}

extension ContentChange.Transition {
  /// Whether it shows nothing without an animation; what is interpolated may well be left alone.
  fileprivate var asksForAnimation: Bool { self != .identity && self != .interpolate }
}
