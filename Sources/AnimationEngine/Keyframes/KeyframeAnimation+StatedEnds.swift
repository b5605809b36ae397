// Keyframes that end at a stated time after a spring whose duration is its settling duration: their
// own durations follow only once that spring has been solved.

extension KeyframeAnimation {
  /// The time at which a keyframe of a track ends.
  package struct StatedEnd: Hashable, Sendable {
    /// The index of the track.
    var track: Int
    /// The index of the keyframe in the track.
    var keyframe: Int
    /// The end, in seconds since the start of the track.
    var time: Double

    package init(track: Int, keyframe: Int, time: Double) {
      (self.track, self.keyframe, self.time) = (track, keyframe, time)
    }
  }

  /// Gives keyframes that end at stated times their durations; 0 where the keyframe before ends
  /// later. Springs start from the initial values.
  ///
  /// - Parameter ends: The ends; of a track in the order of its keyframes.
  /// - Returns: The ends, by their indices, that come too early, and when their keyframes begin.
  /// - Complexity: O(values + keyframes of these tracks).
  package mutating func close(
    _ ends: [StatedEnd], of properties: [AnimatedProperty], meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [(end: Int, begin: Double)] {
    let placed = inCoordinates(of: try PropertySpaces(properties, meter: &meter))
    var early: [(end: Int, begin: Double)] = []
    var clocks: [Int: TrackClock] = [:]
    for (index, end) in ends.enumerated() {
      let (track, place) = (end.track, end.keyframe)
      let duration = try clocks[
        track, default: TrackClock(placed, placed.tracks[track], properties)
      ].end(place, at: end.time, &meter)
      if duration < 0 { early.append((index, end.time - duration)) }
      tracks[track].keyframes[place] = tracks[track].keyframes[place].lasting(max(duration, 0))
    }
    return early
  }
}

/// A clock that tells when the keyframes of a track begin.
private struct TrackClock {
  private var keyframes: [Keyframe<Components>]
  private var solver: KeyframeTrackSolver<Components>
  /// The index of the first keyframe that the solver has not been given yet.
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
  private mutating func solve(before index: Int, _ meter: inout WorkMeter) throws(TimelineRefusal) {
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
