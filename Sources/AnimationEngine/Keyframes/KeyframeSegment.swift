/// The time span of a keyframe in its track.
struct KeyframeSpan: Sendable {
  /// The index of the keyframe in the track.
  var keyframe: Int
  /// The time at which the keyframe begins, in seconds since the start of the track.
  var start: Double
  /// The time at which the keyframe ends, in seconds since the start of the track:
  /// `start + duration` without rounding noise.
  var end: Double
  /// The duration of the keyframe in seconds, more than 0.
  var duration: Double
}

/// A solved keyframe: its time span and its motion, including the velocities at its ends.
struct KeyframeSegment<Value: VectorArithmetic>: Sendable {
  let span: KeyframeSpan
  /// The closed forms of the motion, as functions of the time since its start; more than one only for
  /// a curve that consists of several pieces.
  let pieces: MotionPieces<Value>
  let endValue: Value

  /// The value or the velocity, as `quantity` asks, `time` seconds after the start; at the end
  /// exactly the end value.
  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    quantity == .value && time == span.duration ? endValue : pieces.quantity(quantity, at: time)
  }
}
