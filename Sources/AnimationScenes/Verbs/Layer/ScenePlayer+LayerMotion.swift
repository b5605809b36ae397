import AnimationEngine

// Makes motions of layer animations from the values they name and those that show then.

extension ScenePlayer {
  /// Charges for making the motion of one property.
  mutating func chargeMotion(of leaf: LayerLeaf) throws(TimelineRefusal) {
    let components = leaf.property.components.count
    try meter.charge(
      200 + 10 * components + 20 * leaf.clocks.count
        + 2 * tracks[leaf.property.property].lookCost)
    guard case .keyframe(_, let keyframes, _) = leaf.content else { return }
    let (count, mode) = (keyframes.count, keyframes.path == nil ? keyframes.mode : .cubicPaced)
    try meter.charge(WorkMeter.product(count, mode.segmentCost(components + 2)))
    try meter.keep(bytes: WorkMeter.product(count, mode.segmentBytes(components + 2)))
  }

  /// The motion of one property until `end`; values that are left out are read from what shows.
  func motion(of leaf: LayerLeaf, until end: Double) -> LayerMotion {
    let property = leaf.property
    let isDiscrete = spaces.properties[property.property].type == .discrete
    let interpolation = isDiscrete ? switches(leaf) : interpolation(of: leaf)
    let adds = adds(property)
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
      guard let outline = keyframes.outline else {
        return .path(keyframes.path(through: aligned(keyframes.values, property)))
      }
      return leaf.isDirection
        ? keyframes.direction(along: outline, leaf.property)
        : .path(keyframes.path(along: outline))
    case .group: preconditionFailure("a group is no leaf")
    }
  }

  /// The interpolation of discrete values, which show one after the other, each for its interval.
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

  /// The start and end of an interval, by the table of ``LayerInterval``.
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

  /// The value of the animated components that shows now; zero for an additive animation.
  private func shown(_ property: LayerProperty) -> Components {
    if property.isAdditive, adds(property) {
      return Components(repeating: 0, count: property.components.count)
    }
    return part(of: tracks[property.property].value(at: now), property)
  }

  /// Whether values of the property can be added; the parts of a transform always can.
  private func adds(_ property: LayerProperty) -> Bool {
    property.part != nil || spaces.adds(property.property)
  }

  /// The animated components of a value, or the animated part of a transform.
  private func part(of place: Components, _ property: LayerProperty) -> Components {
    guard let part = property.part else { return place[property.components] }
    let value = spaces.value(of: part, of: property.property, at: place)
    return part.coordinates(of: value, isSet: true)
  }

  /// The animated components just before now; as they show now if the view was not there.
  private func shownBefore(_ property: LayerProperty) -> Components {
    if property.isAdditive, adds(property) { return shown(property) }
    let before = part(of: tracks[property.property].valueBefore(now), property)
    return (0..<before.count).contains { before[$0].isNaN } ? shown(property) : before
  }

  /// The values with each chosen for the right direction from the one before: hues and angles
  /// turn the proper way.
  private func aligned(_ values: [Components], _ property: LayerProperty) -> [Components] {
    guard property.part == nil,
      property.components.count == spaces.laneCount(of: property.property)
    else { return values }
    var previous = values[0]
    return values.map { value in
      previous = spaces.aligned(value, to: previous, property: property.property)
      return previous
    }
  }
}

extension LayerKeyframes {
  /// The number of values, or of numbers in the path.
  fileprivate var count: Int { path.map { $0.numbers.count + 1 } ?? values.count }

  /// The outline of the path to follow; nil without one.
  fileprivate var outline: KeyframeOutline? { path.flatMap { KeyframeOutline($0) } }

  fileprivate func path(along outline: KeyframeOutline) -> KeyframePath<Components> {
    KeyframePath(
      along: outline, keyTimes: keyTimes, timingFunctions: timingFunctions, mode: mode)
  }

  /// The interpolation of the tangent's angle along a path, for the property that turns with it.
  fileprivate func direction(
    along outline: KeyframeOutline, _ property: LayerProperty
  ) -> LayerInterpolation<Components> {
    func lanes(_ angle: Double, isSet: Bool) -> Components {
      property.part?.coordinates(of: Components(scalar: angle), isSet: isSet)
        ?? Components(scalar: angle)
    }
    return .direction(
      PathDirection(
        of: path(along: outline), along: outline,
        turnedBy: rotation?.mode == .autoReverse ? 180 : 0),
      from: lanes(0, isSet: !property.isAdditive), degree: lanes(1, isSet: false))
  }

  fileprivate func path(through values: [Components]) -> KeyframePath<Components> {
    KeyframePath(
      values: values, keyTimes: keyTimes, timingFunctions: timingFunctions, mode: mode,
      tension: tension, continuity: continuity, bias: bias)
  }
}

extension OverlaidTrack {
  /// The value that showed just before `time`, whatever has happened at that time.
  ///
  /// - Complexity: O(overlays).
  func valueBefore(_ time: Double) -> Components {
    let before = time.nextDown
    return value(of: overlays.lazy.filter { $0.applies(at: before) }, at: before)
  }
}
