import AnimationEngine

// Properties that follow a movement by hand.

extension Gesture: PlayableVerb {
  var laterTimes: [Double] { samples.map(\.time) }

  /// Starts the gesture: the velocity tracker of the property begins anew.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    guard player.canChange(property) else { return }
    player.tracks[property].resetTracker()
    player.tracks[property].gesture = player.eventIndex
  }

  /// Moves the property to a sample, unless another hand, an animator or a removal has taken it.
  func goOn(_ index: Int, in player: inout ScenePlayer) throws(TimelineRefusal) {
    guard player.tracks[property].gesture == player.eventIndex else { return }
    let change = PropertyChange(
      property: property, components: components, value: samples[index].value)
    try player.chargeTargets([change])
    for target in player.targets(of: [change]) {
      try player.follow(property, to: target.value, animation)
    }
  }
}

extension ScenePlayer {
  /// Ends the gesture on a property that is changed by something else, if its last sample has been
  /// taken. Before that the hand is still there, and its next sample sets the value again.
  mutating func letGo(of property: Int) {
    guard let event = tracks[property].gesture else { return }
    if case .gesture(let gesture) = scene.events[event].verb, let last = gesture.samples.last,
      scene.events[event].time(after: last.time) > now
    {
      return
    }
    tracks[property].gesture = nil
  }

  fileprivate mutating func follow(
    _ property: Int, to value: Components, _ animation: Animation?
  ) throws(TimelineRefusal) {
    var tracker = tracks[property].tracker
    tracks[property].resetTracker()
    if let animation {
      // A hand that rests changes nothing, so nothing begins anew.
      guard value != tracks.model(of: property) else { return }
      try animate(property, to: value, with: animation, for: nil)
    } else {
      try take(property, to: value)
    }
    // An animated gesture leaves the velocity of what shows, so the hand's velocity is not needed.
    guard animation == nil else { return }
    tracker.addSample(value, time: now)
    tracks[property].tracker = tracker
  }

  /// Sets a property to the hand's value and ends all running motions but that of a transition.
  private mutating func take(_ property: Int, to value: Components) throws(TimelineRefusal) {
    try takeAwayOverlays(of: property, withLayers: false)
    try endMotion(of: property)
    try tracks[property].show(value, from: now, meter: &meter)
  }
}
