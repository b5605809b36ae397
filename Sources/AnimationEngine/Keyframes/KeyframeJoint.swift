/// What happens where one keyframe ends and the next begins, if it is probably a mistake.
package struct KeyframeJoint {
  /// The index of the keyframe in its track.
  package let keyframe: Int
  /// Whether the velocity jumps where the keyframe begins.
  package let jumps: Bool
  /// How much of its interval is left where a spring is cut short; nil where none is.
  package let shareLeft: Double?
}

extension KeyframeAnimation {
  /// The keyframes of a track that take time, and how they meet.
  package func joints(of track: PropertyTrack, _ property: AnimatedProperty) -> [KeyframeJoint] {
    let segments = solved(track, property).segments
    return segments.indices.map { place in
      let segment = segments[place]
      return KeyframeJoint(
        keyframe: segment.keyframe,
        jumps: place > 0 && segments[place - 1].jumps(into: segment, along: track.keyframes),
        shareLeft: track.keyframes[segment.keyframe].shareLeft(after: segment))
    }
  }
}

extension Keyframe<Components> {
  /// How much of its interval a spring that is cut short has still to go; nil when it is at most a
  /// hundredth, and for every other keyframe.
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
  /// Whether the velocity jumps at the joint with `next`, where one of both is a smooth form and
  /// nothing jumps in between.
  ///
  /// It jumps by more than noise: by a hundredth of the larger velocity, and of the pace at which either
  /// segment covers its interval. Where a track turns back both velocities are 0 but for rounding.
  fileprivate func jumps(
    into next: KeyframeSegment<Components>, along keyframes: [Keyframe<Components>]
  ) -> Bool {
    guard next.keyframe == keyframe + 1,
      !(keyframes[keyframe].isLinear && keyframes[next.keyframe].isLinear)
    else { return false }
    let before = quantity(.velocity, at: duration)
    let after = next.quantity(.velocity, at: 0)
    let pace = max(self.pace, next.pace)
    return (before - after).norm > 0.01 * max(before.norm, after.norm, pace)
  }

  /// The mean velocity: the interval over the duration.
  private var pace: Double {
    duration > 0 ? (endValue - quantity(.value, at: 0)).norm / duration : 0
  }
}
