/// The motion of a custom animation as a function of time.
///
/// The animation is called at its beginning and at every multiple of 1/300 s after it, each time
/// with the state that the previous call left. A value at any other time takes one more call, with
/// a copy of the state of the last step before it.
struct CustomMotion<Value: VectorArithmetic>: Motion, Sendable {
  /// The time and the context with which a motion begins that takes over from another.
  struct Beginning {
    var time = 0.0
    var context: AnimationContext<Value>
  }

  /// A context that a step changed; it applies to the times after `time`.
  private struct Mark {
    var time: Double
    var context: AnimationContext<Value>
  }

  private let box: CustomBox
  private let interval: Value
  private let beginning: Beginning
  /// The value at the start; for the reverse, the value at the reverse's start.
  private var origin: Value
  /// Whether this is the reverse, which goes back from the end to the start.
  private var isReversed = false
  private var marks: [Mark] = []
  /// The time at which the animation ends; infinite when it does not end within the horizon.
  private(set) var end = Double.infinity
  /// The logical completion, at or before the end.
  private(set) var logicalEnd = Double.infinity

  /// Runs `animation` until it ends, at most up to `horizon`, or for `patience` steps where the
  /// horizon is infinite.
  ///
  /// - Complexity: O(300 * seconds).
  init(
    _ box: CustomBox, from origin: Value, interval: Value, beginning: Beginning, horizon: Double,
    patience: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    (self.box, self.origin, self.interval, self.beginning) = (box, origin, interval, beginning)
    if beginning.context.isLogicallyComplete { logicalEnd = beginning.time }
    try run(until: horizon, patience: patience, &meter)
    logicalEnd = min(logicalEnd, end)
  }

  /// The motion in reverse, which goes back from `start` by the interval.
  func reversed(from start: Value) -> CustomMotion {
    var motion = self
    motion.origin = start
    motion.isReversed.toggle()
    return motion
  }
}

extension CustomMotion {
  func moved(by shift: Value) -> CustomMotion {
    var motion = self
    motion.origin += shift
    return motion
  }

  // MARK: - Running the animation

  /// The cost of a step in work units, of about 10 ns: it calls the custom animation, which for
  /// most takes 0.2 µs.
  private static var stepCost: Int { 20 }
  /// The bytes of a context with a small dictionary; the list may double as it grows.
  private static var markBytes: Int { 2 * MemoryLayout<Mark>.stride + 256 }

  private mutating func run(
    until horizon: Double, patience: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    var context = beginning.context
    var (last, time) = (beginning.time, beginning.time)
    var index = Self.gridIndex(after: time)
    var left = horizon < .infinity ? Int.max : max(patience, 1)
    while left > 0 {
      left -= 1
      try meter.charge(Self.stepCost)
      var next = context
      guard answer(at: time, &next) != nil else {
        end =
          Double.bisect(last, time) { moment in
            var copy = context
            return answer(at: moment, &copy) == nil
          }.first
        return
      }
      try note(next, after: context, last, time, &meter)
      guard time < horizon, index / 300 > time else { return }
      (context, last, time) = (next, time, index / 300)
      index += 1
    }
  }

  /// The index of the first grid time, a multiple of 1/300 s, after `time`.
  private static func gridIndex(after time: Double) -> Double {
    let index = (time * 300).rounded(.down)
    return index / 300 > time ? index : index + 1
  }

  /// Stores the context that a step at `time` has left, if it changed.
  private mutating func note(
    _ next: AnimationContext<Value>, after context: AnimationContext<Value>, _ last: Double,
    _ time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let completes = next.isLogicallyComplete && !context.isLogicallyComplete
    if completes {
      logicalEnd =
        Double.bisect(last, time) { moment in
          var copy = context
          _ = answer(at: moment, &copy)
          return copy.isLogicallyComplete
        }.first
    }
    if completes || next.state.changeCount != context.state.changeCount {
      try meter.keep(bytes: Self.markBytes)
      marks.append(Mark(time: time, context: next))
    }
  }

  /// The part of the interval that the animation has covered; nil when it is over. A context that
  /// was logically complete stays so.
  private func answer(at time: Double, _ context: inout AnimationContext<Value>) -> Value? {
    let wasComplete = context.isLogicallyComplete
    let answer = box.animation.animate(value: interval, time: time, context: &context)
    if wasComplete { context.isLogicallyComplete = true }
    return answer
  }

  // MARK: - As a function of time

  /// The context that is passed to the call at `time`.
  private func contextBefore(_ time: Double) -> AnimationContext<Value> {
    let passed = marks.prefixCount { $0.time < time }
    return passed == 0 ? beginning.context : marks[passed - 1].context
  }

  /// The context after the call at `time`, which a merging animation takes over.
  func context(at time: Double) -> AnimationContext<Value> {
    var context = contextBefore(time)
    _ = answer(at: time, &context)
    return context
  }

  var duration: Double { end }

  /// The value at `time` seconds after the start.
  func value(at time: Double) -> Value {
    let time = max(time, 0)
    var context = contextBefore(time)
    let covered = answer(at: time, &context) ?? interval
    return isReversed ? origin - covered : origin + covered
  }

  /// The velocity that the animation itself reports, in units per second; nil if it reports none.
  func statedVelocity(at time: Double) -> Value? {
    let velocity = box.animation.velocity(value: interval, time: time, context: context(at: time))
    return isReversed ? velocity?.scaled(by: -1) : velocity
  }

  /// The velocity in units per second: the one that the animation reports, otherwise a difference
  /// quotient. It is taken of the values 2⁻¹⁷ s before and after, or at an end of the motion of one
  /// of these and the value itself.
  func velocity(at time: Double) -> Value {
    guard time >= 0, time < end else { return interval - interval }
    if let stated = statedVelocity(at: time) { return stated }
    let step = 0x1p-17
    let before = max(time - step, min(time, beginning.time))
    let after = time + step < end ? time + step : time
    guard after > before else { return interval - interval }
    return (value(at: after) - value(at: before)).scaled(by: 1 / (after - before))
  }
}

extension CustomMotion: Equatable {
  // Written by hand, since contexts have no `==`; they follow from the other properties.
  static func == (left: CustomMotion, right: CustomMotion) -> Bool {
    left.box == right.box && left.interval == right.interval && left.origin == right.origin
      && left.isReversed == right.isReversed && left.beginning.time == right.beginning.time
      && left.end == right.end && left.logicalEnd == right.logicalEnd
      && left.marks.map(\.time) == right.marks.map(\.time)
  }
}

extension CustomMotion: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(box)
    hasher.combine(interval)
    hasher.combine(origin)
    hasher.combine(end)
  }
}
