import AnimationEngine

// What an animation makes of the values that it names and of those that show when it is added.

extension ScenePlayer {
  /// Charges what it takes to find the motion of one property.
  mutating func chargeMotion(of leaf: LayerLeaf) throws(TimelineRefusal) {
    let components = leaf.property.components.count
    try meter.charge(
      200 + 10 * components + 20 * leaf.clocks.count
        + 2 * tracks[leaf.property.property].lookCost)
    guard case .keyframe(_, let keyframes, _) = leaf.content else { return }
    let count = keyframes.values.count
    try meter.charge(WorkMeter.product(count, keyframes.mode.segmentCost(components)))
    try meter.keep(bytes: WorkMeter.product(count, keyframes.mode.segmentBytes(components)))
  }

  /// The motion of one property, which is over at `end`, with what is left out read from what shows.
  func motion(of leaf: LayerLeaf, until end: Double) -> LayerMotion {
    let property = leaf.property
    let isDiscrete = spaces.properties[property.property].type == .discrete
    let interpolation = isDiscrete ? switches(leaf) : interpolation(of: leaf)
    let adds = spaces.adds(property.property)
    return LayerMotion(
      of: property.components, among: spaces.laneCount(of: property.property), from: now,
      until: end, clocks: leaf.clocks,
      interpolation: interpolation,
      isAdditive: property.isAdditive && adds, isCumulative: property.isCumulative && adds)
  }

  private func interpolation(of leaf: LayerLeaf) -> LayerInterpolation<Components> {
    switch leaf.content {
    case .basic(let property, let interval, _):
      let (from, to) = ends(of: interval, property)
      return .interval(from: from, to: to)
    case .spring(let property, let interval, let spring, let velocity):
      let (from, to) = ends(of: interval, property)
      let interval = to - from
      return .spring(
        SpringMotion(spring, interval: interval, initialVelocity: interval.scaled(by: velocity)),
        from: from)
    case .keyframe(let property, let keyframes, _):
      return .path(keyframes.path(through: aligned(keyframes.values, property)))
    case .group: preconditionFailure("a group is no leaf")
    }
  }

  /// Values that do not blend are shown one after the other, each for its part.
  private func switches(_ leaf: LayerLeaf) -> LayerInterpolation<Components> {
    switch leaf.content {
    case .basic(let property, let interval, _), .spring(let property, let interval, _, _):
      let (from, to) = ends(of: interval, property)
      return .path(KeyframePath(values: [from, to], mode: .discrete))
    case .keyframe(_, let keyframes, _):
      return .path(
        KeyframePath(values: keyframes.values, keyTimes: keyframes.keyTimes, mode: .discrete))
    case .group: preconditionFailure("a group is no leaf")
    }
  }

  /// Both ends of an interval, by the table of ``LayerInterval``.
  private func ends(
    of interval: LayerInterval, _ property: LayerProperty
  ) -> (from: Components, to: Components) {
    let shown = shown(property)
    let ends =
      switch (interval.from, interval.to, interval.by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from + by)
      case (nil, let to?, let by?): (to - by, to)
      case (let from?, nil, nil): (from, shown)
      case (nil, let to?, nil): (shown, to)
      case (nil, nil, let by?): (shown, shown + by)
      case (nil, nil, nil): (shownBefore(property), shown)
      }
    let aligned = aligned([ends.0, ends.1], property)
    return (aligned[0], aligned[1])
  }

  /// What shows now of some components; what is added to it begins with nothing.
  private func shown(_ property: LayerProperty) -> Components {
    if property.isAdditive, spaces.adds(property.property) {
      return Components(repeating: 0, count: property.components.count)
    }
    return tracks[property.property].value(at: now)[property.components]
  }

  /// What showed until now.
  private func shownBefore(_ property: LayerProperty) -> Components {
    if property.isAdditive, spaces.adds(property.property) { return shown(property) }
    let before = tracks[property.property].valueBefore(now)[property.components]
    return (0..<before.count).contains { before[$0].isNaN } ? shown(property) : before
  }

  /// Values each of which lies in the direction that is right from the one before it.
  private func aligned(_ values: [Components], _ property: LayerProperty) -> [Components] {
    guard property.components.count == spaces.laneCount(of: property.property) else {
      return values
    }
    var previous = values[0]
    return values.map { value in
      previous = spaces.aligned(value, to: previous, property: property.property)
      return previous
    }
  }
}

extension LayerKeyframes {
  fileprivate func path(through values: [Components]) -> KeyframePath<Components> {
    KeyframePath(
      values: values, keyTimes: keyTimes, timingFunctions: timingFunctions, mode: mode,
      tension: tension, continuity: continuity, bias: bias)
  }
}

extension OverlaidTrack {
  /// What showed just before `time`, whatever has happened at it.
  ///
  /// - Complexity: O(overlays).
  func valueBefore(_ time: Double) -> Components {
    let before = time.nextDown
    return overlays.lazy.filter { $0.start <= before && before < $0.end }
      .reduce(valueBelow(at: before)) { below, overlay in
        overlay.value(at: before, over: below)
      }
  }
}
