import AnimationEngine

// Advice about removing a view as if an animation had ended that was interrupted.

extension ViewRemoval {
  func advise(
    _ advisor: inout SceneAdvisor, _ event: SceneEvent, before player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    let properties = player.properties(of: view)
    try player.meter.charge(WorkMeter.product(properties.count, 10))
    guard
      let property = properties.first(where: {
        advisor.blocks.wasInterrupted($0, endingAt: event.time)
      })
    else { return }
    advisor.note(
      .view, .unfinishedCleanup,
      "\(view) is removed when its animation of \(advisor.name(property)) was to be over, and that was "
        + "interrupted. Remove it only where the completion reports finished true.")
  }
}
