// The lanes of animation runs: each is one component of the motion.

extension AnimationRun where Value: ComponentVector {
  func lane(of component: Int = 0, from start: Double) -> Lane {
    let (first, last) = (from.component(component), to.component(component))
    var lane = Lane(holding: first, reservingSegments: 2)
    // Which step of an integrator shows must not depend on the sum that the delay is part of.
    if let delay = map.plainDelay, delay == 0 || !forward.takesExactTime {
      lane.append(forward, component, from: start, origin: start.later(by: delay))
    } else {
      var forwardLane = Lane(holding: first)
      forwardLane.append(forward, component, from: 0, origin: 0)
      var backwardLane = Lane(holding: last)
      backwardLane.append(backward, component, from: 0, origin: 0)
      lane.append(
        .mapped(MappedLanes(map: map, forward: forwardLane, backward: backwardLane, final: last)),
        from: Lane.including(start), origin: start)
    }
    if end.isFinite {
      let over = (start + end).withoutSumNoise
      lane.cut(from: Lane.including(over))
      lane.hold(last, from: over)
    }
    return lane
  }
}

extension Lane {
  /// Appends a component of a motion that applies from `start` on; its time counts from `origin`.
  fileprivate mutating func append<Value: ComponentVector>(
    _ motion: BaseMotion<Value>, _ component: Int, from start: Double, origin: Double
  ) {
    switch motion.form {
    case .pieces(let pieces):
      let begin = Lane.including(max(origin, start))
      cut(from: begin)
      append(pieces, from: begin, origin: origin) { $0.component(component) }
    case .steps(let table, let zero):
      append(
        .stepped(SteppedLane(steps: table.lane(of: component), zero: zero.component(component))),
        from: Lane.including(max(origin, start)), origin: origin)
    case .custom(let custom):
      append(
        .custom(Value.lane(component, of: custom)), from: Lane.including(max(origin, start)),
        origin: origin)
    }
    guard motion.end.isFinite else { return }
    let over = max(origin + motion.end, start)
    cut(from: Lane.including(over))
    hold(motion.to.component(component), from: over)
  }

  /// Appends a component of a motion's pieces, from `start` on; their time counts from `origin`.
  mutating func append<Value>(
    _ pieces: MotionPieces<Value>, from start: Double, origin: Double,
    _ component: (Value) -> Double
  ) {
    switch pieces {
    case .form(let form): append(LaneSegment(form.map(component), from: start, origin: origin))
    case .curve(let curve):
      append(
        .pieced(PiecedLane(curve: curve.map(component), origin: origin)), from: start, origin: 0)
    }
  }
}
