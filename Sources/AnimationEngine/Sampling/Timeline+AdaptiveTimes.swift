extension Timeline {
  /// The error that a tolerance needs more times than allowed.
  public struct TooManyTimes: Error, Hashable, Sendable {
    /// The maximum number of times.
    public var limit: Int

    /// Creates an error with the limit.
    public init(limit: Int) { self.limit = limit }
  }

  /// The fewest times, as far as is known, between which straight lines stay within `tolerance` of
  /// every component from `start` to `end`. They are in rising order; a jump has a time on each
  /// side.
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

  /// The same times, with the work charged to `meter`.
  ///
  /// - Throws: ``TimelineRefusal/tooManyTimes(limit:)`` for ``TooManyTimes``, and the errors of the
  ///   meter.
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
  public func adaptiveTimes(
    within tolerances: [Double], from start: Double, to end: Double, mostTimes: Int,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    precondition(tolerances.count == columnCount, "\(tolerances.count) for \(columnCount) columns")
    guard end > start, let tolerance = tolerances.min() else { return [start] }
    var search = CandidateSearch(self, within: tolerances, of: tolerance, limit: mostTimes)
    let seeds = try seedTimes(from: start, to: end, limit: mostTimes)
    try meter.charge(seeds.count)
    for index in seeds.indices.dropLast() {
      try search.add(from: seeds[index], to: seeds[index + 1], &meter)
    }
    search.close(at: end)
    // The simplifier reads every value several times, and keeps some numbers for each.
    try meter.charge(WorkMeter.product(8, search.times.count, columnCount + 1))
    let simplifier = CurveSimplifier(times: search.times, columns: search.columns)
    return Self.rising(simplifier.kept(within: tolerance * 0.97).map { search.plainTime($0) })
  }

  /// Each of some times once, where they never decrease.
  private static func rising(_ times: [Double]) -> [Double] {
    var last = -Double.infinity
    return times.filter { time in
      defer { last = time }
      return time > last
    }
  }

  /// Times that miss no piece and no oscillation of the motion, rising: both ends, all joints and
  /// steps in between with the next double after each, and 64 or more even steps of an eighth of the
  /// shortest oscillation or less.
  ///
  /// - Throws: ``TimelineRefusal/tooManyTimes(limit:)`` where there are more joints.
  /// - Complexity: O(joints * log joints).
  package func seedTimes(
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
    return Self.rising(times.sorted()).filter { $0 <= end }
  }
}

extension Timeline {
  /// The times strictly inside a range at which the value may jump or bend. Where there are more
  /// corners of curves than `limit`, these are left out.
  private func joints(
    from start: Double, to end: Double, limit: Int
  ) throws(TimelineRefusal) -> [Double] {
    let corners = lanes.reduce(0) { WorkMeter.sum($0, $1.cornerCount) }
    func inner(_ start: Double, _ end: Double) -> [Double] {
      lanes.flatMap { $0.joints(from: start, to: end, corners: corners <= limit) }
    }
    guard let playback else { return inner(start, end) }
    let inner = inner(0, playback.span)
    guard let joints = playback.joints(inner, from: start, to: end, limit: limit) else {
      throw .tooManyTimes(limit: limit)
    }
    return joints
  }
}

/// A search for times so close that every column is nearly straight between neighbours.
private struct CandidateSearch {
  private let timeline: Timeline
  /// The factors that bring the tolerances of all columns to one.
  private let scales: [Double]
  private let bend: Double
  private let limit: Int
  private let costPerRow: Int
  private let bytesPerRow: Int
  private(set) var times: [Double] = []
  /// The scaled values at the times, one list for each column.
  private(set) var columns: [[Double]]

  init(_ timeline: Timeline, within tolerances: [Double], of tolerance: Double, limit: Int) {
    self.timeline = timeline
    scales = tolerances.map { tolerance / $0 }
    bend = tolerance * 0.02
    self.limit = limit
    columns = Array(repeating: [], count: timeline.columnCount)
    costPerRow = timeline.workPerRow
    bytesPerRow = 24 * (timeline.columnCount + 1)
  }

  /// The scaled values at `time`. Indices of labels are spread so far apart that no tolerance spans
  /// two of them.
  private func row(at time: Double) -> [Double] {
    (0..<timeline.columnCount).map { column in
      let value = timeline.value(ofColumn: column, at: time)
      return timeline.sources[column].isLabel ? value * bend * 1000 : value * scales[column]
    }
  }

  private mutating func append(_ time: Double, _ row: [Double]) throws(TimelineRefusal) {
    guard times.count < limit else { throw .tooManyTimes(limit: limit) }
    times.append(time)
    for (index, value) in row.enumerated() { columns[index].append(value) }
  }

  /// Adds times from `start` on, without `end`.
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

  /// Adds `end` as the last time.
  mutating func close(at end: Double) {
    times.append(end)
    for (index, value) in row(at: end).enumerated() { columns[index].append(value) }
  }

  /// The time of a candidate, or of the one beside it that is the next double, where the motion is the
  /// same there and that is the shorter decimal: one of two such times is the joint as it was written.
  func plainTime(_ index: Int) -> Double {
    let time = times[index]
    guard index > 0, index + 1 < times.count else { return time }
    let beside = [index - 1, index + 1].filter {
      times[$0] == time.nextUp || times[$0] == time.nextDown
    }
    let isJump = beside.contains { other in
      columns.contains { !(($0[other] - $0[index]).magnitude <= bend / 100) }
    }
    return isJump
      ? time
      : beside.map { times[$0] }.reduce(time) { plain, other in
        other.description.utf8.count < plain.description.utf8.count ? other : plain
      }
  }

  /// Whether a column deviates from the straight line in the middle, or has a value at only some of
  /// the three times.
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
  /// The times strictly inside a range at which one segment ends and the next begins. Segments that
  /// include their start are represented by the double just before it.
  fileprivate func joints(from start: Double, to end: Double, corners: Bool) -> [Double] {
    var own = segments.dropFirst().map(\.start)
    if corners { own += segments.flatMap(\.corners) }
    return (own + parts.flatMap { $0.joints(from: start, to: end) }).filter {
      $0 > start && $0 < end
    }
  }

  /// The number of times at which curves of the lane jump or bend.
  fileprivate var cornerCount: Int { segments.reduce(0) { $0 + $1.cornerShares.count } }

  /// The shortest period of an oscillation, or of a cycle, in seconds.
  fileprivate var finestPeriod: Double {
    segments.map { segment in
      if segment.isComposite { return parts[segment.part].finestPeriod }
      if case .spring(let motion, _) = segment.form { return 2 * .pi / motion.basis.rate }
      return .infinity
    }.min() ?? .infinity
  }
}

extension LaneSegment {
  /// Two doubles on each side of the corners of the segment's curve: the quotient that finds them is
  /// rounded.
  fileprivate var corners: [Double] {
    guard case .curve(_, _, _, let duration) = form else { return [] }
    return cornerShares.flatMap { share in
      let time = origin + share * duration
      return [time.nextDown.nextDown, time.nextUp]
    }
  }

  fileprivate var cornerShares: [Double] {
    guard !isComposite, case .curve(let curve, _, _, _) = form else { return [] }
    return curve.corners
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
