// The lanes of a history, one for each component. They are made segment by segment, so that work
// which all components share is done once.

extension MotionHistory where Value: ComponentVector {
  /// The lanes of the displayed value, one for each component.
  ///
  /// - Complexity: O(components * segments).
  func lanes(meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    try chargeLanes(&meter)
    let first = segments[0].model
    let count = segmentCount
    var lanes = (0..<first.componentCount).map {
      Lane(holding: first.component($0), reservingSegments: count)
    }
    for index in segments.indices.dropFirst() { append(index, to: &lanes) }
    return lanes
  }

  /// The lanes of the model value, one for each component; every change sets it at once.
  func models(meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    let count = segments[0].model.componentCount
    try meter.charge(WorkMeter.product(count, 10 + 2 * segments.count))
    var models: [Lane] = []
    models.reserveCapacity(count)
    for component in 0..<count {
      var levels = LevelLane(holding: segments[0].model.component(component))
      for index in 1..<segments.count {
        levels.append(segments[index].model.component(component), from: segments[index].start)
      }
      try meter.keep(bytes: levels.bytes)
      models.append(levels.lane)
    }
    return models
  }

  /// The approximate number of segments in a lane; exact where only plain springs run.
  private var segmentCount: Int {
    segments.indices.reduce(1) { count, index in
      let endsLater = segments[index].kind == .spring && segments[index].spring.knownEnd == nil
      return count + (endsLater ? 1 : 2)
    }
  }

  private func append(_ index: Int, to lanes: inout [Lane]) {
    let start = segments[index].start
    // An earlier segment may have an end that it does not reach before this one begins.
    for component in lanes.indices { lanes[component].cut(from: Lane.including(start)) }
    if segments[index].kind == .spring { return appendSpring(index, from: start, to: &lanes) }
    switch segments[index].form {
    case .rest(let value):
      for component in lanes.indices {
        lanes[component].hold(value.component(component), from: start)
      }
    case .spring: assertionFailure("springs are appended above")
    case .motion(let box):
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      for component in lanes.indices {
        lanes[component].append(box.content, component, from: start, until: next)
      }
    }
  }

  /// Appends a spring from `start` on; its end is not computed where another animation takes over.
  private func appendSpring(_ index: Int, from start: Double, to lanes: inout [Lane]) {
    let isLast = index + 1 == segments.count
    let end = isLast ? segments[index].spring.end : segments[index].spring.knownEnd
    if start < end ?? .infinity {
      let basis = segments[index].spring.basis
      for component in lanes.indices {
        let form = segments[index].spring.form(of: component, basis)
        lanes[component].append(
          LaneSegment(form, from: Lane.including(start), origin: segments[index].spring.start))
      }
    }
    guard let end, end.isFinite else { return }
    for component in lanes.indices {
      lanes[component].hold(segments[index].spring.to.component(component), from: max(end, start))
    }
  }
}

extension PlainSpring where Value: ComponentVector {
  /// The closed form of one component, from a known `basis`; bit-identical to that of the vectors.
  @inline(__always)
  fileprivate func form(of component: Int, _ basis: SpringBasis) -> MotionForm<Double> {
    let start = from.component(component)
    return .spring(
      SpringMotion(
        spring, basis, interval: to.component(component) - start,
        initialVelocity: velocity.component(component)), from: start)
  }
}

// MARK: - Costs

extension MotionHistory where Value: ComponentVector {
  /// Charges the meter for the lanes. A segment of one component takes about 100 ns, a composite
  /// one twice that and more with its additive animations; the bytes are those of the lists.
  private func chargeLanes(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    let segmentBytes = MemoryLayout<LaneSegment>.stride
    var (work, bytes) = (30, Self.bytesPerLane + 3 * segmentBytes)
    for index in 1..<segments.count {
      guard segments[index].kind == .motion, case .motion(let box) = segments[index].form else {
        (work, bytes) = (work + 10, bytes + segmentBytes)
        continue
      }
      work += 60 + 2 * box.content.additives.count
      bytes += 2 * segmentBytes + box.content.laneBytes
    }
    let count = segments[0].model.componentCount
    // Computing the end of the last spring takes about 4 µs.
    try meter.charge(WorkMeter.sum(WorkMeter.product(work, count), 500))
    try meter.keep(bytes: WorkMeter.product(bytes, count))
  }

  /// The memory of a component besides its segments: its numbers in the history, its lane in two
  /// lists, a lane of the model, and its column with its name.
  private static var bytesPerLane: Int { 360 }
}

extension PropertyMotion where Value: ComponentVector {
  /// The approximate bytes of one component of the motion in a lane, without its segment.
  fileprivate var laneBytes: Int {
    let list = 32 + 4 * MemoryLayout<LaneSegment>.stride
    let part = 160
    let isMapped = base.map { $0.run.map.plainDelay == nil } ?? false
    return part + (isMapped ? 2 * (list + part) : 0)
      + (additives.isEmpty
        ? 0 : list + part + additives.count * MemoryLayout<AdditiveLanes.Additive>.stride)
  }
}
