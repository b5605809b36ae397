import AnimationEngine

/// Finds the times at which properties first show a given value.
///
/// The value that shows is sampled 240 times a second. An arrival between samples is found where
/// the motion passes the target, and where the distance falls and rises again, as before a turn or
/// a jump. Spans of time in which the component that moves furthest stays too far from its target
/// are skipped.
struct ArrivalSearch {
  /// A value that a completion waits to see, and the property's value at the start.
  struct Arrival {
    /// The index of the property.
    var property: Int
    var from: Components
    var to: Components
    /// The time from which on the value is looked for, in seconds.
    var after: Double
  }

  private let lanes: [Lane]
  /// The lanes of each property, as indices.
  private let places: [Range<Int>]
  /// When the last motion of each property ends.
  private let ends: [Double]

  /// A search in lanes in property order, each property with as many lanes as coordinates.
  init(in lanes: [Lane], of spaces: PropertySpaces, ends: [Double]) {
    (self.lanes, self.ends) = (lanes, ends)
    places = spaces.properties.indices.map { spaces.laneCount(of: $0) }.consecutiveRanges
  }

  /// The share of the distance that may be left when the target counts as reached.
  fileprivate static var nearEnough: Double { 1e-4 }
  private static var step: Double { 1.0 / 240 }
  /// The time some steps later; the next double where a step is lost in rounding, as late in a scene.
  private static func time(after time: Double, steps: Double = 1) -> Double {
    max(time + steps * step, time.nextUp)
  }

  /// How long the search follows a motion, in seconds: one that ends, and one without end.
  private static var longest: (ended: Double, endless: Double) { (3600, 60) }

