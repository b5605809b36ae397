// What actions make of the path that an animator is on.

extension AnimatorState {
  /// Lays the whole path, for an animator that becomes active.
  mutating func layPath(_ timing: TimingParameters, _ duration: Double) {
    path = AnimatorPath(from: from, to: to, timing: timing, duration: duration)
  }

  /// Leads elsewhere from what shows, over what remains, after a part of that.
  mutating func retarget(
    to value: Value, _ timing: TimingParameters, after delayFactor: Double, at time: Double,
    scrubsLinearly: Bool
  ) {
    let (place, shown) = (self.place(at: time), self.value(at: time))
    let isRunning = self.isRunning
    let rest = remainder(at: place)
    if isReversed { from = value } else { to = value }
    let begin = place + delayFactor * (destination - place)
    let wait = AnimatorPath.Segment(
      .curve(.linear), (place, begin), from: shown, to: shown, velocity: nil,
      duration: delayFactor * rest)
    if delayFactor > 0, place != destination { path.lay(wait) }
    if begin != destination {
      path.lay(
        AnimatorPath.Segment(
          timing, (begin, destination), from: shown, to: value, velocity: nil,
          duration: (1 - delayFactor) * rest))
    }
    run(from: place, at: time, duration: rest)
    if !isRunning { pause(at: time, scrubsLinearly: scrubsLinearly) }
  }

  private var isRunning: Bool { if case .running = mode { true } else { false } }

  /// Lays a segment over the rest of the path, from what shows.
  ///
  /// - Returns: how long the rest takes, in seconds.
  mutating func layRest(
    _ timing: TimingParameters, from place: Double, _ velocity: Value?, duration: Double,
    at time: Double
  ) -> Double {
    guard place != destination else { return 0 }
    let segment = AnimatorPath.Segment(
      timing, (place, destination), from: value(at: time), to: destinationValue,
      velocity: velocity, duration: duration)
    path.lay(segment)
    return segment.duration
  }
}
