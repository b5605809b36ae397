/// Integrates a fluid spring, in blocks of steps from one checkpoint to the next.
struct FluidRun<Group: FluidGroup> {
  private(set) var steps: FluidSteps<Group>
  private let thresholds: FluidThresholds
  private let patience: FluidPatience
  private var points: [FluidPoint<Group>]
  private var time: Double
  /// The end time of each step in the block.
  private var times: [Double] = []
  /// The sums over all groups at each step in the block.
  private var sums: [FluidSums] = []

  init(_ steps: FluidSteps<Group>, animatableScale: Double, patience: FluidPatience) {
    (self.steps, self.patience) = (steps, patience)
    (points, time) = (steps.points, steps.times[0])
    var squares = 0.0
    for target in steps.targets { target.scaled(by: 0.01).addSquares(to: &squares) }
    thresholds = FluidThresholds(animatableScale: animatableScale, targetSquared: squares)
  }

  /// Integrates until the motion ends or a limit of ``FluidPatience`` is reached.
  mutating func finish(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    if isOverAtOnce { return steps.close(at: 0, end: time) }
    if patience.ends(at: 0, time) { return steps.close(at: 0, end: .infinity) }
    try foresee(&meter)
    var index = 0
    while true {
      let first = FluidSteps<Group>.step(ofCheckpoint: index)
      let next = FluidSteps<Group>.step(ofCheckpoint: index + 1)
      try meter.charge((next - first) * cost)
      advance(next - first)
      if close(after: first) { return }
      try meter.keep(bytes: bytes)
      steps.append(points, at: time)
      index += 1
    }
  }

  /// Whether the state at the start ends the motion: its velocity and force are below the
  /// thresholds and it lies exactly at the target.
  private var isOverAtOnce: Bool {
    var start = FluidSums()
    for group in points.indices { start.add(points[group], towards: steps.targets[group]) }
    return thresholds.areMet(by: start) && zip(points, steps.targets).allSatisfy { $0.offset == $1 }
  }

  /// Advances all groups by a block of steps.
  private mutating func advance(_ count: Int) {
    times.removeAll(keepingCapacity: true)
    for _ in 0..<count {
      time += FluidRule.step
      times.append(time)
    }
    sums = [FluidSums](repeating: FluidSums(), count: count)
    let rule = steps.rule
    if rule.isSteady {
      let pull = rule.pull(at: time)
      for group in points.indices { advance(group) { _ in pull } }
    } else {
      let pulls = times.map(rule.pull)
      for group in points.indices { advance(group) { pulls[$0] } }
    }
  }

  /// Advances one group. The sums are not reached by a mutable span: with one, the optimizer of
  /// Swift 6.3 takes the list of points for unshared and writes into the first checkpoint.
  @inline(__always)
  private mutating func advance(_ group: Int, by pull: (Int) -> FluidPull) {
    var point = points[group]
    let target = steps.targets[group]
    for index in sums.indices {
      point.advance(pull(index), towards: target)
      sums[index].add(point, towards: target)
    }
    points[group] = point
  }

  /// Ends the motion within the block after step `first`, if it ends there.
  ///
  /// - Returns: Whether it has ended.
  private mutating func close(after first: Int) -> Bool {
    for index in sums.indices {
      let step = first + index + 1
      if thresholds.areMet(by: sums[index]) {
        steps.close(at: step, end: times[index])
        return true
      }
      if patience.ends(at: step, times[index]) {
        steps.close(at: step, end: .infinity)
        return true
      }
    }
    return false
  }
}

// MARK: - Costs

extension FluidRun {
  /// The work units of one step: 10 to 15 ns for each group, most of it the chain of its nine
  /// operations, and 2 ns for the sums over all groups.
  private var cost: Int { points.count + points.count / 2 + 1 }

  /// The bytes of a checkpoint, with the spare room of the list, which may double as it grows.
  private var bytes: Int {
    let state = FluidSteps<Group>.bytes(groups: points.count) * 17 / 16
    return patience.isEndless ? state : 2 * state
  }

  /// Charges the meter for all steps in advance where their number is known, so that no memory is
  /// taken for a motion that will be refused.
  private mutating func foresee(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    guard let count = patience.steps(from: time) else { return }
    let blocks = count / 128 + 32
    guard meter.affordable(work: 128 * cost, bytes: bytes) < count / 128 else {
      return steps.reserve(checkpoints: blocks)
    }
    try meter.charge(WorkMeter.product(count, cost))
    try meter.keep(bytes: WorkMeter.product(count / 128, bytes))
  }
}

/// The limits on integration for a motion that does not end by itself.
struct FluidPatience {
  /// Whether the motion is undamped, so that it has no end.
  let isEndless: Bool
  /// The time up to which the motion is needed, by its own clock; infinite if not known.
  let horizon: Double
  /// The maximum number of steps for a motion that is not over at the horizon.
  let steps: Int

  /// Whether `step`, at `time`, is the last one that is needed.
  @inline(__always)
  func ends(at step: Int, _ time: Double) -> Bool {
    if isEndless, time >= horizon { return true }
    return step + 1 >= steps && !(time < horizon && horizon < .infinity)
  }

  /// The number of steps to be taken from `time` on, where it is known.
  func steps(from time: Double) -> Int? {
    guard isEndless, horizon < .infinity else { return nil }
    let count = (horizon - time) * 300
    return count > 0 ? Int(saturating: min(count, 1e15)) : 0
  }
}
