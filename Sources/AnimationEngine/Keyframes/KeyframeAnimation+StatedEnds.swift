// Keyframes that end at a stated time after a spring whose duration is its settling duration: their
// own durations follow only once that spring has been solved.

extension KeyframeAnimation {
  /// The time at which a keyframe of a track ends.
  package struct StatedEnd: Hashable, Sendable {
    /// The index of the track.
    package var track: Int
    /// The index of the keyframe in the track.
    package var keyframe: Int
    /// The end, in seconds since the start of the track.
    package var time: Double

    package init(track: Int, keyframe: Int, time: Double) {
      (self.track, self.keyframe, self.time) = (track, keyframe, time)
    }
  }

  /// The durations with which keyframes end at stated times; below 0 where the keyframe before ends
  /// later. All values are in coordinates, and springs start from the initial values.
  ///
  /// - Parameter ends: The ends, in the order of the tracks and of their keyframes.
  /// - Complexity: O(keyframes of these tracks).
  package func durations(
    endingAt ends: [StatedEnd], of properties: [AnimatedProperty], meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    var durations: [Double] = []
    var rest = ends[...]
    while let track = rest.first?.track {
      var clock = TrackClock(self, tracks[track], properties)
      let own = rest.prefix { $0.track == track }
      for end in own { durations.append(try clock.end(end.keyframe, at: end.time, &meter)) }
      rest = rest.dropFirst(own.count)
    }
    return durations
  }
}

/// A clock that tells when the keyframes of a track begin.
private struct TrackClock {
  private var keyframes: [Keyframe<Components>]
  private var solver: KeyframeTrackSolver<Components>
  /// The index of the first keyframe that is not solved.
  private var unsolved = 0
  /// A keyframe, and the time at which it begins.
  private var begin = (index: 0, time: 0.0)

  init(_ animation: KeyframeAnimation, _ track: PropertyTrack, _ properties: [AnimatedProperty]) {
    let type = properties[track.property].type
    let initial = animation.initial[track.property][track.components]
    let velocity = animation.velocity[track.property].map { $0[track.components] }
    keyframes =
      type == .discrete ? DiscreteTrack.timed(track.keyframes, from: initial[0]) : track.keyframes
    solver = KeyframeTrackSolver(
      from: initial, velocity: velocity ?? initial - initial,
      thresholdUnit: 1 / type.animatableScale)
  }

  /// Ends a keyframe at a time. Keyframes are asked for in order.
  ///
  /// - Returns: The duration of the keyframe.
  mutating func end(
    _ index: Int, at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Double {
    try solve(before: index, &meter)
    while begin.index < index {
      let duration = keyframes[begin.index].statedDuration ?? 0
      begin = (begin.index + 1, (begin.time + duration).withoutSumNoise)
    }
    let duration = (time - begin.time).withoutSumNoise
    keyframes[index] = keyframes[index].lasting(max(duration, 0))
    return duration
  }

  /// Solves the keyframes up to the last spring without a duration. What follows it has no effect on
  /// when and how that ends.
  private mutating func solve(
    before index: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let open = keyframes[unsolved..<index].lastIndex { $0.statedDuration == nil }
    guard let open else { return }
    let taken = keyframes[unsolved...open]
    try meter.charge(WorkMeter.product(taken.count, 500))
    solver.solve(count: taken.count) { [first = unsolved] in
      KeyframeStep(taken[first + $0]) { $0 }
    } _: { _, _, _ in
    }
    unsolved = open + 1
    begin = (unsolved, solver.duration)
  }
}
