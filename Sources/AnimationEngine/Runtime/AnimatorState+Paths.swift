// How an animator's actions change its path.

extension AnimatorState {
  /// Creates the whole path, from the start to the end, for an animator that becomes active.
  mutating func layPath(_ timing: TimingParameters, _ duration: Double) {
    path = AnimatorPath(from: from, to: to, timing: timing, duration: duration)
  }

  /// Redirects an active animator to `value`, starting from the displayed value and in the duration
  /// that remains. It waits for the share `delayFactor` of that duration first.
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

  /// Adds a segment over the rest of the path, which starts from the displayed value.
  ///
  /// - Returns: The duration of the rest, in seconds.
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
