import AnimationEngine

// Advice about removing a view as if an animation had ended that was interrupted, and about the
// animations of its transition.

extension ViewRemoval {
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    try advisor.look(atTransition: transition, &player.meter)
    let properties = player.properties(of: view)
    try player.meter.charge(WorkMeter.product(properties.count, 10))
    let now = player.now
    let interrupted = properties.first { advisor.blocks.wasInterrupted($0, endingAt: now) }
    guard let property = interrupted else { return }
    advisor.note(
      .view, .unfinishedCleanup,
      "\(view) is removed when its animation of \(advisor.name(property)) was to be over, and that was "
        + "interrupted. Remove it only where the completion reports finished true.")
  }
}
