import AnimationEngine

// Properties that follow a movement by hand.

extension Gesture: PlayableVerb {
  var laterTimes: [Double] { samples.map(\.time) }

  /// A hand takes hold of the property.
  func play(
    in player: inout ScenePlayer, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    guard player.canChange(property) else { return }
    player.tracks[property].resetTracker()
    player.tracks[property].gesture = player.eventIndex
  }

  /// The hand has moved to a sample, unless something else has taken the property over.
  func goOn(_ index: Int, in player: inout ScenePlayer) throws(TimelineRefusal) {
    guard player.tracks[property].gesture == player.eventIndex else { return }
    let change = PropertyChange(
      property: property, components: components, value: samples[index].value)
    try player.chargeTargets([change])
    for (property, value) in player.targets(of: [change]) {
      try player.follow(property, to: value, animation)
    }
  }
}

extension ScenePlayer {
  fileprivate mutating func follow(
    _ property: Int, to value: Components, _ animation: Animation?
  ) throws(TimelineRefusal) {
    var tracker = tracks[property].tracker
    tracks[property].resetTracker()
    if let animation {
      try animate(property, to: value, with: animation, for: nil)
    } else {
      try take(property, to: value)
    }
    // What an animation carries hands on the velocity that shows: the hand's is not asked for.
    guard animation == nil else { return }
    tracker.addSample(value, time: now)
    tracks[property].tracker = tracker
  }
}

extension ScenePlayer {
  /// The hand holds a property at a place: what ran before runs no more.
  private mutating func take(_ property: Int, to value: Components) throws(TimelineRefusal) {
    try takeAway(property)
    _ = try tracks[property].change(to: value, with: nil, at: now, meter: &meter)
  }
}
