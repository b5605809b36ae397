import AnimationEngine

// Animators all of whose motions were taken away.

extension ScenePlayer {
  /// Makes animators inactive that have no property left to move, from the time at which the last
  /// one was taken away.
  ///
  /// - Complexity: O(animators and what they move), where something was taken away; else O(1).
  mutating func restEmptiedAnimators() throws(TimelineRefusal) {
    guard animators.mayBeEmptied else { return }
    animators.mayBeEmptied = false
    for index in animators.animators.indices {
      try meter.charge(10 + 5 * animators.animators[index].allDriven.count)
      if let time = timeOfLoss(by: index) { try rest(index, at: time) }
    }
  }

  /// The time at which the last property was taken away from an animator. Nil while it still has
  /// one, or if it never had any.
  private func timeOfLoss(by index: Int) -> Double? {
    let animator = animators.animators[index]
    let isRunning = animator.machine.endTime != nil
    var loss: Double?
    for driven in animator.allDriven {
      guard let overlay = driven.overlay.map({ tracks[driven.property].overlays[$0] }),
        overlay.wasTakenAway(whileRunning: isRunning)
      else { return nil }
      loss = max(loss ?? overlay.end, overlay.end)
    }
    return loss
  }

  /// Makes an animator inactive from `time` on, and reports that it ended at its present position.
  private mutating func rest(_ index: Int, at time: Double) throws(TimelineRefusal) {
    let animator = animators.animators[index]
    animators.animators[index].machine = PropertyAnimator(animator.settings)
    animators.animators[index].letGo()
    animators.animators[index].isEmptied = true
    try report(.animatorCompleted(name: animator.name, position: .current), at: time)
  }
}

extension Overlay {
  /// Whether the overlay was removed before the end of its motion; for an animator that does not
  /// run, any end counts as that.
  fileprivate func wasTakenAway(whileRunning isRunning: Bool) -> Bool {
    guard end.isFinite else { return false }
    return !isRunning || !isFinished || end != motionEnd
  }
}
