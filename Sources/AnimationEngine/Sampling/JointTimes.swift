/// The times strictly inside a range at which a motion may jump or bend; never many more than are
/// allowed.
struct JointTimes {
  let start: Double
  let end: Double
  let limit: Int
  private(set) var times: [Double] = []

  init(from start: Double, to end: Double, limit: Int) {
    (self.start, self.end, self.limit) = (start, end, limit)
  }

  /// Adds the joints inside the range; where there are many, each time that is there several times
  /// counts once.
  ///
  /// - Throws: ``TimelineRefusal/tooManyTimes(limit:)`` where there are more than allowed.
  mutating func add(_ more: some Sequence<Double>) throws(TimelineRefusal) {
    for time in more where time > start && time < end { times.append(time) }
    guard times.count / 2 > limit else { return }
    times = Timeline.rising(times.sorted())
    if times.count > limit { throw .tooManyTimes(limit: limit) }
  }
}

extension Lane {
  /// The joints of the lane from `start` to `end`. Segments that include their start are represented
  /// by the double just before it.
  func joints(
    from start: Double, to end: Double, limit: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    try meter.charge(segments.count)
    var joints = JointTimes(from: start, to: end, limit: limit)
    try joints.add(segments.lazy.dropFirst().map(\.start))
    for (index, segment) in segments.enumerated() where segment.isComposite {
      let until = index + 1 < segments.count ? segments[index + 1].start : .infinity
      let (first, last) = (max(start, segment.start), min(end, until))
      guard first < last else { continue }
      let own = try parts[segment.part].joints(
        from: first - segment.origin, to: last - segment.origin, limit: limit, &meter)
      try joints.add(own.lazy.map { segment.origin == 0 ? $0 : $0 + segment.origin })
    }
    return joints.times
  }
}

extension LanePart {
  /// The times from `start` to `end` at which one piece of the part ends and the next begins, each
  /// as the double just before.
  fileprivate func joints(
    from start: Double, to end: Double, limit: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    var joints = JointTimes(from: start, to: end, limit: limit)
    switch self {
    case .pieced(let pieced):
      try meter.charge(WorkMeter.product(pieced.curve.count, LaneCost.joint))
      try joints.add(pieced.joints)
    case .mapped(let mapped): try mapped.add(to: &joints, &meter)
    case .additive(let additive):
      try joints.add([additive.base] + additive.additives.map(\.progress), &meter)
    case .overlaid(let overlaid): try joints.add([overlaid.base] + overlaid.factors, &meter)
    case .stepped, .levels, .custom: break
    }
    return joints.times
  }
}

extension JointTimes {
  /// Adds the joints of lanes that share the time of the range.
  fileprivate mutating func add(
    _ lanes: [Lane], _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    for lane in lanes { try add(lane.joints(from: start, to: end, limit: limit, &meter)) }
  }
}

extension OverlaidLane {
  /// The lanes whose numbers the overlays take as factors.
  fileprivate var factors: [Lane] {
    pieces.compactMap { piece in
      switch piece {
      case .addition(_, let lane), .replacement(_, _, let lane), .factor(let lane),
        .multiplied(_, let lane):
        lane
      case .cycles, .driven, .layer, .below, .timed: nil
      }
    }
  }
}

extension MappedLanes {
  /// The number of joints after which no more cycles are looked at; those of later ones are found by
  /// a closer look.
  private static let mostJoints = 10_000

  /// Adds the times at which a cycle begins or at which the value may jump or bend inside it.
  ///
  /// - Complexity: O(times).
  fileprivate func add(
    to joints: inout JointTimes, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    var time = max(joints.start, 0)
    while time < joints.end, joints.times.count < Self.mostJoints {
      try meter.charge(LaneCost.joint + LaneCost.map * (map.levelCount + 1))
      let piece = map.piece(at: time)
      let until = min(map.last(of: piece, after: time), joints.end)
      if piece.phase == .running {
        let inner = try lane(of: piece).joints(
          from: piece.exactLocal(time), to: until * piece.rate + piece.shift, limit: joints.limit,
          &meter)
        try joints.add(inner.lazy.map { ($0 - piece.shift) / piece.rate })
      }
      try joints.add(CollectionOfOne(until))
      time = until.nextUp
    }
  }
}

extension TimeMap {
  /// The last time on a piece. The next one may begin some doubles before its plain time, since
  /// rounding errors are removed from local times.
  fileprivate func last(of piece: Piece, after time: Double) -> Double {
    var (last, steps) = (max(piece.until.nextDown, time), 8)
    while steps > 0, last > time, !self.piece(at: last).continues(piece) {
      last = last.nextDown
      steps -= 1
    }
    return last
  }
}
