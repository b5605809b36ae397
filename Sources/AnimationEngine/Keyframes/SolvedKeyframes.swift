/// The solved keyframes of a track, with all times and velocities computed.
struct SolvedKeyframes<Value: VectorArithmetic> {
  /// The segments of the keyframes that take time, in order.
  let segments: [KeyframeSegment<Value>]
  /// The value before time 0.
  let initial: Value
  /// The value displayed after the last keyframe.
  let shownEnd: Value
  /// The time at which the last segment ends, in seconds.
  let duration: Double
  /// Whether the last keyframe is a jump.
  let endsWithJump: Bool

  /// Solves `keyframes` from `initial`, with the velocity of an interrupted animation.
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
      segments.append(KeyframeSegment(span: span, pieces: pieces, endValue: end))
    }
    (self.segments, self.initial) = (segments, initial)
    (shownEnd, duration) = (solver.shownEnd, solver.duration)
    endsWithJump = solver.endsWithJump
  }
}
