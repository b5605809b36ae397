/// All keyframes of a track with everything found: when each plays, from where, with which velocities.
struct SolvedKeyframes<Value: VectorArithmetic> {
  /// Those that take time, in order.
  let segments: [KeyframeSegment<Value>]
  /// The value that shows before time 0.
  let initial: Value
  /// What shows after the last keyframe.
  let shownEnd: Value
  /// When the last segment ends.
  let duration: Double
  /// Whether a jump stands at the end.
  let endsWithJump: Bool

  /// Solves `keyframes` from `initial`, with the velocity that a running animation hands over.
  ///
  /// - Complexity: O(keyframes).
  init(
    from initial: Value, velocity: Value, keyframes: [Keyframe<Value>], thresholdUnit: Double = 1
  ) {
    var solver = KeyframeTrackSolver(
      from: initial, velocity: velocity, thresholdUnit: thresholdUnit)
    var segments: [KeyframeSegment<Value>] = []
    segments.reserveCapacity(keyframes.count)
    solver.solve(count: keyframes.count) {
      KeyframeStep(keyframes[$0]) { $0 }
    } _: { span, pieces, end in
      segments.append(KeyframeSegment(span, pieces, endingAt: end))
    }
    (self.segments, self.initial) = (segments, initial)
    (shownEnd, duration) = (solver.shownEnd, solver.duration)
    endsWithJump = solver.endsWithJump
  }
}
