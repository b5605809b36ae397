// Tracks that play several times: in cycles, or anew at each trigger.

extension KeyframeAnimation {
  /// The timeline of the tracks, until all cycles, or the play of the last trigger, have ended.
  package func timeline(
    of spaces: PropertySpaces, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    if case .triggers(let times) = run { return try timeline(times, spaces, &meter) }
    let (lanes, duration) = try lanesOfOneCycle(spaces, &meter)
    switch run {
    case .cycles(1): return Timeline(spaces, lanes: lanes, duration: duration)
    case .cycles(...0):
      return Timeline(spaces, lanes: lanes.map { Lane(holding: $0.initialValue) }, duration: 0)
    case .cycles(let count):
      return try timeline(spaces, lanes, duration, .repeatCount(count, autoreverses: false), &meter)
    case .forever, .triggers:
      return try timeline(spaces, lanes, duration, .repeatForever(autoreverses: false), &meter)
    }
  }

  /// The timeline of repeated tracks; where two cycles meet it has the start value of the next.
  private func timeline(
    _ spaces: PropertySpaces, _ lanes: [Lane], _ duration: Double,
    _ modifier: Animation.Modifier, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    guard duration > 0, duration.isFinite else {
      return Timeline(spaces, lanes: lanes, duration: duration)
    }
    let map = TimeMap([modifier], around: duration, logicalEnd: duration)
    try meter.charge(WorkMeter.product(lanes.count, 20))
    try meter.keep(bytes: WorkMeter.product(lanes.count, Self.bytesPerRepetition))
    let repeated = lanes.map { lane in
      lane.isConstant ? lane : lane.repeated(by: map, every: duration)
    }
    return Timeline(spaces, lanes: repeated, duration: map.end)
  }

  /// The memory of a lane with one part and two more segments, in bytes.
  private static var bytesPerRepetition: Int { 600 }
}

extension Lane {
  /// The value before the first segment.
  fileprivate var initialValue: Double { value(at: -.infinity) }

  /// Whether the value never changes.
  fileprivate var isConstant: Bool { segments.count == 1 }

  /// The lane repeated by `map` in cycles of `duration` seconds. The end of the last cycle belongs to
  /// that cycle, as the end of a track belongs to its last keyframe.
  fileprivate func repeated(by map: TimeMap, every duration: Double) -> Lane {
    var lane = Lane(holding: initialValue)
    let last = value(at: duration)
    let cycles = MappedLanes(
      map: map, forward: self, backward: self, final: last,
      finalVelocity: velocity(at: duration))
    lane.append(.mapped(cycles), from: Lane.including(0), origin: 0)
    guard map.end.isFinite else { return lane }
    lane.append(LaneSegment(.hold(last), from: map.end, origin: map.end))
    return lane
  }
}

// MARK: - Triggers

extension KeyframeAnimation {
  /// The tracks, started anew at each of `times` from the values and velocities displayed then.
  private func timeline(
    _ times: [Double], _ spaces: PropertySpaces, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    var lanes = initial.flatMap { value in
      (0..<value.count).map { Lane(holding: value[$0]) }
    }
    var (next, end) = (self, 0.0)
    for (index, time) in times.enumerated() {
      if index > 0 { next.take(over: lanes, at: time, isMoving: time < end) }
      try meter.charge(WorkMeter.product(lanes.count, 20))
      let (run, duration) = try next.lanesOfOneCycle(spaces, &meter)
      for place in lanes.indices { lanes[place].begin(run[place], at: time) }
      end = (time + duration).withoutSumNoise
    }
    return Timeline(spaces, lanes: lanes, duration: end)
  }

  /// Sets the initial values and velocities to those of the lanes at a time.
  private mutating func take(over lanes: [Lane], at time: Double, isMoving: Bool) {
    for (property, own) in initial.map(\.count).consecutiveRanges.enumerated() {
      initial[property] = Components(lanes[own].map { $0.value(at: time) })
      velocity[property] = isMoving ? Components(lanes[own].map { $0.velocity(at: time) }) : nil
    }
  }
}

extension Lane {
  /// Continues from `time` on as `other` does from 0.
  fileprivate mutating func begin(_ other: Lane, at time: Double) {
    cut(from: Lane.including(time))
    let first = other.segmentIndex(at: 0)
    for index in first..<other.segments.count {
      let start = other.segments[index].start(later: time)
      append(segment: index, of: other, from: max(start, Lane.including(time)), later: time)
    }
  }
}

extension LaneSegment {
  /// The start `shift` seconds later, without the noise of that sum, so that the boundary belongs to
  /// the same segment. A segment that applies at its origin itself, such as a move that ends a track,
  /// does so there too.
  fileprivate func start(later shift: Double) -> Double {
    if start == Lane.including(origin) { return Lane.including((origin + shift).withoutSumNoise) }
    return (start + shift).withoutSumNoise
  }
}
