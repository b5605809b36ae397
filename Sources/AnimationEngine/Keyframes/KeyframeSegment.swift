/// A keyframe with everything found: when it plays, from where, with which velocities.
struct KeyframeSegment<Value: VectorArithmetic> {
  /// The index of its keyframe in the track.
  var keyframe: Int
  /// When it begins, in seconds from the start of the track.
  var start: Double
  /// How long it takes; more than 0.
  var duration: Double
  /// The pieces of its motion by the time since `start`; one, but for a curve in pieces.
  var pieces: [MotionPiece<Value>]
  /// The value at its end.
  var endValue: Value

  /// When it ends, in seconds from the start of the track.
  var end: Double { start + duration }

  /// The piece that holds `time` seconds after the start.
  private func piece(at time: Double) -> MotionPiece<Value> {
    pieces.last { $0.start <= time } ?? pieces[0]
  }

  /// The value `time` seconds after the start.
  func value(at time: Double) -> Value {
    time == duration ? endValue : piece(at: time).value(at: time)
  }

  /// The velocity `time` seconds after the start.
  func velocity(at time: Double) -> Value { piece(at: time).velocity(at: time) }
}

/// A form that holds from `start` on and counts its time from there.
struct MotionPiece<Value: VectorArithmetic> {
  var start: Double
  var form: MotionForm<Value>

  func value(at time: Double) -> Value { form.value(at: time - start) }
  func velocity(at time: Double) -> Value { form.velocity(at: time - start) }
}

extension KeyframeSegment: Sendable where Value: Sendable {}
extension MotionPiece: Sendable where Value: Sendable {}
