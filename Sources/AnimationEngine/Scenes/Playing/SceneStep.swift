/// One step of playing a scene: an event, or a sample of a gesture that began earlier.
struct SceneStep {
  /// When, in seconds.
  var time: Double
  /// The index of the event.
  var event: Int
  /// The index of the sample; nil for the event itself.
  var sample: Int?
}

extension Scene {
  /// The steps by rising time; of one time by the order of their events.
  ///
  /// - Complexity: O(steps), and O(steps * log steps) with gestures.
  var steps: [SceneStep] {
    var steps: [SceneStep] = []
    steps.reserveCapacity(events.count)
    var hasSamples = false
    for (index, event) in events.enumerated() {
      steps.append(SceneStep(time: event.time, event: index, sample: nil))
      guard case .gesture(let gesture) = event.verb else { continue }
      hasSamples = true
      for (place, sample) in gesture.samples.enumerated() {
        steps.append(SceneStep(time: event.time + sample.time, event: index, sample: place))
      }
    }
    guard hasSamples else { return steps }
    return steps.sorted { left, right in
      (left.time, left.event, left.sample ?? -1) < (right.time, right.event, right.sample ?? -1)
    }
  }
}
