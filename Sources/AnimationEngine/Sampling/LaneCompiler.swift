// Turns what the rooms of motion found, in vectors, into one lane for each component.

extension SingleAnimation {
  /// The timeline of the change; it lasts until the last property has come to rest.
  func timeline(
    of layout: PropertyLayout, springs: SpringModel, horizon: Double,
    limits: ResolvedAnimation.CompilationLimits, meter: inout WorkMeter
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
      duration: max(histories.map(\.end).max() ?? 0, 0))
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
    limits: ResolvedAnimation.CompilationLimits, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    let sequence = try PhaseSequencer(
      self, layout: layout, springs: springs, horizon: horizon, limits: limits)
    let end = sequence.histories.map(\.end).max() ?? 0
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
  ///
  /// - Complexity: O(components * stretches).
  var lanes: [Lane] { (0..<stretches[0].model.count).map(lane(of:)) }

  /// A lane for each component of the model, which every change sets at once.
  var models: [Lane] {
    (0..<stretches[0].model.count).map { component in
      var shown = stretches[0].model[component]
      var lane = Lane(holding: shown, reservingSegments: stretches.count)
      for stretch in stretches.dropFirst() {
        let model = stretch.model[component]
        if model == shown { continue }
        shown = model
        lane.append(
          LaneSegment(
            .hold(model), from: Lane.including(stretch.start), origin: stretch.start))
      }
      return lane
    }
  }

  /// About how many segments a lane has; exactly so many where nothing but plain springs runs.
  private var segmentCount: Int {
    stretches.reduce(1) { count, stretch in
      if case .spring(let spring) = stretch.course, spring.knownEnd == nil { return count + 1 }
      return count + 2
    }
  }

  private func lane(of component: Int) -> Lane {
    var lane = Lane(holding: stretches[0].model[component], reservingSegments: segmentCount)
    for index in stretches.indices.dropFirst() {
      let start = stretches[index].start
      // What was begun before may know an end that it never came to.
      lane.cut(from: Lane.including(start))
      switch stretches[index].course {
      case .rest(let value):
        lane.append(
          LaneSegment(.hold(value[component]), from: Lane.including(start), origin: start))
      case .spring(let spring):
        let isLast = index + 1 == stretches.count
        lane.append(
          spring, component, from: start, until: isLast ? spring.end : spring.knownEnd)
      case .motion(let box):
        let next = index + 1 < stretches.count ? stretches[index + 1].start : .infinity
        lane.append(box[0], component, from: start, until: next)
      }
    }
    return lane
  }
}

extension Lane {
  /// Appends a component of a spring that shows from `start` on; `end` is nil where something takes
  /// over before it is over.
  fileprivate mutating func append(
    _ spring: PlainSpring<Components>, _ component: Int, from start: Double, until end: Double?
  ) {
    if start < end ?? .infinity {
      append(
        LaneSegment(
          .spring(spring.motion.map { $0.component(component) }, from: spring.from[component]),
          from: Lane.including(start), origin: spring.start))
    }
    guard let end, end.isFinite else { return }
    let over = max(end, start)
    append(LaneSegment(.hold(spring.to[component]), from: Lane.including(over), origin: over))
  }
}

extension PropertyMotion<Components> {
  /// The lane of one component, for the times of `window` only.
  fileprivate func base(of component: Int, within window: ClosedRange<Double>) -> Lane {
    guard let ground else { return Lane(holding: settled[component]) }
    return ground.run.lane(of: component, from: ground.start, within: window)
  }
}

extension Lane {
  /// Appends a component of a motion that shows from `start` on, up to `next` only.
  fileprivate mutating func append(
    _ motion: PropertyMotion<Components>, _ component: Int, from start: Double, until next: Double
  ) {
    guard motion.ground != nil, !motion.layers.isEmpty, start < motion.end else {
      let base =
        motion.layers.isEmpty
        ? motion.base(of: component, within: start...next)
        : Lane(holding: motion.settled[component])
      return append(contentsOf: base, from: Lane.including(start))
    }
    let pile = LayeredLanes(
      base: motion.base(of: component, within: start...next),
      layers: motion.layers.map { .init(progress: $0.progress, target: $0.target[component]) })
    append(.layered(pile), from: Lane.including(start), origin: 0)
    guard motion.end < next else { return }
    append(
      LaneSegment(
        .hold(motion.settled[component]), from: Lane.including(motion.end), origin: motion.end))
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
  ///
  /// - Parameter window: The times that it will be asked for: a table is cut to them.
  func lane(
    of component: Int, from start: Double,
    within window: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) -> Lane {
    var view = LaneView<Components>(
      component: { $0.component(component) }, custom: { .component(component, of: $0) })
    if map.plainDelay != nil { view.window = window }
    return lane(from: start, view)
  }
}

/// How a number is picked of what moves.
private struct LaneView<Value: VectorArithmetic> {
  let component: (Value) -> Double
  let custom: (CustomCourse<Value>) -> CustomLane
  /// The times that are asked for.
  var window = -Double.infinity...Double.infinity
}

extension AnimationRun {
  private func lane(from start: Double, _ view: LaneView<Value>) -> Lane {
    let (from, to) = (view.component(from), view.component(to))
    var lane = Lane(holding: from, reservingSegments: 2)
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
        .stepped(
          SteppedLane(
            table, from: view.component(zero), within: view.window, origin: origin,
            view.component)),
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
  /// A component of a table whose time counts from `origin`: the steps that show within `window`.
  fileprivate init<Value>(
    _ table: FluidTable<Value>, from zero: Double, within window: ClosedRange<Double>,
    origin: Double, _ component: (Value) -> Double
  ) {
    let count = table.times.count
    let first = min(max(table.times.firstStep(at: window.lowerBound - origin) - 1, 0), count - 1)
    let last = min(table.times.firstStep(at: window.upperBound - origin) + 1, count - 1)
    times = Array(table.times[first...last])
    values = table.states[first...last].map { zero + component($0.offset) }
    velocities = table.states[first...last].map { component($0.velocity) }
    if table.end.isFinite, last == count - 1 { velocities[last - first] = 0 }
  }
}
