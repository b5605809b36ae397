// Turns what the rooms of motion found, in vectors, into one lane for each component.

extension KeyframeAnimation {
  /// The timeline of the tracks; it lasts as long as the longest.
  func timeline(of properties: [AnimatedProperty]) -> Timeline {
    var lanes = zip(properties, initial).map { property, value in
      property.type == .discrete
        ? [Lane(holding: value[0])] : (0..<value.count).map { Lane(holding: value[$0]) }
    }
    var duration = 0.0
    for track in tracks where !track.keyframes.isEmpty {
      if properties[track.property].type == .discrete {
        let solved = DiscreteTrack(from: initial[track.property][0], track.keyframes)
        lanes[track.property] = [solved.lane]
        duration = max(duration, solved.duration)
        continue
      }
      let solver = solver(of: track, properties[track.property])
      duration = max(duration, solver.duration)
      for (index, component) in track.components.enumerated() {
        lanes[track.property][component] = solver.lane(of: index)
      }
    }
    return Timeline(properties, lanes: lanes.flatMap { $0 }, duration: duration)
  }

  func solver(
    of track: PropertyTrack, _ property: AnimatedProperty
  ) -> KeyframeTrackSolver<Components> {
    let start = initial[track.property][track.components]
    let handed = velocity[track.property].map { $0[track.components] }
    return KeyframeTrackSolver(
      from: start, velocity: handed ?? start - start, keyframes: track.keyframes,
      thresholdUnit: 1 / property.type.animatableScale)
  }
}

extension KeyframeTrackSolver<Components> {
  /// The lane of one component of the track.
  func lane(of component: Int) -> Lane {
    var lane = Lane(holding: initial[component], reservingSegments: segments.count)
    for segment in segments {
      lane.append(segment, component, from: segment.start > 0 ? segment.start : Lane.including(0))
    }
    let closes = endsWithJump || segments.isEmpty ? Lane.including(duration) : duration
    lane.append(
      LaneSegment(.hold(shownEnd[component]), from: closes, origin: duration))
    return lane
  }
}

extension Lane {
  fileprivate mutating func append(
    _ segment: KeyframeSegment<Components>, _ component: Int, from start: Double
  ) {
    for (index, piece) in segment.pieces.enumerated() {
      let origin = segment.start + piece.start
      var next = LaneSegment(
        piece.form.map { $0.component(component) },
        from: index == 0 ? start : Lane.including(origin), origin: origin)
      if index == segment.pieces.count - 1 {
        next.end = segment.end
        next.endValue = segment.endValue[component]
      }
      append(next)
    }
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
      duration += length
      shown = keyframe.target[0]
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
    guard case .spring(_, _, let spring, _) = keyframe, keyframe.target[0] != value else { return 0 }
    return spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }
}

extension SingleAnimation {
  /// The timeline of the change; it lasts until the last property has come to rest.
  func timeline(of properties: [AnimatedProperty], springs: SpringModel, horizon: Double)
    -> Timeline
  {
    let histories = properties.indices.map { index in
      var history = MotionHistory(
        restingAt: from[index],
        context: MotionContext(
          springs: springs, animatableScale: properties[index].type.animatableScale,
          horizon: horizon))
      let handed = animation.fluidSpring == nil ? nil : velocity[index]
      if to[index] != from[index] || handed?.isZero == false {
        history.change(
          to: to[index], with: properties[index].type == .discrete ? nil : animation, at: 0,
          velocity: handed)
      }
      return history
    }
    return Timeline(
      properties, lanes: histories.flatMap { $0.lanes },
      duration: max(histories.map(\.last.end).max() ?? 0, 0))
  }
}

extension PhaseAnimation {
  /// The timeline of the sequence; it lasts until the last motion has come to rest.
  func timeline(
    of properties: [AnimatedProperty], springs: SpringModel, horizon: Double, mostSteps: Int
  ) throws(TimelineRefusal) -> Timeline {
    let sequence = try PhaseSequencer(
      self, properties: properties, springs: springs, horizon: horizon, mostSteps: mostSteps)
    let end = sequence.histories.map(\.last.end).max() ?? 0
    let last = sequence.events.last?.time ?? 0
    return Timeline(
      properties, lanes: sequence.histories.flatMap { $0.lanes },
      duration: sequence.isEndless ? .infinity : max(end, last, 0), events: sequence.events)
  }
}

// MARK: - Animations

extension MotionHistory<Components> {
  /// A lane for each component.
  var lanes: [Lane] { (0..<stretches[0].motion.model.count).map(lane(of:)) }

  private func lane(of component: Int) -> Lane {
    var lane = Lane(
      holding: stretches[0].motion.model[component], reservingSegments: 2 * stretches.count)
    for stretch in stretches.dropFirst() {
      lane.append(
        contentsOf: stretch.motion.lane(of: component), from: Lane.including(stretch.start))
    }
    return lane
  }
}

extension PropertyMotion<Components> {
  fileprivate func lane(of component: Int) -> Lane {
    guard let ground else { return Lane(holding: model[component]) }
    let base = ground.run.map { $0.component(component) }.lane(from: ground.start)
    if layers.isEmpty { return base }
    let pile = LayeredLanes(
      base: base,
      layers: layers.map { layer in
        .init(
          progress: layer.progress.lane(from: layer.start), target: layer.target[component])
      })
    var lane = Lane(layered: pile)
    if end.isFinite {
      lane.append(LaneSegment(.hold(model[component]), from: Lane.including(end), origin: end))
    }
    return lane
  }
}

extension Lane {
  fileprivate init(layered pile: LayeredLanes) {
    self.init(segments: [])
    append(.layered(pile), from: -.infinity, origin: 0)
  }
}

extension AnimationRun<Double> {
  /// The lane of this run, begun at `start`.
  func lane(from start: Double) -> Lane {
    var lane = Lane(holding: from)
    if let delay = map.plainDelay {
      lane.append(forward, from: start, origin: start + delay)
    } else {
      var outward = Lane(holding: from)
      outward.append(forward, from: 0, origin: 0)
      var homeward = Lane(holding: to)
      homeward.append(backward, from: 0, origin: 0)
      lane.append(
        .mapped(MappedLanes(map: map, forward: outward, backward: homeward, final: to)),
        from: Lane.including(start), origin: start)
    }
    if end.isFinite {
      let over = start + end
      lane.cut(from: Lane.including(over))
      lane.append(LaneSegment(.hold(to), from: Lane.including(over), origin: over))
    }
    return lane
  }
}

extension Lane {
  /// Appends a motion that is asked from `start` on and counts its time from `origin`.
  fileprivate mutating func append(
    _ motion: BaseMotion<Double>, from start: Double, origin: Double
  ) {
    switch motion.course {
    case .pieces(let pieces):
      for piece in pieces {
        let begin = max(origin + piece.start, start)
        cut(from: Lane.including(begin))
        append(
          LaneSegment(
            piece.form, from: Lane.including(begin), origin: origin + piece.start))
      }
    case .steps(let table, let zero):
      append(
        .stepped(SteppedLane(table, from: zero)),
        from: Lane.including(max(origin, start)), origin: origin)
    }
    guard motion.end.isFinite else { return }
    let over = max(origin + motion.end, start)
    cut(from: Lane.including(over))
    append(LaneSegment(.hold(motion.to), from: Lane.including(over), origin: over))
  }
}

extension SteppedLane {
  fileprivate init(_ table: FluidTable<Double>, from origin: Double) {
    times = table.times
    values = table.states.map { origin + $0.offset }
    velocities = table.states.map(\.velocity)
  }
}
