/// When a keyframe plays.
struct KeyframeSpan: Sendable {
  /// The index of its keyframe in the track.
  var keyframe: Int
  /// When it begins, in seconds from the start of the track.
  var start: Double
  /// When it ends, in seconds from the start of the track: their sum, without rounding noise.
  var end: Double
  /// How long it takes; more than 0.
  var duration: Double
}

/// A keyframe with everything found: when it plays, from where, with which velocities.
struct KeyframeSegment<Value: VectorArithmetic>: Sendable {
  /// The index of its keyframe in the track.
  var keyframe: Int
  /// When it begins, in seconds from the start of the track.
  var start: Double
  /// When it ends, in seconds from the start of the track: their sum, without rounding noise.
  var end: Double
  /// How long it takes; more than 0.
  var duration: Double
  /// The pieces of its motion by the time since `start`; one, but for a curve in pieces.
  var pieces: MotionPieces<Value>
  /// The value at its end.
  var endValue: Value

  init(_ span: KeyframeSpan, _ pieces: MotionPieces<Value>, endingAt endValue: Value) {
    (keyframe, start, end) = (span.keyframe, span.start, span.end)
    (duration, self.pieces, self.endValue) = (span.duration, pieces, endValue)
  }

  /// What is asked `time` seconds after the start; at the end exactly the end value.
  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    quantity == .value && time == duration ? endValue : pieces.quantity(quantity, at: time)
  }
}
