import AnimationEngine

// Movements by hand whose times look like milliseconds, and what carries them.

extension Gesture {
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    try player.meter.charge(samples.count)
    advisor.note(SuspiciousNumber(handTimes: samples.map(\.time)), .samples)
    advisor.look(atNumbersOf: animation, .ownAnimation)
  }
}
