/// A solver that finds, keyframe by keyframe, each segment's start, duration and end velocities.
///
/// Cubics follow a finite-difference (non-uniform Catmull-Rom) spline; springs keep the momentum:
/// - a spring starts with its stated velocity, otherwise with the velocity before it;
/// - the slope of a cubic where it meets another cubic is that of the chord over both; where it
///   meets a linear keyframe it is the slope of that; after a spring it is the spring's velocity;
///   before a spring it is half the change from the cubic's start to the spring's target, in the
///   cubic's duration; next to a hold or a jump, and at the ends of the track, it is 0;
/// - the segment after a spring starts at the spring's actual position, not at its target.
///
/// The solver stores only what the next keyframe needs: a lane is made of the segments as they
/// come, and a caller that needs all of them collects them (``SolvedKeyframes``).
///
/// - Complexity: O(keyframes).
struct KeyframeTrackSolver<Value: VectorArithmetic> {
  /// One unit of animatable data in units of the value; absolute thresholds are measured in it.
  let thresholdUnit: Double
  /// The value before time 0.
  let initial: Value
  /// The time at which the last segment so far ends, in seconds.
  var duration = 0.0
  /// The value from which the next keyframe starts.
  var endValue: Value
  /// The value shown after the last keyframe so far: its curve's end, even if not its target.
  var shownEnd: Value
  /// Whether any keyframe so far takes time.
  var hasSegments = false
  /// Whether the last keyframe so far is a jump.
  var endsWithJump = false

  /// The data of the previous keyframe that the next one needs.
  struct Predecessor {
    var endVelocity: Value
    /// The start value and the duration of a cubic without a given end velocity; nil for other
    /// keyframes. The slope at its end is that of a chord from this start.
    var chord: (from: Value, duration: Double)?
  }
  var before: Predecessor

  /// Creates a solver at `initial`, with the velocity of an interrupted animation.
  init(from initial: Value, velocity: Value, thresholdUnit: Double = 1) {
    self.thresholdUnit = thresholdUnit
    self.initial = initial
    endValue = initial
    shownEnd = initial
    before = Predecessor(endVelocity: velocity.takenOver(else: initial - initial))
  }

  /// A closure that receives a solved keyframe: its time span, its motion and its end value.
  /// Keyframes are passed one by one, since a lane needs no list of them.
  typealias Sink = (KeyframeSpan, consuming MotionPieces<Value>, Value) -> Void

  /// Solves a track, and passes each keyframe that takes time to `sink`, in order.
  ///
  /// - Parameter step: A function that gives the parameters of the keyframe at an index; it is
  ///   called once for each.
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

  /// Adds a segment: advances the solver to its end, and passes it to `sink`.
  @inline(__always)
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
