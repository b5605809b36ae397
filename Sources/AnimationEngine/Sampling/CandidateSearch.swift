/// A search for times so close that every column is nearly straight between neighbours.
struct CandidateSearch {
  private let timeline: Timeline
  /// The factors that bring the tolerances of all columns to one.
  private let scales: [Double]
  /// How far a column may be from a straight line between two candidates.
  private let bend: Double
  /// The length up to which only the middle of an interval is looked at, and not even the middle if
  /// both ends are alike. Where an easing is flat, the rounding of its progress can make a jump
  /// flicker for some billionths of a second.
  private let shortest: Double
  private let limit: Int
  private let costPerRow: Int
  private let bytesPerRow: Int
  /// The bytes that the meter was charged for the candidates; given back when they are dropped.
  private(set) var bytes = 0
  private(set) var times: [Double] = []
  /// The scaled values at the times, one list for each column.
  private(set) var columns: [[Double]]
  /// The end of the interval before, with which the next one begins; nil before the first.
  private var last: (time: Double, row: [Double])?

  init(
    _ timeline: Timeline, within tolerances: [Double], of tolerance: Double, over range: Double,
    limit: Int
  ) {
    self.timeline = timeline
    scales = tolerances.map { tolerance / $0 }
    bend = tolerance * 0.02
    shortest = range * 1e-6
    self.limit = limit
    columns = Array(repeating: [], count: timeline.columnCount)
    costPerRow = timeline.workOfRow
    bytesPerRow = 24 * (timeline.columnCount + 1)
  }

  /// The scaled values at `time`. Label indices are so far apart that no tolerance spans two.
  private func row(at time: Double) -> [Double] {
    var row = timeline.row(at: time)
    for column in row.indices {
      row[column] *= timeline.sources[column].isLabel ? bend * 1000 : scales[column]
    }
    return row
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
    var current = try beginning(at: start, &meter)
    try meter.charge(costPerRow)
    var pending = [(time: end, row: row(at: end))]
    while let next = pending.last {
      let middle = current.time + (next.time - current.time) / 2
      try meter.charge(costPerRow)
      try meter.keep(bytes: bytesPerRow)
      bytes += bytesPerRow
      let between = row(at: middle)
      if middle > current.time, middle < next.time, try bends(current, between, next, &meter) {
        pending.append((middle, between))
      } else {
        try append(current.time, current.row)
        current = pending.removeLast()
      }
    }
    last = current
  }

  private func beginning(
    at start: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (time: Double, row: [Double]) {
    if let last, last.time == start { return last }
    try meter.charge(costPerRow)
    return (start, row(at: start))
  }

  /// Adds `end` as the last time.
  mutating func close(at end: Double) {
    times.append(end)
    for (index, value) in row(at: end).enumerated() { columns[index].append(value) }
  }

  /// The time of a candidate as a person would write it, if the motion is the same there. It is the
  /// plain decimal that differs from the candidate by rounding alone, or the shorter of two
  /// candidates that are neighbouring doubles.
  func plainTime(_ index: Int) -> Double {
    let time = times[index]
    guard index > 0, index + 1 < times.count else { return time }
    let beside = [index - 1, index + 1].filter {
      times[$0] == time.nextUp || times[$0] == time.nextDown
    }
    let isJump = beside.contains { other in !isSame(index, columns.map { $0[other] }) }
    guard !isJump else { return time }
    let plain = time.withoutNoise(of: time)
    if plain != time, isSame(index, row(at: plain)) { return plain }
    func digits(_ time: Double) -> Int { time.description.utf8.count }
    return beside.map { times[$0] }.reduce(time) { digits($1) < digits($0) ? $1 : $0 }
  }

  /// Whether a row shows what a candidate shows, up to rounding.
  private func isSame(_ index: Int, _ row: [Double]) -> Bool {
    zip(columns, row).allSatisfy { ($0[index] - $1).magnitude <= bend / 100 }
  }

  /// The fractions of an interval at which it is looked at beside its middle. A motion that is
  /// symmetric about its middle, such as two equal steps, is on the straight line there; no number
  /// of equal steps is on the line at both fractions.
  private static let aside = [1 - 0.5.squareRoot(), 8.0.squareRoot() - 2]

  /// Whether a column deviates from the straight line, in the middle or beside it.
  private func bends(
    _ left: (time: Double, row: [Double]), _ middle: [Double],
    _ right: (time: Double, row: [Double]), _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    let length = right.time - left.time
    let isShort = length <= shortest
    if isShort, !isOff(right.row, from: left.row, to: left.row, at: 0) { return false }
    if isOff(middle, from: left.row, to: right.row, at: 0.5) { return true }
    if isShort { return false }
    for share in Self.aside {
      try meter.charge(costPerRow)
      let row = row(at: left.time + length * share)
      if isOff(row, from: left.row, to: right.row, at: share) { return true }
    }
    return false
  }

  /// Whether a column deviates from the straight line at a share of it, or has a value at only some of
  /// the three times.
  private func isOff(
    _ row: [Double], from left: [Double], to right: [Double], at share: Double
  ) -> Bool {
    row.indices.contains { index in
      let isMissing = row[index].isNaN
      if left[index].isNaN != isMissing || right[index].isNaN != isMissing { return true }
      let straight = left[index] + (right[index] - left[index]) * share
      return (row[index] - straight).magnitude > bend
    }
  }
}
