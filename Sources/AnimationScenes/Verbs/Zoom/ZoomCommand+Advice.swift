import AnimationEngine

// Velocities of zooms that look as if they were not relative.

extension ZoomCommand {
  func advise(
    _ advisor: inout SceneAdvisor, _ event: SceneEvent, before player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    if case .release(let velocity) = action { advisor.look(atRelative: velocity, .velocity) }
  }
}
