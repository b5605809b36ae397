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

  /// The value `time` seconds after the start.
  func value(at time: Double) -> Value {
    time == duration ? endValue : pieces.at(time).value(at: time)
  }

  /// The velocity `time` seconds after the start.
  func velocity(at time: Double) -> Value { pieces.at(time).velocity(at: time) }
}
