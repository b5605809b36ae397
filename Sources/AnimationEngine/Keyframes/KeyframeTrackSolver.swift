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
  private let thresholdUnit: Double
  /// The value that shows before time 0.
  let initial: Value
  /// When the last segment ends.
  private(set) var duration = 0.0
  /// The value at the end of the last keyframe.
  private var endValue: Value
  /// What shows after the last keyframe: where a curve ends, even if that is not its target.
  private(set) var shownEnd: Value
  /// Whether any keyframe takes time.
  private(set) var hasSegments = false
  /// Whether a jump stands at the end.
  private(set) var endsWithJump = false

  /// What the next keyframe has to know of the one before.
  private struct Predecessor {
    var endVelocity: Value
    /// A cubic without an end velocity of its own: the chord starts where it started.
    var chord: (from: Value, duration: Double)?
  }
  private var before: Predecessor

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

  private mutating func add(
    _ step: KeyframeStep<Value>, before next: KeyframeStep<Value>?, _ index: Int, _ sink: Sink
  ) {
    switch step.kind {
    case .move: jump(to: step.target)
    case .linear: addLinear(step, index, sink)
    case .cubic: addCubic(step, before: next, index, sink)
    case .spring: addSpring(step, step.startVelocity ?? before.endVelocity, index, sink)
    case .hold: addHold(step.duration ?? 0, index, sink)
    }
  }

  private mutating func jump(to value: Value) {
    endValue = value
    shownEnd = value
    endsWithJump = hasSegments
    before = Predecessor(endVelocity: value - value)
  }

  private mutating func add(
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

  // MARK: Linear

  private mutating func addLinear(_ step: KeyframeStep<Value>, _ index: Int, _ sink: Sink) {
    let (to, length) = (step.target, step.duration ?? 0)
    guard length > 0 else { return jump(to: to) }
    let from = endValue
    let span = to - from
    let last = step.curve.value(at: 1)
    let shown = last == 1 ? to : from + span.scaled(by: last)
    before = Predecessor(endVelocity: span.scaled(by: step.curve.velocity(at: 1) / length))
    add(
      step.curve.pieces(from: from, to: to, duration: length), lasting: length, endingAt: shown,
      next: to, index, sink)
  }

  // MARK: Holds

  private mutating func addHold(_ length: Double, _ index: Int, _ sink: Sink) {
    before = Predecessor(endVelocity: endValue - endValue)
    guard length > 0 else { return }
    add(
      MotionPieces(.hold(endValue)), lasting: length, endingAt: endValue, next: endValue, index,
      sink)
  }

  // MARK: Springs

  private mutating func addSpring(
    _ step: KeyframeStep<Value>, _ velocity: Value, _ index: Int, _ sink: Sink
  ) {
    let (from, to) = (endValue, step.target)
    let span = to - from
    let length = step.duration ?? settlingDuration(of: step.spring, over: span, velocity)
    guard length > 0 else {
      before = Predecessor(endVelocity: velocity)
      return
    }
    let motion = SpringMotion(step.spring, interval: span, initialVelocity: velocity)
    let form = MotionForm.spring(motion, from: from)
    let shown = length.isFinite ? form.value(at: length) : to
    before = Predecessor(
      endVelocity: length.isFinite ? form.velocity(at: length) : span - span)
    add(MotionPieces(form), lasting: length, endingAt: shown, next: shown, index, sink)
  }

  /// SwiftUI's settling duration within a thousandth of the interval, or within a thousandth of
  /// one unit of animatable data where there is no interval.
  private func settlingDuration(of spring: Spring, over span: Value, _ velocity: Value) -> Double {
    let distance = span.norm
    if distance == 0 && velocity.norm == 0 { return 0 }
    return spring.settlingDuration(
      target: span, initialVelocity: velocity,
      epsilon: 0.001 * (distance > 0 ? distance : thresholdUnit))
  }

  // MARK: Cubics

  private mutating func addCubic(
    _ step: KeyframeStep<Value>, before next: KeyframeStep<Value>?, _ index: Int, _ sink: Sink
  ) {
    let (from, to, length) = (endValue, step.target, step.duration ?? 0)
    guard length > 0 else { return jumpAsCubic(step) }
    let first = startVelocity(step, length)
    let last = endVelocity(step, from, length, before: next)
    before = Predecessor(endVelocity: last, chord: step.endVelocity == nil ? (from, length) : nil)
    add(
      MotionPieces(
        .hermite(from: from, velocity: first, to: to, velocity: last, duration: length)),
      lasting: length, endingAt: to, next: to, index, sink)
  }

  /// A cubic without duration jumps, and is still an end of its neighbours' chords.
  private mutating func jumpAsCubic(_ step: KeyframeStep<Value>) {
    let from = endValue
    jump(to: step.target)
    if let stated = step.endVelocity {
      before.endVelocity = stated
    } else {
      before.chord = (from, 0)
    }
  }

  private func startVelocity(_ step: KeyframeStep<Value>, _ length: Double) -> Value {
    if let stated = step.startVelocity { return stated }
    guard let chord = before.chord else { return before.endVelocity }
    return Self.chord(step.target - chord.from, chord.duration, length, own: length)
  }

  private func endVelocity(
    _ step: KeyframeStep<Value>, _ from: Value, _ length: Double, before next: KeyframeStep<Value>?
  ) -> Value {
    let to = step.target
    if let stated = step.endVelocity { return stated }
    guard let next else { return to - to }
    if let stated = next.startVelocity { return stated }
    switch next.kind {
    case .cubic:
      return Self.chord(next.target - from, length, next.duration ?? 0, own: length)
    case .spring: return (next.target - from).scaled(by: 1 / (2 * length))
    case .linear:
      guard let nextLength = next.duration, nextLength > 0 else { return to - to }
      return (next.target - to).scaled(by: next.curve.velocity(at: 0) / nextLength)
    case .move, .hold: return to - to
    }
  }

  /// The slope of the chord over two neighbours. Where one of them takes no time, the parametric
  /// tangent is half the difference instead.
  private static func chord(
    _ difference: Value, _ first: Double, _ second: Double, own length: Double
  ) -> Value {
    first > 0 && second > 0
      ? difference.scaled(by: 1 / (first + second)) : difference.scaled(by: 1 / (2 * length))
  }
}
