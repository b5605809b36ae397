/// A keyframe with everything found: when it plays, from where, with which velocities.
struct KeyframeSegment<Value: VectorArithmetic> {
  /// The index of its keyframe in the track.
  var keyframe: Int
  /// When it begins, in seconds from the start of the track.
  var start: Double
  /// How long it takes; more than 0.
  var duration: Double
  /// The pieces of its motion by the time since `start`; one, but for a curve in pieces.
  var pieces: MotionPieces<Value>
  /// The value at its end.
  var endValue: Value

  /// When it ends, in seconds from the start of the track.
  var end: Double { start + duration }

  /// The value `time` seconds after the start.
  func value(at time: Double) -> Value {
    time == duration ? endValue : pieces.at(time).value(at: time)
  }

  /// The velocity `time` seconds after the start.
  func velocity(at time: Double) -> Value { pieces.at(time).velocity(at: time) }
}

/// A form that holds from `start` on and counts its time from there.
struct MotionPiece<Value: VectorArithmetic> {
  var start: Double
  var form: MotionForm<Value>

  func value(at time: Double) -> Value { form.value(at: time - start) }
  func velocity(at time: Double) -> Value { form.velocity(at: time - start) }
}

/// One piece, or several that follow each other; a list of one would cost an allocation.
struct MotionPieces<Value: VectorArithmetic> {
  var first: MotionPiece<Value>
  var others: [MotionPiece<Value>] = []

  init(_ form: MotionForm<Value>) { first = MotionPiece(start: 0, form: form) }

  /// - Precondition: there is at least one piece.
  init(_ pieces: [MotionPiece<Value>]) {
    first = pieces[0]
    others = Array(pieces.dropFirst())
  }

  /// The piece that holds at `time`.
  func at(_ time: Double) -> MotionPiece<Value> { others.last { $0.start <= time } ?? first }

  /// Calls `body` with every piece, in order.
  func visit(_ body: (MotionPiece<Value>) -> Void) {
    body(first)
    for piece in others { body(piece) }
  }

  /// The same pieces of one component.
  func map(_ component: (Value) -> Double) -> MotionPieces<Double> {
    var pieces = MotionPieces<Double>(first.form.map(component))
    pieces.first.start = first.start
    pieces.others = others.map { MotionPiece(start: $0.start, form: $0.form.map(component)) }
    return pieces
  }
}

extension KeyframeSegment: Sendable where Value: Sendable {}
extension MotionPiece: Sendable where Value: Sendable {}
extension MotionPieces: Sendable where Value: Sendable {}
