/// One step of playing a scene: an event, or a later time at which its verb goes on.
struct SceneStep {
  /// When, in seconds.
  var time: Double
  /// The index of the event.
  var event: Int
  /// The index of the later time; nil for the event itself.
  var sample: Int?
}

extension Scene {
  /// The steps by rising time; of one time by the order of their events.
  ///
  /// - Complexity: O(steps), and O(steps * log steps) with gestures.
  var steps: [SceneStep] {
    var steps: [SceneStep] = []
    steps.reserveCapacity(events.count)
    var isInOrder = true
    for (index, event) in events.enumerated() {
      steps.append(SceneStep(time: event.time, event: index, sample: nil))
      for (place, time) in event.verb.playable.laterTimes.enumerated() {
        isInOrder = false
        steps.append(SceneStep(time: event.time + time, event: index, sample: place))
      }
    }
    if isInOrder { return steps }
    return steps.sorted { left, right in
      (left.time, left.event, left.sample ?? -1) < (right.time, right.event, right.sample ?? -1)
    }
  }
}
