import AnimationEngine

// Views that turn round: the back of each is hidden.

extension ScenePlayer {
  /// Finds when two views that are swapped by a flip show their front.
  ///
  /// Both look for the times at which they stand edgewise, which are the same for both unless
  /// something else moves one of them.
  mutating func applyBackFaceVisibility(
    from old: String, to new: String, until end: Double
  ) throws(TimelineRefusal) {
    let going = try visibilities(of: old, until: end, isComing: false)
    var coming = try visibilities(of: new, until: end, isComing: true)
    for (index, visibility) in going.enumerated()
    where index < coming.count && abs(coming[index].time - visibility.time) < Self.sameTime {
      coming[index].time = visibility.time
    }
    try applyBackFaceVisibility(of: old, going)
    try applyBackFaceVisibility(of: new, coming)
  }

  /// From when on a view shows its front, or its hidden back.
  private typealias Visibility = (time: Double, isVisible: Bool)

  private static var sameTime: Double { 1e-9 }

  private mutating func applyBackFaceVisibility(
    of view: String, _ visibilities: [Visibility]
  ) throws(TimelineRefusal) {
    guard let property = property(.isVisible, of: view) else { return }
    for visibility in visibilities {
      try turn(property, on: visibility.isVisible, at: visibility.time)
    }
  }

  /// What a view shows now and, as its rotation runs, later.
  ///
  /// - Complexity: O(seconds of motion), at most ``mostLooks`` looks at the rotation.
  private mutating func visibilities(
    of view: String, until end: Double, isComing: Bool
  ) throws(TimelineRefusal) -> [Visibility] {
    guard let property = property(.rotation, of: view) else { return [] }
    // Its end is asked for at every look that finds it near its target.
    _ = try self.end(of: property)
    let rotation = Rotation(track: tracks[property], isComing: isComing)
    let looks = looks(at: property, until: end)
    try meter.charge(WorkMeter.product(2 * looks.count + 2, rotation.track.lookCost))
    var visibilities = [(time: now, isVisible: rotation.isVisible(at: now))]
    var earlier = rotation.velocity(at: now)
    for (before, time) in zip(looks, looks.dropFirst()) {
      let later = rotation.velocity(at: time)
      defer { earlier = later }
      if earlier * later < 0 {
        // It swings: where it stands still it may have turned further than at both ends.
        let still = try first(rotation, before, time) { rotation.velocity(at: $0) * later > 0 }
        try turn(rotation, between: before, still, &visibilities)
        try turn(rotation, between: still, time, &visibilities)
      } else {
        try turn(rotation, between: before, time, &visibilities)
      }
    }
    return visibilities
  }

  private mutating func turn(
    _ rotation: Rotation, between low: Double, _ high: Double, _ visibilities: inout [Visibility]
  ) throws(TimelineRefusal) {
    let isVisible = rotation.isVisible(at: high)
    guard isVisible != visibilities[visibilities.count - 1].isVisible else { return }
    visibilities.append((try first(rotation, low, high, rotation.isVisible), isVisible))
  }

  /// When a rotation is looked at: often enough to see every swing of all but the wildest springs.
  private func looks(at property: Int, until end: Double) -> [Double] {
    let last = end.isFinite ? end : max(tracks[property].context.horizon, now)
    let looks = ((last - now) * Self.looksPerSecond).rounded(.up)
    let count = min(Int(saturating: looks), Self.mostLooks)
    guard count > 0 else { return [] }
    return (0...count).map { now + (last - now) * (Double($0) / Double(count)) }
  }

  private static var looksPerSecond: Double { 60 }
  private static var mostLooks: Int { 192 }

  /// The first time at which something is as it is at `high`, to the last bit.
  private mutating func first(
    _ rotation: Rotation, _ low: Double, _ high: Double, _ test: (Double) -> Bool
  ) throws(TimelineRefusal) -> Double {
    try meter.charge(60 * rotation.track.lookCost)
    let result = test(high)
    return Double.bisect(low, high) { test($0) == result }.first
  }
}

/// How a view turns that comes or goes.
private struct Rotation {
  let track: OverlaidTrack
  let isComing: Bool

  /// Whether the view shows its front.
  func isVisible(at time: Double) -> Bool {
    let turned = abs(track.value(at: time)[0].remainder(dividingBy: 360))
    return isComing ? turned <= 90 : turned < 90
  }

  func velocity(at time: Double) -> Double { track.velocity(at: time)[0] }
}
