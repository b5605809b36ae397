/// The motion of a custom animation as a function of time.
///
/// The animation is called at its beginning and at every multiple of 1/300 s after it, each time
/// with the state that the call before left behind. A value at any other time is one more call with
/// a copy of the state of the last step before it.
struct CustomMotion<Value: VectorArithmetic>: Motion, Sendable {
  /// Where a motion begins that takes over from another: at that time, with that context.
  struct Beginning {
    var time = 0.0
    var context: AnimationContext<Value>
  }

  /// A step after which the context was another one. It holds for the times after `time`.
  private struct Mark {
    var time: Double
    var context: AnimationContext<Value>
  }

  private let box: CustomBox
  private let interval: Value
  private let beginning: Beginning
  /// Where the property starts, or for the reverse where that starts.
  private var origin: Value
  /// Whether this is the reverse, which shows the rest of the interval.
  private var isReversed = false
  private var marks: [Mark] = []
  /// When the animation is over; infinite when it is not within the horizon.
  private(set) var end = Double.infinity
  /// When it counts as complete, at or before the end.
  private(set) var logicalEnd = Double.infinity

  /// Runs `animation` until it is over, at most up to `horizon`; where that is infinite, for
  /// `patience` steps.
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

  /// The same motion in reverse, from `start`.
  func reversed(from start: Value) -> CustomMotion {
    var motion = self
    motion.origin = start
    motion.isReversed.toggle()
    return motion
  }
}

extension CustomMotion {
  /// The same motion somewhere else.
  func moved(by shift: Value) -> CustomMotion {
    var motion = self
    motion.origin += shift
    return motion
  }
}

// MARK: - Running

extension CustomMotion {
  /// A step asks somebody else's animation: 0.2 µs where that is as simple as most are.
  private static var stepCost: Int { 20 }
  /// A context with a small dictionary; the list of them may grow to twice its length.
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

  /// The number of the first step of the grid after `time`.
  private static func gridIndex(after time: Double) -> Double {
    let index = (time * 300).rounded(.down)
    return index / 300 > time ? index : index + 1
  }

  /// Keeps the context that a step at `time` has left behind, if it is another.
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

  /// What the animation says. What is complete stays so.
  private func answer(at time: Double, _ context: inout AnimationContext<Value>) -> Value? {
    let wasComplete = context.isLogicallyComplete
    let answer = box.animation.animate(value: interval, time: time, context: &context)
    if wasComplete { context.isLogicallyComplete = true }
    return answer
  }
}

// MARK: - As a function of time

extension CustomMotion {
  /// The context that the call at `time` gets.
  private func contextBefore(_ time: Double) -> AnimationContext<Value> {
    let passed = marks.prefixCount { $0.time < time }
    return passed == 0 ? beginning.context : marks[passed - 1].context
  }

  /// The context that the call at `time` leaves behind: what an animation takes over that merges.
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

  /// The velocity that the animation itself reports, per second.
  func statedVelocity(at time: Double) -> Value? {
    let velocity = box.animation.velocity(
      value: interval, time: time, context: context(at: time))
    return isReversed ? velocity?.scaled(by: -1) : velocity
  }

  /// The velocity, per second: as reported, else the difference of the values 2⁻¹⁷ s before and
  /// after, or of those that there are.
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
  // By hand: the contexts, which follow from the rest, have no `==`.
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
