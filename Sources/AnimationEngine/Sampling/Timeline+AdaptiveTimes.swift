extension Timeline {
  /// A tolerance asks for more times than allowed.
  public struct TooManyTimes: Error, Hashable, Sendable {
    /// The most times that were allowed.
    public var limit: Int

    /// A refusal that names the limit.
    public init(limit: Int) { self.limit = limit }
  }

  /// The fewest times, as far as is known, whose straight lines stay within `tolerance` of every
  /// component from `start` to `end`. They rise; a jump has a time on each side.
  ///
  /// Candidates are found by halving every interval on which the motion bends by more than a
  /// fraction of the tolerance, so that what lies between two candidates is nearly straight; of
  /// these the simplifier keeps as few as it can, within the rest of the tolerance.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest vertical distance of a line from a component; above 0.
  ///   - start: The first time, in seconds.
  ///   - end: The last time, in seconds; at or before `start` there is only that one.
  ///   - mostTimes: How many candidates may be looked at.
  /// - Complexity: O(candidates * columns * log segments).
  public func adaptiveTimes(
    within tolerance: Double, from start: Double, to end: Double, mostTimes: Int = 1_000_000
  ) throws(TooManyTimes) -> [Double] {
    var meter = WorkMeter(.none)
    do {
      return try adaptiveTimes(
        within: tolerance, from: start, to: end, mostTimes: mostTimes, meter: &meter)
    } catch {
      throw TooManyTimes(limit: mostTimes)
    }
  }

  /// The same times; the work is charged to `meter`.
  ///
  /// - Throws: ``TimelineRefusal/tooManyTimes(limit:)`` where ``TooManyTimes`` would be thrown, and what
  ///   the meter throws.
  public func adaptiveTimes(
    within tolerance: Double, from start: Double, to end: Double, mostTimes: Int,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    guard end > start else { return [start] }
    var search = CandidateSearch(self, bend: tolerance * 0.02, limit: mostTimes)
    let seeds = try seedTimes(from: start, to: end, limit: mostTimes)
    try meter.charge(seeds.count)
    for index in seeds.indices.dropLast() {
      try search.add(from: seeds[index], to: seeds[index + 1], &meter)
    }
    search.close(at: end)
    // Choosing the fewest looks at every value some times more, and keeps some numbers for each.
    try meter.charge(WorkMeter.product(8, search.times.count, columnCount + 1))
    let simplifier = CurveSimplifier(times: search.times, columns: search.columns)
    return simplifier.kept(within: tolerance * 0.97).map { search.times[$0] }
  }

  /// Where the search begins: both ends, all joints in between with the moment after each, and
  /// even steps that no swing fits into.
  private func seedTimes(
    from start: Double, to end: Double, limit: Int
  ) throws(TimelineRefusal) -> [Double] {
    var times = [start, end]
    for joint in try joints(from: start, to: end, limit: limit) { times += [joint, joint.nextUp] }
    let period = lanes.map(\.finestPeriod).min() ?? .infinity
    let finest = playback?.shortestPiece(of: period) ?? period
    let steps = min(max(Int(saturating: (end - start) / finest * 8), 64), 20_000)
    for step in 1..<steps {
      times.append(start + (end - start) * Double(step) / Double(steps))
    }
    times.sort()
    var last = -Double.infinity
    return times.filter { time in
      defer { last = time }
      return time > last && time <= end
    }
  }
}

extension Timeline {
  /// The times at which something may jump or bend, strictly inside a range.
  private func joints(
    from start: Double, to end: Double, limit: Int
  ) throws(TimelineRefusal) -> [Double] {
    guard let playback else { return lanes.flatMap { $0.joints(from: start, to: end) } }
    let inner = lanes.flatMap { $0.joints(from: 0, to: playback.span) }
    guard let joints = playback.joints(inner, from: start, to: end, limit: limit) else {
      throw .tooManyTimes(limit: limit)
    }
    return joints
  }
}

/// Finds times so close that every column is nearly straight between neighbours.
private struct CandidateSearch {
  private let timeline: Timeline
  private let bend: Double
  private let limit: Int
  private let costPerRow: Int
  private let bytesPerRow: Int
  private(set) var times: [Double] = []
  /// The values at the times, a list for each column.
  private(set) var columns: [[Double]]

  init(_ timeline: Timeline, bend: Double, limit: Int) {
    self.timeline = timeline
    self.bend = bend
    self.limit = limit
    columns = Array(repeating: [], count: timeline.columnCount)
    costPerRow = timeline.workPerRow
    bytesPerRow = 24 * (timeline.columnCount + 1)
  }

  /// The values at `time`. Labels are spread so far apart that no tolerance spans two of them.
  private func row(at time: Double) -> [Double] {
    (0..<timeline.columnCount).map { column in
      let value = timeline.value(ofColumn: column, at: time)
      return timeline.sources[column].isLabel ? value * bend * 1000 : value
    }
  }

  private mutating func append(_ time: Double, _ row: [Double]) throws(TimelineRefusal) {
    guard times.count < limit else { throw .tooManyTimes(limit: limit) }
    times.append(time)
    for (index, value) in row.enumerated() { columns[index].append(value) }
  }

  /// Adds the times from `start` on, but not `end`.
  mutating func add(
    from start: Double, to end: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    var pending = [(time: end, row: row(at: end))]
    var current = (time: start, row: row(at: start))
    while let next = pending.last {
      let middle = current.time + (next.time - current.time) / 2
      try meter.charge(costPerRow)
      try meter.keep(bytes: bytesPerRow)
      let between = row(at: middle)
      if middle > current.time, middle < next.time, bends(current.row, between, next.row) {
        pending.append((middle, between))
      } else {
        try append(current.time, current.row)
        current = pending.removeLast()
      }
    }
  }

  /// Ends the list at `end`.
  mutating func close(at end: Double) {
    times.append(end)
    for (index, value) in row(at: end).enumerated() { columns[index].append(value) }
  }

  /// Whether a column leaves the straight line in the middle, or has no value in a part.
  private func bends(_ left: [Double], _ middle: [Double], _ right: [Double]) -> Bool {
    for index in left.indices {
      let isMissing = middle[index].isNaN
      if left[index].isNaN != isMissing || right[index].isNaN != isMissing { return true }
      let straight = left[index] + (right[index] - left[index]) / 2
      if (middle[index] - straight).magnitude > bend { return true }
    }
    return false
  }
}

extension Lane {
  /// The times at which one segment ends and another begins, strictly inside a range. Segments
  /// that include their start are told apart by the place just before it.
  fileprivate func joints(from start: Double, to end: Double) -> [Double] {
    let own = segments.dropFirst().map(\.start)
    return (own + parts.flatMap { $0.joints(from: start, to: end) }).filter {
      $0 > start && $0 < end
    }
  }

  /// The shortest period of a swing, or of a cycle, in seconds.
  fileprivate var finestPeriod: Double {
    segments.map { segment in
      if segment.isComposite { return parts[segment.part].finestPeriod }
      if case .spring(let motion, _) = segment.form { return 2 * .pi / motion.basis.rate }
      return .infinity
    }.min() ?? .infinity
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
    case .addition(_, let progress), .replacement(_, _, let progress): progress.finestPeriod
    case .cycles, .driven, .layer, .below, .timed: 1.0 / 60
    }
  }
}
