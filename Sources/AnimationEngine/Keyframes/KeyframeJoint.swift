/// The transition into a keyframe and the end of a spring, checked for probable mistakes.
package struct KeyframeJoint {
  /// The index of the keyframe in its track.
  package let keyframe: Int
  /// Whether the velocity jumps at the beginning of the keyframe.
  package let jumps: Bool
  /// The share of its interval that a spring keyframe has not covered when its duration ends. Nil
  /// where at most a hundredth is left, and for other keyframes.
  package let shareLeft: Double?
}

extension KeyframeAnimation {
  /// The joints of a track, one for each keyframe that takes time.
  package func joints(of track: PropertyTrack, _ property: AnimatedProperty) -> [KeyframeJoint] {
    let segments = solved(track, property).segments
    return segments.indices.map { place in
      let segment = segments[place]
      return KeyframeJoint(
        keyframe: segment.span.keyframe,
        jumps: place > 0 && segments[place - 1].jumps(into: segment, along: track.keyframes),
        shareLeft: track.keyframes[segment.span.keyframe].shareLeft(after: segment))
    }
  }
}

extension Keyframe<Components> {
  /// The share of its interval that a spring keyframe has not covered when its duration ends. Nil
  /// when it is at most a hundredth, and for every other keyframe.
  fileprivate func shareLeft(after segment: KeyframeSegment<Components>) -> Double? {
    guard case .spring(let to, .some, _, _) = self else { return nil }
    let interval = (to - segment.quantity(.value, at: 0)).norm
    guard interval > 0 else { return nil }
    let share = (to - segment.endValue).norm / interval
    return share > 0.01 ? share : nil
  }

  fileprivate var isLinear: Bool { if case .linear = self { true } else { false } }
}

extension KeyframeSegment<Components> {
  /// Whether the velocity jumps from this segment to the next, which must follow without a move in
  /// between; two linear keyframes are exempt.
  ///
  /// Jumps count above noise: above a hundredth of the larger velocity, and of the mean velocity of
  /// either segment. Where a track turns back both velocities are 0 except for rounding.
  fileprivate func jumps(
    into next: KeyframeSegment<Components>, along keyframes: [Keyframe<Components>]
  ) -> Bool {
    guard next.span.keyframe == span.keyframe + 1,
      !(keyframes[span.keyframe].isLinear && keyframes[next.span.keyframe].isLinear)
    else { return false }
    let before = quantity(.velocity, at: span.duration)
    let after = next.quantity(.velocity, at: 0)
    let pace = max(self.pace, next.pace)
    return (before - after).norm > 0.01 * max(before.norm, after.norm, pace)
  }

  /// The magnitude of the mean velocity: the interval over the duration.
  private var pace: Double {
    span.duration > 0 ? (endValue - quantity(.value, at: 0)).norm / span.duration : 0
  }
}
