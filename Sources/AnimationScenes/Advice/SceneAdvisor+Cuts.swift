import AnimationEngine

// Springs that are taken away while they move.

extension SceneAdvisor {
  /// Advises about each given property that a spring still moves, which the event would cut off.
  ///
  /// - Parameter part: The place that is to be named for a property.
  mutating func lookForCuts(
    of properties: [Int], _ player: inout ScenePlayer, _ part: (Int) -> ScenePlace.Part
  ) throws(TimelineRefusal) {
    if hasEnough { return }
    let time = scene.events[eventIndex].time
    try player.meter.charge(WorkMeter.product(properties.count, 20))
    for property in Set(properties).sorted() where !hasEnough {
      let track = player.tracks[property]
      guard track.moves(at: time) else { continue }
      try player.meter.charge(2 * track.lookCost)
      guard track.newestAnimation?.fluidSpring != nil,
        track.baseVelocity(at: time).norm > 0
      else { continue }
      note(
        part(property), .springCut,
        "The spring of \(name(property)) is cut while it moves: what shows jumps to the model. "
          + "Let the animation stand beside the property, which a commit from outside leaves alone."
      )
    }
  }
}
