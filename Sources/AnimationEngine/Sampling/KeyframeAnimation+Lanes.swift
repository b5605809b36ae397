extension KeyframeAnimation {
  /// The lanes of the tracks, played once, with the duration of the longest.
  func lanesOfOneCycle(
    _ spaces: PropertySpaces, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (lanes: [Lane], duration: Double) {
    let properties = spaces.properties
    try charge(spaces, &meter)
    let places = initial.lazy.map { $0.count }.consecutiveRanges
    var lanes = [Lane](repeating: Lane(segments: []), count: places.last?.upperBound ?? 0)
    var duration = 0.0
    for track in tracks where !track.keyframes.isEmpty {
      let property = properties[track.property]
      if property.type == .discrete {
        let solved = DiscreteTrack(from: initial[track.property][0], track.keyframes)
        lanes[places[track.property].lowerBound] = solved.lane
        duration = max(duration, solved.duration)
        continue
      }
      let lengths = springDurations(of: track, property)
      for component in track.components {
        let place = places[track.property].lowerBound + component
        duration = max(duration, make(&lanes[place], of: track, property, component, lengths))
      }
    }
    hold(&lanes, at: places)
    return (lanes, duration)
  }

  /// Charges the meter for all lanes, and for the longest temporary list, before the first is made.
  private func charge(_ spaces: PropertySpaces, _ meter: inout WorkMeter) throws(TimelineRefusal) {
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

  /// Fills the lanes of components without a track with their initial values.
  private func hold(_ lanes: inout [Lane], at places: [Range<Int>]) {
    for (value, own) in zip(initial, places) {
      for place in own where lanes[place].segments.isEmpty {
        lanes[place] = Lane(holding: value[place - own.lowerBound])
      }
    }
  }

  /// The durations of the springs that state none, by keyframe; nil where no computation in advance
  /// is needed. They depend on all components together; for a track of one component its own solver
  /// finds them.
  private func springDurations(of track: PropertyTrack, _ property: AnimatedProperty) -> [Double]? {
    guard track.components.count > 1, track.keyframes.contains(where: { $0.statedDuration == nil })
    else { return nil }
    var durations = [Double](repeating: 0, count: track.keyframes.count)
    for segment in solved(track, property).segments {
      durations[segment.span.keyframe] = segment.span.duration
    }
    return durations
  }

  /// The solved keyframes of a track, for all its components together.
  func solved(_ track: PropertyTrack, _ property: AnimatedProperty) -> SolvedKeyframes<Components> {
    let start = initial[track.property][track.components]
    let handed = velocity[track.property].map { $0[track.components] }
    return SolvedKeyframes(
      from: start, velocity: handed ?? start - start, keyframes: track.keyframes,
      thresholdUnit: 1 / property.type.animatableScale)
  }

  /// Makes the lane of one component of a track.
  ///
  /// - Parameter component: The index of the component in the property.
  /// - Returns: The duration of the lane, in seconds.
  private func make(
    _ lane: inout Lane, of track: PropertyTrack, _ property: AnimatedProperty, _ component: Int,
    _ durations: [Double]?
  ) -> Double {
    let index = component - track.components.lowerBound
    var solver = KeyframeTrackSolver(
      from: initial[track.property][component], velocity: velocity[track.property]?[component] ?? 0,
      thresholdUnit: 1 / property.type.animatableScale)
    lane = Lane(holding: solver.initial, reservingSegments: track.keyframes.count)
    solver.solve(count: track.keyframes.count) { place in
      KeyframeStep(track.keyframes[place], settlingIn: durations?[place]) { $0[index] }
    } _: { span, pieces, end in
      lane.append(span, pieces, endingAt: end)
    }
    lane.close(as: solver)
    return solver.duration
  }
}

// MARK: - Costs

extension PropertyTrack {
  /// The work units of solving a track. A keyframe counts 250 ns, and as much for each component, to be
  /// solved and put into a lane; a spring without a duration counts 5 µs more, to compute its settling
  /// duration.
  var solvingCost: Int {
    let settling = keyframes.reduce(0) { $0 + ($1.statedDuration == nil ? 1 : 0) }
    return WorkMeter.sum(
      WorkMeter.product(keyframes.count, 25 + 25 * components.count),
      WorkMeter.product(settling, 500))
  }

  fileprivate var laneBytes: Int {
    WorkMeter.product(keyframes.count + 2, components.count, MemoryLayout<LaneSegment>.stride)
  }

  /// The temporary memory in bytes while springs are solved for all components together.
  fileprivate var solvingBytes: Int {
    guard components.count > 1, keyframes.contains(where: { $0.statedDuration == nil }) else {
      return 0
    }
    return solvedBytes
  }

  /// The memory in bytes of the keyframes, solved for all components together.
  var solvedBytes: Int {
    let tails = components.count > 4 ? 4 * (8 * components.count) : 0
    return WorkMeter.product(
      keyframes.count, MemoryLayout<KeyframeSegment<Components>>.stride + tails)
  }
}

extension Lane {
  /// Appends a solved keyframe as a segment.
  @inline(__always)
  fileprivate mutating func append(
    _ span: KeyframeSpan, _ pieces: consuming MotionPieces<Double>, endingAt endValue: Double
  ) {
    let start = span.start > 0 ? span.start : Lane.including(0)
    switch consume pieces {
    case .form(let form):
      append(LaneSegment(form, from: start, origin: span.start, to: endValue, at: span.end))
    case .curve(let curve):
      append(.pieced(PiecedLane(curve: curve, origin: span.start)), from: start, origin: 0)
      arrive(at: endValue, span.end)
    }
  }

  /// Appends the value that is displayed after the last keyframe.
  fileprivate mutating func close(as solver: KeyframeTrackSolver<Double>) {
    let duration = solver.duration
    let closes = solver.endsWithJump || !solver.hasSegments ? Lane.including(duration) : duration
    // A keyframe may be so short that its start and end are the same double.
    let last = segments[segments.count - 1].start
    append(LaneSegment(.hold(solver.shownEnd), from: max(closes, last), origin: duration))
  }
}

/// The track of a discrete property, which never interpolates: it changes as each keyframe ends.
struct DiscreteTrack {
  private(set) var lane: Lane
  private(set) var duration = 0.0

  init(from initial: Double, _ keyframes: [Keyframe<Components>]) {
    lane = Lane(holding: initial)
    let ends = Self.ends(of: keyframes, from: initial)
    duration = ends.last ?? 0
    var (shown, start) = (initial, 0.0)
    for (keyframe, end) in zip(keyframes, ends) {
      shown = keyframe.target?[0] ?? shown
      // A jump between keyframes that take time applies after its time, all else at its time.
      let isJump = end == start && 0 < end && end < duration
      lane.append(LaneSegment(.hold(shown), from: isJump ? end : Lane.including(end), origin: end))
      start = end
    }
  }

  /// The times at which the keyframes end, in seconds.
  private static func ends(of keyframes: [Keyframe<Components>], from initial: Double) -> [Double] {
    var end = 0.0
    return timed(keyframes, from: initial).map { keyframe in
      end = (end + (keyframe.statedDuration ?? 0)).withoutSumNoise
      return end
    }
  }

  /// The keyframes with the durations that they have in a discrete track.
  static func timed(
    _ keyframes: [Keyframe<Components>], from initial: Double
  ) -> [Keyframe<Components>] {
    var shown = initial
    return keyframes.map { keyframe in
      defer { shown = keyframe.target?[0] ?? shown }
      return keyframe.lasting(duration(of: keyframe, from: shown))
    }
  }

  /// A keyframe's duration; a spring without one has its settling duration over an interval of 1.
  private static func duration(of keyframe: Keyframe<Components>, from value: Double) -> Double {
    if let stated = keyframe.statedDuration { return stated }
    guard case .spring(let to, _, let spring, _) = keyframe, to[0] != value else { return 0 }
    return spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }
}
