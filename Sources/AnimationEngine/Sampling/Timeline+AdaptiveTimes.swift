extension Timeline {
  /// The fewest known times between which straight lines stay within `tolerance` of every component
  /// from `start` to `end`, in rising order; a jump has a time on each side.
  ///
  /// Candidates are found by halving every interval on which the motion deviates from a line by
  /// more than a fraction of the tolerance, so that it is nearly straight between two candidates.
  /// Of these the simplifier keeps as few as it can, within the rest of the tolerance.
  ///
  /// - Parameters:
  ///   - tolerance: The maximum vertical distance of a line from a component; above 0.
  ///   - start: The first time, in seconds.
  ///   - end: The last time, in seconds; if it is not after `start`, the result is `start` alone.
  ///   - mostTimes: The maximum number of candidates.
  /// - Throws: ``TimelineRefusal/tooManyTimes(limit:)`` where the tolerance needs more candidates.
  /// - Complexity: O(candidates * columns * log segments).
  public func adaptiveTimes(
    within tolerance: Double, from start: Double, to end: Double, mostTimes: Int = 1_000_000
  ) throws(TimelineRefusal) -> [Double] {
    var meter = WorkMeter(.none)
    return try adaptiveTimes(
      within: tolerance, from: start, to: end, mostTimes: mostTimes, meter: &meter)
  }

  /// The same times, with the work charged to `meter`.
  ///
  /// - Throws: The same, and the refusals of the meter.
  public func adaptiveTimes(
    within tolerance: Double, from start: Double, to end: Double, mostTimes: Int,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    try adaptiveTimes(
      within: [Double](repeating: tolerance, count: columnCount), from: start, to: end,
      mostTimes: mostTimes, meter: &meter)
  }

  /// The same times, with a tolerance for each column.
  ///
  /// - Precondition: There are as many tolerances as columns.
  /// - Throws: As with one tolerance.
  public func adaptiveTimes(
    within tolerances: [Double], from start: Double, to end: Double, mostTimes: Int,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    precondition(tolerances.count == columnCount, "\(tolerances.count) for \(columnCount) columns")
    guard end > start, let tolerance = tolerances.min() else { return [start] }
    var search = CandidateSearch(
      self, within: tolerances, of: tolerance, over: end - start, limit: mostTimes)
    let seeds = try seedTimes(from: start, to: end, limit: mostTimes, meter: &meter)
    try meter.charge(seeds.count)
    for index in seeds.indices.dropLast() {
      try search.add(from: seeds[index], to: seeds[index + 1], &meter)
    }
    search.close(at: end)
    defer { meter.release(bytes: search.bytes) }
    // The simplifier reads every value several times, and keeps some numbers for each.
    try meter.charge(WorkMeter.product(8, search.times.count, columnCount + 1))
    let simplifier = CurveSimplifier(times: search.times, columns: search.columns)
    return Self.rising(simplifier.kept(within: tolerance * 0.97).map { search.plainTime($0) })
  }

  /// Each of some times once, where they never decrease.
  static func rising(_ times: [Double]) -> [Double] {
    var last = -Double.infinity
    return times.filter { time in
      defer { last = time }
      return time > last
    }
  }

  /// Rising times that miss no piece, no oscillation and no step of the motion. They are both ends,
  /// all joints in between, the next double after each joint, and at least 64 even steps. A step is
  /// at most an eighth of the shortest oscillation or step of the motion.
  ///
  /// - Throws: ``TimelineRefusal/tooManyTimes(limit:)`` where there are more joints, and the
  ///   refusals of the meter.
  /// - Complexity: O(joints * log joints).
  package func seedTimes(
    from start: Double, to end: Double, limit: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    let kept = meter.bytes
    var times = [start, end]
    for joint in try joints(from: start, to: end, limit: limit, meter: &meter) {
      // Behind the last double before 0 comes -0, which would be written with its sign.
      times += [joint, joint.nextUp + 0]
    }
    let period = lanes.map(\.finestPeriod).min() ?? .infinity
    let finest = playback?.shortestPiece(of: period) ?? period
    let steps = min(max(Int(saturating: (end - start) / finest * 8), 64), 20_000)
    try meter.charge(WorkMeter.product(steps, Self.workPerStep))
    for step in 1..<steps {
      times.append(start + (end - start) * Double(step) / Double(steps))
    }
    let seeds = Self.rising(times.sorted()).filter { $0 <= end }
    meter.release(bytes: meter.bytes - kept)
    return seeds
  }

  /// The work of putting a step in order among the joints, in units of work.
  private static let workPerStep = 4

  /// The same times, but none where there are more than `most` joints.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  package func seedTimes(
    from start: Double, to end: Double, unlessOver most: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    do {
      return try seedTimes(from: start, to: end, limit: most, meter: &meter)
    } catch {
      guard case .tooManyTimes = error else { throw error }
      return []
    }
  }
}

