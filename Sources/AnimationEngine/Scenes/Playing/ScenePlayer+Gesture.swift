// Properties that follow a movement by hand.

extension ScenePlayer {
  /// A hand takes hold of a property.
  mutating func begin(_ gesture: Gesture) {
    guard canChange(gesture.property) else { return }
    tracks[gesture.property].tracker.reset()
    tracks[gesture.property].gesture = eventIndex
  }

  /// The hand has moved to a sample, unless something else has taken the property over.
  mutating func follow(_ index: Int, of event: SceneEvent) throws(TimelineRefusal) {
    guard case .gesture(let gesture) = event.verb,
      tracks[gesture.property].gesture == eventIndex
    else { return }
    let change = PropertyChange(
      property: gesture.property, components: gesture.components,
      value: gesture.samples[index].value)
    try chargeTargets([change])
    for (property, value) in targets(of: [change]) {
      try follow(property, to: value, gesture.animation)
    }
  }

  private mutating func follow(
    _ property: Int, to value: Components, _ animation: Animation?
  ) throws(TimelineRefusal) {
    var tracker = tracks[property].tracker
    tracks[property].tracker.reset()
    if let animation {
      try animate(property, to: value, with: animation, for: nil)
    } else {
      try take(property, to: value)
    }
    tracker.addSample(value, time: now)
    tracks[property].tracker = tracker
  }
}

extension ScenePlayer {
  /// The hand holds a property at a place: what ran before runs no more.
  private mutating func take(_ property: Int, to value: Components) throws(TimelineRefusal) {
    try takeAway(property)
    _ = try tracks[property].history.change(to: value, with: nil, at: now, meter: &meter)
  }
}

extension SceneTrack {
  /// The velocity that a spring takes over from a movement by hand; nil where there is none: of one
  /// sample nobody knows how fast the hand was. Whatever the animation, the movement is over.
  mutating func takeTrackedVelocity(for animation: Animation, at time: Double) -> Components? {
    defer { tracker.reset() }
    guard animation.fluidSpring != nil, tracker.hasMovement else { return nil }
    return tracker.velocity(at: time)
  }
}
