public import AnimationEngine

extension Samples {
  /// The greatest distance of any component from the straight lines between its rows, in its own
  /// unit: the error of a table whose reader draws lines.
  ///
  /// Each line is compared at seven places, at the ends of the motion's pieces, and around the
  /// worst of these. Texts, which switch from row to row, and two rows at a jump have no line
  /// between them.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  /// - Complexity: O((rows + pieces) * columns).
  public func lineError(_ meter: inout WorkMeter) throws(TimelineRefusal) -> Double {
    guard rowCount > 1 else { return 0 }
    // A timeline of more pieces than that is compared at even places alone.
    let seeds = try timeline.seedTimes(
      from: grid.time(at: 0), to: grid.time(at: rowCount - 1), unlessOver: 1_000_000, meter: &meter)
    let places = WorkMeter.sum(WorkMeter.product(ChannelSampler.probes, rowCount), seeds.count)
    try meter.charge(WorkMeter.product(places, workPerRow))
    let moving = columns.enumerated().filter { properties[$1.property].type != .discrete }
    var worst: WorstLine?
    for first in stride(from: 0, to: rowCount - 1, by: Self.linesAtOnce) {
      let lines = ComparedLines(
        self, rows: first...min(first + Self.linesAtOnce, rowCount - 1), seeds)
      for (column, _) in moving { lines.compare(column, &worst) }
    }
    return worst?.closer(timeline) ?? 0
  }

  /// The number of lines compared at once.
  private static let linesAtOnce = 512
}

/// The place where a line is farthest from its motion.
private struct WorstLine {
  let column: Int
  let start: (time: Double, value: Double)
  let end: (time: Double, value: Double)
  /// The times before and after the worst one.
  let around: (Double, Double)
  let error: Double

  /// The error at times that are closer to each other.
  func closer(_ timeline: Timeline) -> Double {
    let slope = (end.value - start.value) / (end.time - start.time)
    var greatest = error
    CloserLook.atError.look(from: around.0, to: around.1) { time in
      let straight = start.value + slope * (time - start.time)
      let error = (timeline.value(ofColumn: column, at: time) - straight).magnitude
      greatest = max(greatest, error)
      return error
    }
    return greatest
  }
}

/// The straight lines between consecutive rows of a table, with samples of the motion in between,
/// by which their error is measured.
private struct ComparedLines {
  private let samples: Samples
  private let times: [Double]
  /// The indices of the rows' own times.
  private let ends: [Int]

  init(_ table: Samples, rows: ClosedRange<Int>, _ seeds: [Double]) {
    var times = [table.grid.time(at: rows.lowerBound)]
    var ends = [0]
    for row in rows.dropFirst() {
      let (start, end) = (times[times.count - 1], table.grid.time(at: row))
      if !ChannelSampler.isJump(start, end) {
        times += LineTimes.all(
          from: start, to: end, inSteps: ChannelSampler.probes, seeds
        ).dropFirst().dropLast()
      }
      ends.append(times.count)
      times.append(end)
    }
    (self.times, self.ends) = (times, ends)
    samples = Samples(table.timeline, on: SampleGrid(.times(times)))
      .prepared(for: times.indices, velocities: false)
  }

  /// Compares one column; `worst` becomes the worst line if that is worse.
  func compare(_ column: Int, _ worst: inout WorstLine?) {
    var values = [Double](repeating: 0, count: times.count)
    var span = values.mutableSpan
    samples.writeValues(column: column, rows: times.indices, into: &span)
    for (first, last) in zip(ends, ends.dropFirst()) where last > first + 1 {
      let (start, end) = ((times[first], values[first]), (times[last], values[last]))
      let slope = (values[last] - values[first]) / (times[last] - times[first])
      for place in first + 1..<last {
        let straight = values[first] + slope * (times[place] - times[first])
        let error = (values[place] - straight).magnitude
        if error > worst?.error ?? 0 {
          worst = WorstLine(
            column: column, start: start, end: end, around: (times[place - 1], times[place + 1]),
            error: error)
        }
      }
    }
  }
}