  /// The timeline events of all completion reports, in their order; those that wait for values
  /// are searched for here.
  mutating func reports(
    _ reports: [CompletionLedger.Report], _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [TimelineEvent] {
    var events: [TimelineEvent] = []
    for var report in reports {
      for arrival in report.arrivals where report.end.time.isFinite {
        report.end.wait(for: .init(time: try time(of: arrival, &meter)))
      }
      if let event = report.event { events.append(event) }
    }
    return events
  }

  /// The first time at which what a property shows has come within a ten thousandth of the path to a
  /// place; infinite when it never does.
  ///
  /// - Complexity: O(seconds of motion near the place).
  func time(
    of arrival: Arrival, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Double {
    let path = ArrivalPath(arrival, lanes[places[arrival.property]])
    guard path.length > 0 else { return arrival.after }
    let end = end(of: arrival)
    var before = try path.look(at: arrival.after, &meter)
    var (older, time) = (before, before.time)
    var patience = Patience()
    while true {
      let look = try path.look(at: time, &meter)
      if let reached = try reached(path, older, before, look, &meter) { return reached }
      guard time < end else { return .infinity }
      (older, before) = (before, look)
      if patience.endsWithThisStep() {
        // From the look before on, as the target may have been reached between the two.
        let clear = try lastTime(outOfReach: path, after: older.time, until: end, &meter)
        guard clear < end else { return .infinity }
        if clear > time {
          older = try path.look(at: max(clear - Self.step, time), &meter)
          before = try path.look(at: clear, &meter)
        }
        patience.restart(skipWasWorthIt: clear > time + Self.step)
      }
      time = min(Self.time(after: before.time), end)
    }
  }

  /// The first time up to the last of three looks, one after another, at which the target is
  /// reached. Nil where it is not.
  private func reached(
    _ path: ArrivalPath, _ older: ArrivalPath.Look, _ before: ArrivalPath.Look,
    _ look: ArrivalPath.Look, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Double? {
    if look.isThere { return try earliest(path, before.time, look.time, &meter) { $0.isThere } }
    if look.isPast != before.isPast {
      let crossing = try earliest(path, before.time, look.time, &meter) {
        $0.isThere || $0.isPast != before.isPast
      }
      if try path.look(at: crossing, &meter).isThere { return crossing }
    }
    // A turn half-way between two looks leaves the same distance at both.
    guard older.left >= before.left, before.left < look.left else { return nil }
    return try touch(path, older.time, look.time, &meter)
  }

  /// Counts single steps before the search tries to skip ahead, which costs more than a step.
  private struct Patience {
    private var looks = 0
    private var length = 8

    /// Counts a step and returns whether it is the last one before the search tries to skip ahead.
    mutating func endsWithThisStep() -> Bool {
      looks += 1
      return looks >= length
    }

    /// Starts counting again. Where skipping ahead did not help, twice as many single steps come
    /// before the next attempt, at most 32.
    mutating func restart(skipWasWorthIt: Bool) {
      looks = 0
      length = skipWasWorthIt ? 1 : min(2 * length, 32)
    }
  }

  /// The last time up to which the target is certain not to be reached, found in growing strides:
  /// `time` itself if nothing is certain.
  private func lastTime(
    outOfReach path: ArrivalPath, after time: Double, until end: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Double {
    var (time, stride) = (time, 1.0)
    while time < end {
      let later = min(Self.time(after: time, steps: stride), end)
      if try path.isOutOfReach(from: time, until: later, &meter) {
        (time, stride) = (later, 2 * stride)
      } else if stride > 1 {
        stride = (stride / 4).rounded(.up)
      } else {
        return time
      }
    }
    return time
  }

  private func end(of arrival: Arrival) -> Double {
    let end = ends[arrival.property]
    guard end.isFinite else { return arrival.after + Self.longest.endless }
    return max(min(end, arrival.after + Self.longest.ended), arrival.after)
  }

  /// The first time from `low` to `high` at which the target is reached, where the distance falls
  /// and then rises or jumps. Nil where it stays away.
  private func touch(
    _ path: ArrivalPath, _ low: Double, _ high: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Double? {
    var (early, late) = (low, high)
    // Each round leaves two thirds; the last one 0.03 ns of two steps.
    for _ in 0..<48 {
      let third = (late - early) / 3
      let looks = try (
        path.look(at: early + third, &meter), path.look(at: late - third, &meter)
      )
      if looks.0.isThere || looks.1.isThere {
        let there = looks.0.isThere ? early + third : late - third
        return try earliest(path, low, there, &meter) { $0.isThere }
      }
      if looks.0.left < looks.1.left { late -= third } else { early += third }
    }
    return nil
  }

  /// The first time from `low` to `high` at which `holds` is true; it has to be true at `high`.
  private func earliest(
    _ path: ArrivalPath, _ low: Double, _ high: Double, _ meter: inout WorkMeter,
    where holds: (ArrivalPath.Look) -> Bool
  ) throws(TimelineRefusal) -> Double {
    if holds(try path.look(at: low, &meter)) { return low }
    return try Double.bisect(low, high) { time throws(TimelineRefusal) in
      holds(try path.look(at: time, &meter))
    }.first
  }
}

/// A property's straight path from start to target, and the lanes that show how far it has come.
private struct ArrivalPath {
  let lanes: ArraySlice<Lane>
  let start: Components
  let target: Components
  let length: Double
  /// The unit of distances while they are squared.
  private let unit: Double
  /// The index of the component that moves furthest.
  private let pilot: Int

  init(_ arrival: ArrivalSearch.Arrival, _ lanes: ArraySlice<Lane>) {
    self.lanes = lanes
    (start, target) = (arrival.from, arrival.to)
    let (start, target) = (start, target)
    length = (target - start).norm
    unit = .unit(near: length)
    pilot =
      (0..<target.count).max {
        (target[$0] - start[$0]).magnitude < (target[$1] - start[$1]).magnitude
      }
      ?? 0
  }

  private func lane(_ component: Int) -> Lane { lanes[lanes.startIndex + component] }

  /// How far the property is at a time: the share of the path done along it, and the distance
  /// left in relation to the path's length.
  struct Look {
    var time: Double
    var done: Double
    var left: Double

    /// Whether the target is reached. A property whose view is gone (NaN) counts as arrived.
    var isThere: Bool { left.isNaN || left <= ArrivalSearch.nearEnough }

    /// Whether the property is beyond its target.
    var isPast: Bool { done > 1 }
  }

  /// How far the property has come at `time`, in seconds.
  func look(at time: Double, _ meter: inout WorkMeter) throws(TimelineRefusal) -> Look {
    try meter.charge(WorkMeter.product(target.count, 1 + lane(pilot).cost(at: time)))
    var (along, left) = (0.0, 0.0)
    for index in 0..<target.count {
      let value = lane(index).value(at: time)
      along += (value - start[index]) / length * ((target[index] - start[index]) / length)
      let distance = (target[index] - value) / unit
      left += distance * distance
    }
    return Look(time: time, done: along, left: left.squareRoot() * unit / length)
  }

  /// Whether the target is certain not to be reached from `early` to `late`: the component that
  /// moves furthest alone stays too far away.
  func isOutOfReach(
    from early: Double, until late: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    try meter.charge(10 + 3 * lane(pilot).cost(at: early))
    let reach = lane(pilot).reach(from: early, until: late)
    // One percent more than the tolerance: both this bound and the looks are rounded.
    let near = 1.01 * ArrivalSearch.nearEnough * length
    return !(reach.low <= target[pilot] + near && reach.high >= target[pilot] - near)
      && reach.isFinite
  }
}
