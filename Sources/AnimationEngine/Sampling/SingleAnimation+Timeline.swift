// The timelines of single animations and phase sequences: vectors become one lane per component.

extension SingleAnimation {
  /// The timeline of the change; it lasts until the last property has come to rest.
  package func timeline(
    of spaces: PropertySpaces, springs: SpringModel, horizon: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    let properties = spaces.properties
    let (animations, velocities) = (animationOfEach, velocityTakenOver)
    var lanes = PropertyLanes()
    for index in properties.indices {
      var history = PropertyHistory(
        of: properties[index].type, restingAt: from[index], springs: springs, horizon: horizon)
      if to[index] != from[index] || velocities[index] != nil {
        _ = try history.change(
          to: to[index], with: properties[index].type == .discrete ? nil : animations[index],
          at: 0, velocity: velocities[index], meter: &meter)
      }
      try lanes.add(history, &meter)
    }
    return Timeline(spaces, lanes: lanes.shown, models: lanes.models, duration: max(lanes.end, 0))
  }
}

extension PhaseAnimation {
  /// The timeline of the sequence; it lasts until the last motion has come to rest.
  package func timeline(
    of spaces: PropertySpaces, springs: SpringModel, horizon: Double,
    limits: CompilationLimits, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    var sequence = try PhaseSequencer(
      self, spaces: spaces, springs: springs, horizon: horizon, limits: limits, meter: &meter)
    let lanes = try sequence.takeLanes(&meter)
    let last = sequence.events.last?.time ?? 0
    return Timeline(
      spaces, lanes: lanes.shown, models: lanes.models,
      duration: sequence.isEndless ? .infinity : max(lanes.end, last, 0), events: sequence.events)
  }
}
