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
/// - Complexity: O(keyframes).
struct KeyframeTrackSolver<Value: VectorArithmetic> {
  private let keyframes: [Keyframe<Value>]
  /// One unit of animatable data in units of the value: what an absolute threshold is measured in.
  private let thresholdUnit: Double

  private(set) var segments: [KeyframeSegment<Value>] = []
  /// The value that shows before time 0.
  let initial: Value
  /// When the last segment ends.
  private(set) var duration = 0.0
  /// The value at the end of the last keyframe.
  private(set) var endValue: Value
  /// Whether a jump stands at the end.
  private(set) var endsWithJump = false

  /// What shows after the last keyframe: where a curve ends, even if that is not its target.
  var shownEnd: Value {
    guard let last = segments.last, !endsWithJump else { return endValue }
    return last.endValue
  }

  /// What the next keyframe has to know of the one before.
  private struct Predecessor {
    var endVelocity: Value
    /// A cubic without an end velocity of its own: the chord starts where it started.
    var chord: (from: Value, duration: Double)?
  }
  private var before: Predecessor
  /// The index of the keyframe that is being added.
  private var current = 0

  /// Solves `keyframes` from `initial`, with the velocity that a running animation hands over.
  init(
    from initial: Value, velocity: Value, keyframes: [Keyframe<Value>], thresholdUnit: Double = 1
  ) {
    self.keyframes = keyframes
    self.thresholdUnit = thresholdUnit
    self.initial = initial
    endValue = initial
    before = Predecessor(endVelocity: velocity)
    segments.reserveCapacity(keyframes.count)
    for index in keyframes.indices { add(index) }
  }

  private mutating func add(_ index: Int) {
    current = index
    switch keyframes[index] {
    case .move(let to): jump(to: to)
    case .linear(let to, let duration, let curve): addLinear(to, duration, curve)
    case .cubic(let to, let duration, _, _): addCubic(index, to, duration)
    case .spring(let to, let duration, let spring, let velocity):
      addSpring(to, duration, spring, velocity ?? before.endVelocity)
    case .hold(let duration): addHold(duration)
    }
  }

  private mutating func jump(to value: Value) {
    endValue = value
    endsWithJump = !segments.isEmpty
    before = Predecessor(endVelocity: value - value)
  }

  private mutating func append(
    _ pieces: MotionPieces<Value>, lasting length: Double, endingAt shown: Value, next: Value
  ) {
    let end = (duration + length).withoutSumNoise
    segments.append(
      KeyframeSegment(
        keyframe: current, start: duration, end: max(end, duration), duration: length,
        pieces: pieces, endValue: shown))
    duration = max(end, duration)
    endsWithJump = false
    endValue = next
  }

  // MARK: Linear

  private mutating func addLinear(_ to: Value, _ length: Double, _ curve: UnitCurve) {
    guard length > 0 else { return jump(to: to) }
    let from = endValue
    let span = to - from
    let last = curve.value(at: 1)
    let shown = last == 1 ? to : from + span.scaled(by: last)
    append(
      curve.pieces(from: from, to: to, duration: length), lasting: length, endingAt: shown,
      next: to)
    before = Predecessor(endVelocity: span.scaled(by: curve.velocity(at: 1) / length))
  }

  // MARK: Holds

  private mutating func addHold(_ length: Double) {
    before = Predecessor(endVelocity: endValue - endValue)
    guard length > 0 else { return }
    append(MotionPieces(.hold(endValue)), lasting: length, endingAt: endValue, next: endValue)
  }

  // MARK: Springs

  private mutating func addSpring(
    _ to: Value, _ stated: Double?, _ spring: Spring, _ velocity: Value
  ) {
    let from = endValue
    let span = to - from
    let length = stated ?? settlingDuration(of: spring, over: span, velocity)
    guard length > 0 else {
      before = Predecessor(endVelocity: velocity)
      return
    }
    let motion = SpringMotion(spring, interval: span, initialVelocity: velocity)
    let form = MotionForm.spring(motion, from: from)
    let shown = length.isFinite ? form.value(at: length) : to
    append(
      MotionPieces(form), lasting: length, endingAt: shown, next: shown)
    before = Predecessor(
      endVelocity: length.isFinite ? form.velocity(at: length) : span - span)
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

  private mutating func addCubic(_ index: Int, _ to: Value, _ length: Double) {
    guard length > 0 else { return jumpAsCubic(index, to) }
    let from = endValue
    let first = startVelocity(index, to, length)
    let last = endVelocity(index, from, to, length)
    append(
      MotionPieces(
        .hermite(from: from, velocity: first, to: to, velocity: last, duration: length)),
      lasting: length, endingAt: to, next: to)
    before = Predecessor(
      endVelocity: last, chord: statesEndVelocity(index) ? nil : (from, length))
  }

  /// A cubic without duration jumps, and is still an end of its neighbours' chords.
  private mutating func jumpAsCubic(_ index: Int, _ to: Value) {
    let from = endValue
    jump(to: to)
    if case .cubic(_, _, _, let stated) = keyframes[index] {
      if let stated { before.endVelocity = stated } else { before.chord = (from, 0) }
    }
  }

  private func statesEndVelocity(_ index: Int) -> Bool {
    if case .cubic(_, _, _, .some) = keyframes[index] { true } else { false }
  }

  private func startVelocity(_ index: Int, _ to: Value, _ length: Double) -> Value {
    if let stated = keyframes[index].statedStartVelocity { return stated }
    guard let chord = before.chord else { return before.endVelocity }
    return Self.chord(to - chord.from, chord.duration, length, own: length)
  }

  private func endVelocity(_ index: Int, _ from: Value, _ to: Value, _ length: Double) -> Value {
    if case .cubic(_, _, _, .some(let stated)) = keyframes[index] { return stated }
    guard index + 1 < keyframes.count else { return to - to }
    if let stated = keyframes[index + 1].statedStartVelocity { return stated }
    switch keyframes[index + 1] {
    case .cubic(let next, let nextLength, _, _):
      return Self.chord(next - from, length, nextLength, own: length)
    case .spring(let next, _, _, _): return (next - from).scaled(by: 1 / (2 * length))
    case .linear(let next, let nextLength, let curve):
      guard nextLength > 0 else { return to - to }
      return (next - to).scaled(by: curve.velocity(at: 0) / nextLength)
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
