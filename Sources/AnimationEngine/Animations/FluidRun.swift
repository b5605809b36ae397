/// Takes the steps of a fluid spring, one block from checkpoint to checkpoint after the other.
struct FluidRun<Group: FluidGroup> {
  private(set) var steps: FluidSteps<Group>
  private let thresholds: FluidThresholds
  private let patience: FluidPatience
  private var points: [FluidPoint<Group>]
  private var time: Double
  /// The steps of the block: their times, and the sums over all groups.
  private var times: [Double] = []
  private var sums: [FluidSums] = []

  init(
    _ steps: FluidSteps<Group>, animatableScale: Double, patience: FluidPatience
  ) {
    (self.steps, self.patience) = (steps, patience)
    (points, time) = (steps.points, steps.times[0])
    var squares = 0.0
    for target in steps.targets { target.scaled(by: 0.01).addSquares(to: &squares) }
    thresholds = FluidThresholds(animatableScale: animatableScale, targetSquared: squares)
  }

  /// Goes on until the motion is over, or nobody waits for more.
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

  /// A spring that is handed over with neither speed nor force, back to where its offset counts from,
  /// has no threshold: it is not over before it has begun.
  private var isOverAtOnce: Bool {
    var start = FluidSums()
    for group in points.indices { start.add(points[group], towards: steps.targets[group]) }
    return thresholds.areMet(by: start) && zip(points, steps.targets).allSatisfy { $0.offset == $1 }
  }

  /// Takes all groups through a block.
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

  @inline(__always)
  private mutating func advance(_ group: Int, by pull: (Int) -> FluidPull) {
    var point = points[group]
    let target = steps.targets[group]
    var sums = sums.mutableSpan
    for index in sums.indices {
      point.advance(pull(index), towards: target)
      sums[index].add(point, towards: target)
    }
    points[group] = point
  }

  /// Ends the motion within the block after step `first`, if it ends there.
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

// MARK: - What it costs

extension FluidRun {
  /// A step of one group takes 10 to 15 ns, most of it the chain of its nine operations, and the sums
  /// for all groups 2 ns.
  private var cost: Int { points.count + points.count / 2 + 1 }

  /// What a checkpoint takes, with the room that a list has left. A list that grows may take twice that.
  private var bytes: Int {
    let state = FluidSteps<Group>.bytes(groups: points.count) * 17 / 16
    return patience.isEndless ? state : 2 * state
  }

  /// Charges the meter for all steps at once where their number is known before the first: so
  /// memory is not taken for a motion that will be refused.
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

/// For how long steps are taken where the motion does not come to its end.
struct FluidPatience {
  /// Whether nothing damps the motion, so that it has no end.
  let isEndless: Bool
  /// Up to when a motion is seen, in the time of its steps; infinite where nobody can tell.
  let horizon: Double
  /// How many steps are taken for a motion that is not over at the horizon.
  let steps: Int

  /// Whether `step`, which is at `time`, is the last one for which somebody waits.
  @inline(__always)
  func ends(at step: Int, _ time: Double) -> Bool {
    if isEndless, time >= horizon { return true }
    return step + 1 >= steps && !(time < horizon && horizon < .infinity)
  }

  /// How many steps are about to be taken, where that is known.
  func steps(from time: Double) -> Int? {
    guard isEndless, horizon < .infinity else { return nil }
    let count = (horizon - time) * 300
    return count > 0 ? Int(saturating: min(count, 1e15)) : 0
  }
}