extension Timeline {
  /// The times strictly inside a range at which the value may jump or bend.
  private func joints(
    from start: Double, to end: Double, limit: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    guard let playback else {
      return try laneJoints(from: start, to: end, limit: limit, meter: &meter)
    }
    let inner = try laneJoints(from: 0, to: playback.span, limit: limit, meter: &meter)
    guard let joints = playback.joints(inner, from: start, to: end, limit: limit) else {
      throw .tooManyTimes(limit: limit)
    }
    return joints
  }

  /// The times at which a lane may jump or bend, in the lanes' own time. Consecutive lanes that
  /// follow one curve count once.
  private func laneJoints(
    from start: Double, to end: Double, limit: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    var (joints, latest) = (JointTimes(from: start, to: end, limit: limit), [Double]())
    for lane in lanes {
      let own = try lane.joints(from: start, to: end, limit: limit, &meter)
      if own == latest { continue }
      try meter.charge(WorkMeter.product(own.count, Self.workPerJoint))
      try meter.keep(bytes: WorkMeter.product(own.count, Self.bytesPerJoint))
      try joints.add(own)
      latest = own
    }
    return joints.times
  }

  /// The work of sorting a joint and the next double among the others, in units of work.
  private static let workPerJoint = 8
  /// The memory of both, and of their copies while they are sorted, in bytes.
  private static let bytesPerJoint = 32
}

extension Lane {
  /// The shortest period of an oscillation, of a cycle, or of a step, in seconds.
  fileprivate var finestPeriod: Double {
    segments.map { segment in
      segment.isComposite ? parts[segment.part].finestPeriod : segment.form.finestPeriod
    }.min() ?? .infinity
  }
}

extension MotionForm<Double> {
  fileprivate var finestPeriod: Double {
    switch self {
    case .spring(let motion, _): return 2 * .pi / motion.basis.rate
    case .curve(let curve, _, _, let duration):
      guard case .steps(let steps) = curve.form else { return .infinity }
      return duration / Double(steps.count)
    case .hold, .line, .cubic: return .infinity
    }
  }
}

extension LanePart {
  fileprivate var finestPeriod: Double {
    switch self {
    case .mapped(let mapped): mapped.map.shortestPiece(of: mapped.forward.finestPeriod)
    case .additive(let additive):
      additive.additives.map(\.progress.finestPeriod).reduce(additive.base.finestPeriod, min)
    case .overlaid(let overlaid):
      overlaid.pieces.map(\.finestPeriod).reduce(overlaid.base.finestPeriod, min)
    case .stepped, .custom: 1.0 / 300
    case .pieced, .levels: .infinity
    }
  }
}

extension OverlayPiece {
  fileprivate var finestPeriod: Double {
    switch self {
    case .addition(_, let progress), .replacement(_, _, let progress), .factor(let progress):
      progress.finestPeriod
    case .cycles, .driven, .layer, .below, .timed, .multiplied: 1.0 / 60
    }
  }
}
