import AnimationEngine

// Animators all of whose motions were taken away.

extension ScenePlayer {
  /// Brings animators to rest that have nothing left to move, at the time at which the last of it was
  /// taken away.
  ///
  /// - Complexity: O(animators and what they move), where something was taken away; else O(1).
  mutating func restEmptiedAnimators() throws(TimelineRefusal) {
    guard animators.mayBeEmptied else { return }
    animators.mayBeEmptied = false
    for index in animators.animators.indices {
      try meter.charge(10 + 5 * animators.animators[index].driven.count)
      if let time = timeOfLoss(by: index) { try rest(index, at: time) }
    }
  }

  /// When the last property was taken away from an animator that moves some; nil where it still has one.
  private func timeOfLoss(by index: Int) -> Double? {
    let animator = animators.animators[index]
    let end =
      animator.settings.pausesOnCompletion ? .infinity : animator.machine.endTime ?? .infinity
    var loss: Double?
    for driven in animator.driven {
      guard let overlay = driven.overlay else { return nil }
      let time = tracks[driven.property].overlays[overlay].end
      guard time < end else { return nil }
      loss = max(loss ?? time, time)
    }
    return loss
  }

  /// It is inactive from `time` on, and reports that it has not come to an end.
  private mutating func rest(_ index: Int, at time: Double) throws(TimelineRefusal) {
    let animator = animators.animators[index]
    animators.animators[index].machine = PropertyAnimator(animator.settings)
    animators.animators[index].driven = []
    animators.animators[index].isEmptied = true
    try keepEvent()
    events.append(
      TimelineEvent(
        time: time, kind: .animatorCompleted(name: animator.name, position: .current)))
  }
}
