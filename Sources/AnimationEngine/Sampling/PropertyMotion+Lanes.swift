// The lanes of one segment of a history.

extension PropertyMotion where Value: ComponentVector {
  fileprivate func base(of component: Int) -> Lane {
    guard let base else { return Lane(holding: settled.component(component)) }
    return base.run.lane(of: component, from: base.start)
  }
}

extension Lane {
  mutating func append<Value: ComponentVector>(
    _ motion: PropertyMotion<Value>, _ component: Int, from start: Double, until next: Double
  ) {
    guard motion.base != nil, !motion.additives.isEmpty, start < motion.end else {
      let base =
        motion.additives.isEmpty
        ? motion.base(of: component) : Lane(holding: motion.settled.component(component))
      return append(contentsOf: base, from: Lane.including(start))
    }
    let composition = AdditiveLanes(
      base: motion.base(of: component),
      additives: motion.additives.map {
        .init(progress: $0.progress, target: $0.target.component(component))
      })
    append(.additive(composition), from: Lane.including(start), origin: 0)
    guard motion.end < next else { return }
    hold(motion.settled.component(component), from: motion.end)
  }

  /// Appends a constant `value` from `time` on.
  mutating func hold(_ value: Double, from time: Double) {
    append(LaneSegment(.hold(value), from: Lane.including(time), origin: time))
  }
}
