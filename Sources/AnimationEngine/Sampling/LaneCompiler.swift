// Turns what the rooms of motion found, in vectors, into one lane for each component.

extension SingleAnimation {
  /// The timeline of the change; it lasts until the last property has come to rest.
  func timeline(
    of layout: PropertyLayout, springs: SpringModel, horizon: Double,
    limits: ResolvedAnimation.CompilationLimits
  ) throws(TimelineRefusal) -> Timeline {
    let properties = layout.properties
    let histories = properties.indices.map { index in
      history(
        of: index, properties[index].type,
        MotionContext(
          springs: springs, animatableScale: properties[index].type.animatableScale,
          horizon: horizon, mostSteps: limits.integratorSteps))
    }
    guard histories.reduce(0, { $0 + $1.integratorSteps }) <= limits.integratorSteps else {
      throw .tooManyIntegratorSteps(limit: limits.integratorSteps)
    }
    return Timeline(
      layout, lanes: histories.flatMap { $0.lanes }, models: histories.flatMap { $0.models },
      duration: max(histories.map(\.last.end).max() ?? 0, 0))
  }

  private func history(
    of index: Int, _ type: PropertyType, _ context: MotionContext<Components>
  ) -> MotionHistory<Components> {
    var history = MotionHistory(restingAt: from[index], context: context)
    let handed = animation.fluidSpring == nil ? nil : velocity[index]
    if to[index] != from[index] || handed?.isZero == false {
      history.change(
        to: to[index], with: type == .discrete ? nil : animation, at: 0, velocity: handed)
    }
    return history
  }
}

extension PhaseAnimation {
  /// The timeline of the sequence; it lasts until the last motion has come to rest.
  func timeline(
    of layout: PropertyLayout, springs: SpringModel, horizon: Double,
    limits: ResolvedAnimation.CompilationLimits
  ) throws(TimelineRefusal) -> Timeline {
    let sequence = try PhaseSequencer(
      self, layout: layout, springs: springs, horizon: horizon, limits: limits)
    let end = sequence.histories.map(\.last.end).max() ?? 0
    let last = sequence.events.last?.time ?? 0
    return Timeline(
      layout, lanes: sequence.histories.flatMap { $0.lanes },
      models: sequence.histories.flatMap { $0.models },
      duration: sequence.isEndless ? .infinity : max(end, last, 0), events: sequence.events)
  }
}

// MARK: - Animations

extension MotionHistory<Components> {
  /// A lane for each component.
  var lanes: [Lane] { (0..<stretches[0].motion.model.count).map(lane(of:)) }

  /// A lane for each component of the model, which every change sets at once.
  var models: [Lane] {
    (0..<stretches[0].motion.model.count).map { component in
      var lane = Lane(holding: stretches[0].motion.model[component])
      for stretch in stretches.dropFirst() {
        lane.append(
          LaneSegment(
            .hold(stretch.motion.model[component]), from: Lane.including(stretch.start),
            origin: stretch.start))
      }
      return lane
    }
  }

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
    guard let ground else { return Lane(holding: settled[component]) }
    let base = ground.run.lane(of: component, from: ground.start)
    if layers.isEmpty { return base }
    let pile = LayeredLanes(
      base: base,
      layers: layers.map { layer in
        .init(
          progress: layer.progress.lane(from: layer.start), target: layer.target[component])
      })
    var lane = Lane(layered: pile)
    if end.isFinite {
      lane.append(LaneSegment(.hold(settled[component]), from: Lane.including(end), origin: end))
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
    lane(from: start, LaneView(component: { $0 }, custom: { .number($0) }))
  }
}

extension AnimationRun<Components> {
  /// The lane of one component of this run, begun at `start`.
  func lane(of component: Int, from start: Double) -> Lane {
    lane(
      from: start,
      LaneView(
        component: { $0.component(component) }, custom: { .component(component, of: $0) }))
  }
}

/// How a number is picked of what moves.
private struct LaneView<Value: VectorArithmetic> {
  let component: (Value) -> Double
  let custom: (CustomCourse<Value>) -> CustomLane
}

extension AnimationRun {
  private func lane(from start: Double, _ view: LaneView<Value>) -> Lane {
    let (from, to) = (view.component(from), view.component(to))
    var lane = Lane(holding: from)
    if let delay = map.plainDelay {
      lane.append(forward, from: start, origin: start + delay, view)
    } else {
      var outward = Lane(holding: from)
      outward.append(forward, from: 0, origin: 0, view)
      var homeward = Lane(holding: to)
      homeward.append(backward, from: 0, origin: 0, view)
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
  fileprivate mutating func append<Value>(
    _ motion: BaseMotion<Value>, from start: Double, origin: Double, _ view: LaneView<Value>
  ) {
    switch motion.course {
    case .pieces(let pieces):
      pieces.visit { piece in
        let begin = max(origin + piece.start, start)
        cut(from: Lane.including(begin))
        append(
          LaneSegment(
            piece.form.map(view.component), from: Lane.including(begin),
            origin: origin + piece.start))
      }
    case .steps(let table, let zero):
      append(
        .stepped(SteppedLane(table.map(view.component), from: view.component(zero))),
        from: Lane.including(max(origin, start)), origin: origin)
    case .custom(let course):
      append(
        .custom(view.custom(course)), from: Lane.including(max(origin, start)), origin: origin)
    }
    guard motion.end.isFinite else { return }
    let over = max(origin + motion.end, start)
    cut(from: Lane.including(over))
    append(LaneSegment(.hold(view.component(motion.to)), from: Lane.including(over), origin: over))
  }
}

extension SteppedLane {
  fileprivate init(_ table: FluidTable<Double>, from origin: Double) {
    times = table.times
    values = table.states.map { origin + $0.offset }
    velocities = table.states.map(\.velocity)
    if table.end.isFinite { velocities[velocities.count - 1] = 0 }
  }
}
