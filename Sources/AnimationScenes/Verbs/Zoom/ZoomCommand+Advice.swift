import AnimationEngine

// Advice about zoom velocities that look like points per second.

extension ZoomCommand {
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    if case .release(let velocity) = action { advisor.look(atRelative: velocity, .velocity) }
  }
}
