import AnimationEngine

/// Looks for the times at which properties first show a place.
///
/// Places are looked at 240 times a second, and between two of them where the path to the place is
/// crossed. Times at which the component that goes furthest is out of reach of the place are passed
/// over: nothing can be there.
struct ArrivalSearch {
  /// A place that somebody waits for.
  struct Arrival {
    /// The property that is to show it.
    var property: Int
    var from: Components
    var to: Components
    /// From when on, in seconds.
    var after: Double
  }

  private let lanes: [Lane]
  /// The first lane of each property.
  private let places: [Int]
  /// When the last motion of each property ends.
  private let ends: [Double]

  /// A search in the lanes of all properties, one after another.
  init(in lanes: [Lane], of spaces: PropertySpaces, ends: [Double]) {
    (self.lanes, self.ends) = (lanes, ends)
    var places: [Int] = []
    places.reserveCapacity(spaces.properties.count)
    var next = 0
    for property in spaces.properties.indices {
      places.append(next)
      next += spaces.laneCount(of: property)
    }
    self.places = places
  }

  /// How much of a path may be left where it counts as done.
  fileprivate static var nearEnough: Double { 1e-4 }
  private static var step: Double { 1.0 / 240 }
  /// For how long a motion is followed, in seconds, and one that has no end.
  private static var longest: (ended: Double, endless: Double) { (3600, 60) }

  /// The events of reports that wait for places, and of all others, in their order.
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
    let path = ArrivalPath(arrival, lanes[places[arrival.property]...])
    guard path.length > 0 else { return arrival.after }
    let end = end(of: arrival)
    var (early, time) = (arrival.after, arrival.after)
    var before = try path.look(at: time, &meter)
    var patience = Patience()
    while true {
      let look = try path.look(at: time, &meter)
      if look.isThere { return try first(path, early, time, &meter) { $0.isThere } }
      if (look.done > 1) != (before.done > 1) {
        let crossing = try first(path, early, time, &meter) { $0.isThere(from: before) }
        if try path.look(at: crossing, &meter).isThere { return crossing }
      }
      guard time < end else { return .infinity }
      (early, before) = (time, look)
      if patience.isOver {
        early = try lastTime(outOfReach: path, after: time, until: end, &meter)
        guard early < end else { return .infinity }
        if early > time { before = try path.look(at: early, &meter) }
        patience.begin(again: early > time + Self.step)
      }
      time = min(early + Self.step, end)
    }
  }

  /// How many single steps are taken before the search tries to skip ahead: single steps are cheap.
  private struct Patience {
    private var looks = 0
    private var length = 8

    /// Whether this step is the last one before the search tries to skip ahead.
    var isOver: Bool {
      mutating get {
        looks += 1
        return looks >= length
      }
    }

    /// Starts again. If skipping ahead did not help, more single steps are taken before the next
    /// attempt.
    mutating func begin(again isWorthIt: Bool) {
      looks = 0
      length = isWorthIt ? 1 : min(2 * length, 32)
    }
  }

  /// The last time up to which it is certain that nothing arrives, found in strides of a number of
  /// steps: `time` itself where nothing is certain.
  private func lastTime(
    outOfReach path: ArrivalPath, after time: Double, until end: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Double {
    var (time, stride) = (time, 1.0)
    while time < end {
      let later = min(time + stride * Self.step, end)
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

  /// The first time at which a look `holds`, which it does at `high`.
  private func first(
    _ path: ArrivalPath, _ low: Double, _ high: Double, _ meter: inout WorkMeter,
    where holds: (ArrivalPath.Look) -> Bool
  ) throws(TimelineRefusal) -> Double {
    if holds(try path.look(at: low, &meter)) { return low }
    return try Double.bisect(low, high) { time throws(TimelineRefusal) in
      holds(try path.look(at: time, &meter))
    }.first
  }
}

/// A path in the space of a property, and what shows there.
private struct ArrivalPath {
  let lanes: ArraySlice<Lane>
  let start: Components
  let target: Components
  let length: Double
  /// The component that goes furthest.
  private let pilot: Int

  init(_ arrival: ArrivalSearch.Arrival, _ lanes: ArraySlice<Lane>) {
    self.lanes = lanes
    (start, target) = (arrival.from, arrival.to)
    let (start, target) = (start, target)
    length = (target - start).norm
    pilot =
      (0..<target.count).max {
        (target[$0] - start[$0]).magnitude < (target[$1] - start[$1]).magnitude
      }
      ?? 0
  }

  private func lane(_ component: Int) -> Lane { lanes[lanes.startIndex + component] }

  /// What shows at a time: how much of the path is done, and how much is left in all directions.
  struct Look {
    var done: Double
    var left: Double

    /// Whether the path is done. Who has gone has got there.
    var isThere: Bool { left.isNaN || left <= ArrivalSearch.nearEnough }

    /// Whether the path is done, or was passed by on the path from `other`.
    func isThere(from other: Look) -> Bool {
      isThere || (done > 1) != (other.done > 1)
    }
  }

  /// What shows at `time`.
  func look(at time: Double, _ meter: inout WorkMeter) throws(TimelineRefusal) -> Look {
    try meter.charge(WorkMeter.product(target.count, 1 + lane(pilot).cost(at: time)))
    var (along, left) = (0.0, 0.0)
    for index in 0..<target.count {
      let value = lane(index).value(at: time)
      along += (value - start[index]) / length * ((target[index] - start[index]) / length)
      left += (target[index] - value) * (target[index] - value)
    }
    return Look(done: along, left: left.squareRoot() / length)
  }

  /// Whether it is certain that nothing arrives from `early` to `late`: one component alone stays too
  /// far from its place all the time.
  func isOutOfReach(
    from early: Double, until late: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    try meter.charge(10 + 3 * lane(pilot).cost(at: early))
    let reach = lane(pilot).reach(from: early, until: late)
    // A little more than counts as there: looks are rounded, and so is this.
    let near = 1.01 * ArrivalSearch.nearEnough * length
    return !(reach.low <= target[pilot] + near && reach.high >= target[pilot] - near)
      && reach.isFinite
  }
}
