// What a history shows as lanes, one for each component. They are made stretch by stretch: what is the
// same for all components is worked out once.

extension MotionHistory<Components> {
  /// A lane for each component.
  ///
  /// - Complexity: O(components * stretches).
  func lanes(meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    try chargeLanes(&meter)
    let first = stretches[0].model
    let count = segmentCount
    var lanes = (0..<first.count).map { Lane(holding: first[$0], reservingSegments: count) }
    for index in stretches.indices.dropFirst() { append(index, to: &lanes) }
    return lanes
  }

  /// A lane for each component of the model, which every change sets at once.
  func models(meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    let count = stretches[0].model.count
    try meter.charge(WorkMeter.product(count, 10 + 2 * stretches.count))
    var models: [Lane] = []
    models.reserveCapacity(count)
    for component in 0..<count {
      var levels = LevelLane(holding: stretches[0].model[component])
      for stretch in stretches.dropFirst() {
        levels.append(stretch.model[component], from: stretch.start)
      }
      try meter.keep(bytes: levels.bytes)
      models.append(levels.lane)
    }
    return models
  }

  /// The lanes, whatever they cost.
  var lanes: [Lane] {
    WorkMeter.unlimited { meter throws(TimelineRefusal) in try lanes(meter: &meter) }
  }

  /// The lanes of the model, whatever they cost.
  var models: [Lane] {
    WorkMeter.unlimited { meter throws(TimelineRefusal) in try models(meter: &meter) }
  }

  /// About how many segments a lane has; exactly so many where nothing but plain springs runs.
  private var segmentCount: Int {
    stretches.reduce(1) { count, stretch in
      if case .spring(let spring) = stretch.course, spring.knownEnd == nil { return count + 1 }
      return count + 2
    }
  }

  private func append(_ index: Int, to lanes: inout [Lane]) {
    let start = stretches[index].start
    // What was begun before may know an end that it never came to.
    for component in lanes.indices { lanes[component].cut(from: Lane.including(start)) }
    switch stretches[index].course {
    case .rest(let value):
      for component in lanes.indices { lanes[component].hold(value[component], from: start) }
    case .spring(let spring):
      let isLast = index + 1 == stretches.count
      append(spring, from: start, until: isLast ? spring.end : spring.knownEnd, to: &lanes)
    case .motion(let box):
      let next = index + 1 < stretches.count ? stretches[index + 1].start : .infinity
      for component in lanes.indices {
        lanes[component].append(box[0], component, from: start, until: next)
      }
    }
  }

  /// Appends a spring that shows from `start` on; `end` is nil where something takes over before it is
  /// over.
  private func append(
    _ spring: PlainSpring<Components>, from start: Double, until end: Double?,
    to lanes: inout [Lane]
  ) {
    if start < end ?? .infinity {
      let motion = spring.motion
      for component in lanes.indices {
        lanes[component].append(
          LaneSegment(
            .spring(motion.map { $0.component(component) }, from: spring.from[component]),
            from: Lane.including(start), origin: spring.start))
      }
    }
    guard let end, end.isFinite else { return }
    for component in lanes.indices {
      lanes[component].hold(spring.to[component], from: max(end, start))
    }
  }
}

// MARK: - What it costs

extension MotionHistory<Components> {
  /// Segments of one component take some 100 ns each, composite ones twice that and more with their
  /// layers; the bytes are those of the lists.
  private func chargeLanes(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    let segment = MemoryLayout<LaneSegment>.stride
    var (work, bytes) = (30, Self.bytesPerLane + 3 * segment)
    for stretch in stretches.dropFirst() {
      guard case .motion(let box) = stretch.course else {
        (work, bytes) = (work + 10, bytes + segment)
        continue
      }
      work += 60 + 2 * box[0].layers.count
      bytes += 2 * segment + box[0].laneBytes
    }
    let count = stretches[0].model.count
    // When the last spring is over takes some 4 µs to find out.
    try meter.charge(WorkMeter.sum(WorkMeter.product(work, count), 500))
    try meter.keep(bytes: WorkMeter.product(bytes, count))
  }

  /// What a component takes beyond its segments: its numbers in the history, its lane in two lists, a
  /// lane of the model, and its column with its name.
  private static var bytesPerLane: Int { 360 }
}

extension PropertyMotion<Components> {
  /// About what a component of the motion takes in a lane, its segment aside.
  fileprivate var laneBytes: Int {
    let list = 32 + 4 * MemoryLayout<LaneSegment>.stride
    let part = 160
    let isMapped = ground.map { $0.run.map.plainDelay == nil } ?? false
    return part + (isMapped ? 2 * (list + part) : 0)
      + (layers.isEmpty
        ? 0 : list + part + layers.count * MemoryLayout<LayeredLanes.Layer>.stride)
  }
}
