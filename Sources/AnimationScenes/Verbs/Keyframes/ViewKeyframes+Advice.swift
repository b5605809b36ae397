import AnimationEngine

// Blocks of view keyframes whose times look like milliseconds.

extension ViewKeyframes {
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    advisor.look(atDuration: duration, .verb)
    advisor.look(atDuration: delay, .verb)
  }
}
