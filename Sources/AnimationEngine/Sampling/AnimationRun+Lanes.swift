// The lanes of animation runs: each is one component of the motion.

extension AnimationRun<Double> {
  /// The lane of this run, which begins at `start`.
  func lane(from start: Double) -> Lane {
    lane(
      from: start,
      LaneView(component: { $0 }, steps: { $0.lane(of: 0) }, custom: { .number($0) }))
  }
}

extension AnimationRun<Components> {
  /// The lane of one component of this run, which begins at `start`.
  func lane(of component: Int, from start: Double) -> Lane {
    lane(
      from: start,
      LaneView(
        component: { $0.component(component) }, steps: { $0.lane(of: component) },
        custom: { .component(component, of: $0) }))
  }
}

/// The functions that extract one component of a motion, for each form in which it may be stored.
private struct LaneView<Value: VectorArithmetic> {
  let component: (Value) -> Double
  let steps: (FluidTable<Value>) -> FluidLane
  let custom: (CustomMotion<Value>) -> CustomLane
}

extension AnimationRun {
  private func lane(from start: Double, _ view: LaneView<Value>) -> Lane {
    let (from, to) = (view.component(from), view.component(to))
    var lane = Lane(holding: from, reservingSegments: 2)
    if let delay = map.plainDelay {
      lane.append(forward, from: start, origin: start + delay, view)
    } else {
      var forwardLane = Lane(holding: from)
      forwardLane.append(forward, from: 0, origin: 0, view)
      var backwardLane = Lane(holding: to)
      backwardLane.append(backward, from: 0, origin: 0, view)
      lane.append(
        .mapped(MappedLanes(map: map, forward: forwardLane, backward: backwardLane, final: to)),
        from: Lane.including(start), origin: start)
    }
    if end.isFinite {
      let over = (start + end).withoutSumNoise
      lane.cut(from: Lane.including(over))
      lane.append(LaneSegment(.hold(to), from: Lane.including(over), origin: over))
    }
    return lane
  }
}

extension Lane {
  /// Appends a motion that applies from `start` on, with its time counted from `origin`.
  fileprivate mutating func append<Value>(
    _ motion: BaseMotion<Value>, from start: Double, origin: Double, _ view: LaneView<Value>
  ) {
    switch motion.form {
    case .pieces(let pieces):
      let begin = Lane.including(max(origin, start))
      cut(from: begin)
      append(pieces, from: begin, origin: origin, view.component)
    case .steps(let table, let zero):
      append(
        .stepped(SteppedLane(steps: view.steps(table), zero: view.component(zero))),
        from: Lane.including(max(origin, start)), origin: origin)
    case .custom(let custom):
      append(
        .custom(view.custom(custom)), from: Lane.including(max(origin, start)), origin: origin)
    }
    guard motion.end.isFinite else { return }
    let over = max(origin + motion.end, start)
    cut(from: Lane.including(over))
    append(LaneSegment(.hold(view.component(motion.to)), from: Lane.including(over), origin: over))
  }
}

extension Lane {
  /// Appends one component of the pieces of a motion, which apply from `start` on, with their time
  /// counted from `origin`.
  mutating func append<Value>(
    _ pieces: MotionPieces<Value>, from start: Double, origin: Double,
    _ component: (Value) -> Double
  ) {
    switch pieces {
    case .form(let form):
      append(LaneSegment(form.map(component), from: start, origin: origin))
    case .curve(let curve):
      append(
        .pieced(PiecedLane(curve: curve.map(component), origin: origin)), from: start, origin: 0)
    }
  }
}
