/// The steps of a fluid spring, of which only some are kept: between two of these checkpoints the
/// same arithmetic makes the same states again.
///
/// Of each step its time and its state are known. Between two steps the later one shows.
struct FluidSteps<Group: FluidGroup>: Sendable {
  let rule: FluidRule
  /// Where the groups of components lead.
  let targets: [Group]
  /// The times of the checkpoints, rising, and their states, group by group.
  private(set) var times: [Double]
  private(set) var points: [FluidPoint<Group>]
  /// The number of the last step; the first state is step 0.
  private(set) var lastStep = 0
  /// When the motion is over, at the last step; infinite when it is not within the horizon.
  private(set) var end = Double.infinity

  /// A motion that has taken no step yet.
  init(_ rule: FluidRule, from points: [FluidPoint<Group>], time: Double, towards targets: [Group])
  {
    (self.rule, self.points, self.targets) = (rule, points, targets)
    times = [time]
  }

  /// The number of the step that a checkpoint is of. Most motions are short: their checkpoints lie
  /// close together.
  static func step(ofCheckpoint index: Int) -> Int {
    let short = min(index, shortBlocks)
    return short * shortLength + (index - short) * longLength
  }

  private static var shortBlocks: Int { 32 }
  private static var shortLength: Int { 32 }
  private static var longLength: Int { 128 }

  /// The last checkpoint before `time`, or the first.
  ///
  /// - Complexity: O(log checkpoints).
  func checkpoint(before time: Double) -> Int { max(times.firstStep(at: time) - 1, 0) }

  /// Whether a step shows where the motion leads: that at which it is over does, also to those who
  /// ask shortly before it.
  func isOver(at step: Int) -> Bool { step == lastStep && end < .infinity }

  /// The state of all groups that shows at `time`, that of the first step at or after it.
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

  /// The size of a checkpoint of `groups` groups, in bytes.
  static func bytes(groups: Int) -> Int {
    groups * MemoryLayout<FluidPoint<Group>>.stride + MemoryLayout<Double>.stride
  }

  /// What all checkpoints take, in bytes.
  var bytes: Int { times.count * Self.bytes(groups: targets.count) }

  mutating func append(_ points: [FluidPoint<Group>], at time: Double) {
    times.append(time)
    self.points += points
  }

  mutating func reserve(checkpoints: Int) {
    times.reserveCapacity(checkpoints)
    points.reserveCapacity(checkpoints * targets.count)
  }

  /// Ends the motion with a step: there it is over, or nobody asks further.
  mutating func close(at step: Int, end: Double) { (lastStep, self.end) = (step, end) }

  /// Forgets the checkpoints after the one that shows at `time`: the states beyond it can still be
  /// asked for, at the cost of all steps that lead there.
  mutating func forget(after time: Double) {
    let kept = checkpoint(before: time) + 1
    times = Array(times[..<kept])
    points = Array(points[..<(kept * targets.count)])
  }
}

extension FluidSteps: Equatable where Group: Equatable {}
extension FluidSteps: Hashable where Group: Hashable {}

/// A group of components, or one of them, that goes along the steps of a motion.
struct FluidWalk<Value: VectorArithmetic> {
  private let rule: FluidRule
  private let steady: FluidPull?
  private let target: Value
  private let lastStep: Int
  private let end: Double
  private var point: FluidPoint<Value>
  private var step: Int
  /// The time of the step that it stands on.
  private(set) var time: Double

  /// A walk of what `pick` makes of a group, from the last checkpoint before `time` on.
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

  /// Goes on to the first step at or after `time`; the last one where there is none.
  mutating func move(to time: Double) {
    while self.time < time, step < lastStep {
      let next = self.time + FluidRule.step
      point.advance(steady ?? rule.pull(at: next), towards: target)
      self.time = next
      step += 1
    }
  }

  /// Whether it stands where the motion is over.
  var isOver: Bool { step == lastStep && end < .infinity }

  /// The state that shows.
  var shown: FluidPoint<Value> {
    var shown = point
    if isOver { shown.offset = target }
    return shown
  }
}

extension [Double] {
  /// The index of the first element that is at least `time`, in an array that rises.
  func firstStep(at time: Double) -> Int { prefixCount { $0 < time } }
}
