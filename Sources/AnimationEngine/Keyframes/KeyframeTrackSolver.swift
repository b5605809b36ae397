/// Finds, keyframe by keyframe, where a segment really starts, how long it takes and with which
/// velocities it meets its neighbours.
///
/// The rules are those of a finite-difference (non-uniform Catmull-Rom) spline for cubics and of
/// kept momentum for springs:
/// - a spring starts with its stated velocity, else with the velocity before it;
/// - a cubic meets another cubic with the chord over both, a linear neighbour with its slope, a
///   spring before it with the spring's velocity, a jump with rest;
/// - after a spring the next segment starts where the spring physically is, not at its target.
///
/// Nothing is kept but what the next keyframe needs: a lane is made of the segments as they come,
/// and who asks for all of them at once gathers them (``SolvedKeyframes``).
///
/// - Complexity: O(keyframes).
struct KeyframeTrackSolver<Value: VectorArithmetic> {
  /// One unit of animatable data in units of the value: what an absolute threshold is measured in.
  let thresholdUnit: Double
  /// The value that shows before time 0.
  let initial: Value
  /// When the last segment ends.
  var duration = 0.0
  /// The value at the end of the last keyframe.
  var endValue: Value
  /// What shows after the last keyframe: where a curve ends, even if that is not its target.
  var shownEnd: Value
  /// Whether any keyframe takes time.
  var hasSegments = false
  /// Whether a jump stands at the end.
  var endsWithJump = false

  /// What the next keyframe has to know of the one before.
  struct Predecessor {
    var endVelocity: Value
    /// A cubic without an end velocity of its own: the chord starts where it started.
    var chord: (from: Value, duration: Double)?
  }
  var before: Predecessor

  /// Begins at `initial`, with the velocity that a running animation hands over.
  init(from initial: Value, velocity: Value, thresholdUnit: Double = 1) {
    self.thresholdUnit = thresholdUnit
    self.initial = initial
    endValue = initial
    shownEnd = initial
    before = Predecessor(endVelocity: velocity)
  }

  /// Takes what a keyframe turned out to be: when it plays, how it moves, and the value at its end. They
  /// come one by one: what goes into a lane need not be put together first.
  typealias Sink = (KeyframeSpan, consuming MotionPieces<Value>, Value) -> Void

  /// Solves a track: `sink` gets what takes time, in order, with the index of its keyframe.
  ///
  /// `step` makes a step of the keyframe at an index; it is called once for each.
  @inline(__always)
  mutating func solve(count: Int, _ step: (Int) -> KeyframeStep<Value>, _ sink: Sink) {
    guard count > 0 else { return }
    var current = step(0)
    for index in 0..<count {
      let next = index + 1 < count ? step(index + 1) : nil
      add(current, before: next, index, sink)
      if let next { current = next }
    }
  }

  /// Goes on to the end of a segment.
  mutating func add(
    _ pieces: consuming MotionPieces<Value>, lasting length: Double, endingAt shown: Value,
    next: Value, _ index: Int, _ sink: Sink
  ) {
    let start = duration
    duration = max((start + length).withoutSumNoise, start)
    endsWithJump = false
    hasSegments = true
    shownEnd = shown
    endValue = next
    sink(
      KeyframeSpan(keyframe: index, start: start, end: duration, duration: length), pieces, shown)
  }
}
