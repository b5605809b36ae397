/// The steps of a fluid spring, stored as checkpoints; the steps between two checkpoints are
/// computed again on demand, bit-identical.
///
/// The value at a time between two steps is that of the later step.
struct FluidSteps<Group: FluidGroup>: Sendable {
  let rule: FluidRule
  /// The targets of the groups of components.
  let targets: [Group]
  /// The times of the checkpoints in rising order; below them their states, group by group.
  private(set) var times: [Double]
  private(set) var points: [FluidPoint<Group>]
  /// The index of the last step; the initial state is step 0.
  private(set) var lastStep = 0
  /// The last step's time if the motion ends with it; infinite if not within the horizon.
  private(set) var end = Double.infinity

  /// Creates a motion at its initial state, without steps.
  init(_ rule: FluidRule, from points: [FluidPoint<Group>], time: Double, towards targets: [Group])
  {
    (self.rule, self.points, self.targets) = (rule, points, targets)
    times = [time]
  }

  /// The step index of a checkpoint; they are denser at first, since most motions are short.
  static func step(ofCheckpoint index: Int) -> Int {
    let short = min(index, shortBlocks)
    return short * shortLength + (index - short) * longLength
  }

  private static var shortBlocks: Int { 32 }
  private static var shortLength: Int { 32 }
  private static var longLength: Int { 128 }

  /// The index of the last checkpoint before `time`, or of the first one.
  ///
  /// - Complexity: O(log checkpoints).
  func checkpoint(before time: Double) -> Int { max(times.firstStep(at: time) - 1, 0) }

  /// The state of all groups at the first step at or after `time`, with the time of that step.
  ///
  /// - Complexity: O(groups) times the steps from one checkpoint to the next.
  func state(at time: Double) -> (points: [FluidPoint<Group>], time: Double) {
    let shown = targets.indices.map { group in
      var walk = FluidWalk(self, group: group, before: time) { $0 }
      walk.move(to: time)
      return (walk.shown, walk.time)
    }
    return (shown.map(\.0), shown.first?.1 ?? times[0])
  }

  static func bytes(groups: Int) -> Int {
    groups * MemoryLayout<FluidPoint<Group>>.stride + MemoryLayout<Double>.stride
  }

  /// The memory of all checkpoints, in bytes.
  var bytes: Int { times.count * Self.bytes(groups: targets.count) }

  mutating func append(_ points: [FluidPoint<Group>], at time: Double) {
    times.append(time)
    self.points += points
  }

  mutating func reserve(checkpoints: Int) {
    times.reserveCapacity(checkpoints)
    points.reserveCapacity(checkpoints * targets.count)
  }

  /// Ends the list at a step; `end` is its time if the motion ends there, infinite at a limit.
  mutating func close(at step: Int, end: Double) { (lastStep, self.end) = (step, end) }

  /// Discards the checkpoints that are not needed for times up to `time`. Later states can still be
  /// queried, at the cost of all steps up to them.
  mutating func forget(after time: Double) {
    let kept = checkpoint(before: time) + 1
    times = Array(times[..<kept])
    points = Array(points[..<(kept * targets.count)])
  }
}

extension FluidSteps: Equatable where Group: Equatable {}
extension FluidSteps: Hashable where Group: Hashable {}

/// A walk along the steps of a motion, for a group of components or one of them.
struct FluidWalk<Value: VectorArithmetic> {
  private let rule: FluidRule
  private let steady: FluidPull?
  private let target: Value
  private let lastStep: Int
  private let end: Double
  private var point: FluidPoint<Value>
  private var step: Int
  /// The time of the current step.
  private(set) var time: Double

  /// Creates a walk from the last checkpoint before `time`; `pick` extracts the part followed.
  init<Group>(
    _ steps: FluidSteps<Group>, group: Int, before time: Double = -.infinity,
    _ pick: (Group) -> Value
  ) {
    rule = steps.rule
    steady = rule.isSteady ? rule.pull(at: 0) : nil
    (lastStep, end) = (steps.lastStep, steps.end)
    target = pick(steps.targets[group])
    let index = steps.checkpoint(before: time)
    self.time = steps.times[index]
    step = FluidSteps<Group>.step(ofCheckpoint: index)
    let kept = steps.points[index * steps.targets.count + group]
    point = FluidPoint(
      offset: pick(kept.offset), velocity: pick(kept.velocity), force: pick(kept.force))
  }

  /// Advances to the first step at or after `time`, or to the last step.
  mutating func move(to time: Double) {
    while self.time < time, step < lastStep {
      let next = self.time + FluidRule.step
      point.advance(steady ?? rule.pull(at: next), towards: target)
      self.time = next
      step += 1
    }
  }

  /// Whether the current step is the end of the motion.
  var isOver: Bool { step == lastStep && end < .infinity }

  /// The displayed state; at the end of the motion its offset is exactly the target.
  var shown: FluidPoint<Value> {
    var shown = point
    if isOver { shown.offset = target }
    return shown
  }
}

extension [Double] {
  /// The index of the first element that is at least `time`, in an array in rising order.
  func firstStep(at time: Double) -> Int { prefixCount { $0 < time } }
}
