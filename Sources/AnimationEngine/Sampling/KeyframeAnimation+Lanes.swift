extension KeyframeAnimation {
  /// The lanes of the tracks played once, and how long the longest lasts.
  func lanesOfOneCycle(
    _ spaces: PropertySpaces, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (lanes: [Lane], duration: Double) {
    let properties = spaces.properties
    try charge(spaces, &meter)
    var (lanes, places) = constantLanes(of: spaces)
    var duration = 0.0
    for track in tracks where !track.keyframes.isEmpty {
      let property = properties[track.property]
      if property.type == .discrete {
        let solved = DiscreteTrack(from: initial[track.property][0], track.keyframes)
        lanes[places[track.property]] = solved.lane
        duration = max(duration, solved.duration)
        continue
      }
      let lengths = springDurations(of: track, property)
      for component in track.components {
        let solver = solver(of: track, property, component, lengths)
        lanes[places[track.property] + component] = solver.lane
        duration = max(duration, solver.duration)
      }
    }
    return (lanes, duration)
  }

  /// Charges for all lanes before the first is made, and for the longest list that a track takes
  /// meanwhile.
  private func charge(
    _ spaces: PropertySpaces, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let count = spaces.mappings.reduce(0) { $0 + $1.laneCount }
    try meter.charge(WorkMeter.product(count, 20))
    try meter.keep(bytes: WorkMeter.product(count, 64 + 2 * MemoryLayout<LaneSegment>.stride))
    var most = 0
    for (index, track) in tracks.enumerated() {
      do throws(TimelineRefusal) {
        try meter.charge(track.solvingCost)
        try meter.keep(bytes: track.laneBytes)
      } catch { throw error.at(.track(index)) }
      most = max(most, track.solvingBytes)
    }
    try meter.keep(bytes: most)
    meter.release(bytes: most)
  }

  /// The lanes of properties that do not move, and the place of each property's first.
  private func constantLanes(of spaces: PropertySpaces) -> ([Lane], [Int]) {
    var lanes: [Lane] = []
    var places: [Int] = []
    lanes.reserveCapacity(spaces.mappings.reduce(0) { $0 + $1.laneCount })
    places.reserveCapacity(spaces.properties.count)
    for value in initial {
      places.append(lanes.count)
      for component in 0..<value.count { lanes.append(Lane(holding: value[component])) }
    }
    return (lanes, places)
  }

  /// The durations of the springs that state none, by keyframe. They are a matter of all
  /// components together; a track of one component finds them as it goes.
  private func springDurations(of track: PropertyTrack, _ property: AnimatedProperty) -> [Double]? {
    guard track.components.count > 1, track.keyframes.contains(where: { $0.statedDuration == nil })
    else { return nil }
    var durations = [Double](repeating: 0, count: track.keyframes.count)
    for segment in solver(of: track, property).segments {
      durations[segment.keyframe] = segment.duration
    }
    return durations
  }

  /// All components of a track together.
  func solver(
    of track: PropertyTrack, _ property: AnimatedProperty
  ) -> KeyframeTrackSolver<Components> {
    let start = initial[track.property][track.components]
    let handed = velocity[track.property].map { $0[track.components] }
    return KeyframeTrackSolver(
      from: start, velocity: handed ?? start - start, keyframes: track.keyframes,
      thresholdUnit: 1 / property.type.animatableScale)
  }

  /// One component of a track, `component` being counted in the property.
  private func solver(
    of track: PropertyTrack, _ property: AnimatedProperty, _ component: Int, _ durations: [Double]?
  ) -> KeyframeTrackSolver<Double> {
    let index = component - track.components.lowerBound
    return KeyframeTrackSolver(
      from: initial[track.property][component],
      velocity: velocity[track.property]?[component] ?? 0,
      keyframes: track.keyframes.indices.map { place in
        track.keyframes[place].map(duration: durations?[place]) { $0[index] }
      },
      thresholdUnit: 1 / property.type.animatableScale)
  }
}

// MARK: - What it costs

extension PropertyTrack {
  /// A keyframe takes some 200 ns for each component: it is solved, and put into a lane. A spring
  /// without a duration takes some 4 µs to find when it has settled.
  fileprivate var solvingCost: Int {
    let settling = keyframes.reduce(0) { $0 + ($1.statedDuration == nil ? 1 : 0) }
    return WorkMeter.sum(
      WorkMeter.product(keyframes.count, 25 + 25 * components.count),
      WorkMeter.product(settling, 500))
  }

  /// What the lanes take.
  fileprivate var laneBytes: Int {
    WorkMeter.product(keyframes.count + 2, components.count, MemoryLayout<LaneSegment>.stride)
  }

  /// What one component takes while it is solved, and all together where their springs settle.
  fileprivate var solvingBytes: Int {
    let keyframe =
      MemoryLayout<Keyframe<Double>>.stride + MemoryLayout<KeyframeSegment<Double>>.stride
    let settles = components.count > 1 && keyframes.contains { $0.statedDuration == nil }
    let tails = components.count > 4 ? 4 * (8 * components.count) : 0
    let vectors = settles ? MemoryLayout<KeyframeSegment<Components>>.stride + tails : 0
    return WorkMeter.product(keyframes.count, keyframe + vectors)
  }
}

extension KeyframeTrackSolver<Double> {
  /// The lane of the track.
  var lane: Lane {
    var lane = Lane(holding: initial, reservingSegments: segments.count)
    for segment in segments {
      lane.append(segment, from: segment.start > 0 ? segment.start : Lane.including(0))
    }
    let closes = endsWithJump || segments.isEmpty ? Lane.including(duration) : duration
    // A keyframe may be shorter than what doubles tell apart at its time.
    let last = lane.segments[lane.segments.count - 1].start
    lane.append(LaneSegment(.hold(shownEnd), from: max(closes, last), origin: duration))
    return lane
  }
}

extension Lane {
  fileprivate mutating func append(_ segment: KeyframeSegment<Double>, from start: Double) {
    append(segment.pieces, from: start, origin: segment.start) { $0 }
    arrive(at: segment.endValue, segment.end)
  }
}

/// The track of a property that cannot be interpolated: it switches at each keyframe's arrival.
private struct DiscreteTrack {
  private(set) var lane: Lane
  private(set) var duration = 0.0

  init(from initial: Double, _ keyframes: [Keyframe<Components>]) {
    lane = Lane(holding: initial)
    var shown = initial
    for (index, keyframe) in keyframes.enumerated() {
      let length = Self.duration(of: keyframe, from: shown)
      duration = (duration + length).withoutSumNoise
      shown = keyframe.target?[0] ?? shown
      // A jump between keyframes shows after its moment, everything else at it.
      let isJump = length == 0 && duration > 0 && index < keyframes.count - 1
      lane.append(
        LaneSegment(
          .hold(shown), from: isJump ? duration : Lane.including(duration), origin: duration))
    }
  }

  /// A spring without a duration takes as long as it takes over one unit.
  private static func duration(of keyframe: Keyframe<Components>, from value: Double) -> Double {
    if let stated = keyframe.statedDuration { return stated }
    guard case .spring(let to, _, let spring, _) = keyframe, to[0] != value else { return 0 }
    return spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }
}
