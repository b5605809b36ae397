// What is added to lanes for one stretch of a history.

extension PropertyMotion<Components> {
  /// The lane of one component of what lies at the bottom.
  fileprivate func base(of component: Int) -> Lane {
    guard let ground else { return Lane(holding: settled[component]) }
    return ground.run.lane(of: component, from: ground.start)
  }
}

extension Lane {
  /// Appends a component of a motion that shows from `start` on, up to `next` only.
  mutating func append(
    _ motion: PropertyMotion<Components>, _ component: Int, from start: Double, until next: Double
  ) {
    guard motion.ground != nil, !motion.layers.isEmpty, start < motion.end else {
      let base =
        motion.layers.isEmpty
        ? motion.base(of: component)
        : Lane(holding: motion.settled[component])
      return append(contentsOf: base, from: Lane.including(start))
    }
    let pile = LayeredLanes(
      base: motion.base(of: component),
      layers: motion.layers.map { .init(progress: $0.progress, target: $0.target[component]) })
    append(.layered(pile), from: Lane.including(start), origin: 0)
    guard motion.end < next else { return }
    append(
      LaneSegment(
        .hold(motion.settled[component]), from: Lane.including(motion.end), origin: motion.end))
  }
}

extension Lane {
  /// Holds `value` from `time` on.
  mutating func hold(_ value: Double, from time: Double) {
    append(LaneSegment(.hold(value), from: Lane.including(time), origin: time))
  }
}
