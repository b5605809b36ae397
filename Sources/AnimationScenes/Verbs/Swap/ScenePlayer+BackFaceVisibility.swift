import AnimationEngine

// Back-face visibility: a flipped view shows only while its front faces the viewer.

extension ScenePlayer {
  /// Finds when each of two flipped views shows its front.
  ///
  /// Both become visible or hidden when they stand edgewise, at 90 degrees; the times are the
  /// same for both unless something else moves one of them.
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

  /// A time from which on a view is visible or hidden.
  private typealias Visibility = (time: Double, isVisible: Bool)

  private static var sameTime: Double { 1e-9 }

  private mutating func applyBackFaceVisibility(
    of view: String, _ visibilities: [Visibility]
  ) throws(TimelineRefusal) {
    guard !viewPresence.isAbsent(view), let property = property(.isVisible, of: view) else {
      return
    }
    for visibility in visibilities {
      try turn(property, on: visibility.isVisible, at: visibility.time)
    }
  }

  /// Whether a view is visible now, and each later time at which that changes.
  ///
  /// - Complexity: O(seconds of motion), at most ``mostLooks`` looks at the rotation.
  private mutating func visibilities(
    of view: String, until end: Double, isComing: Bool
  ) throws(TimelineRefusal) -> [Visibility] {
    guard let property = property(.rotation, of: view) else { return [] }
    // Find the end beforehand, as each look near the target would search for it.
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
        // The rotation swings back: at its turning point it may have gone beyond 90 degrees.
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
    let time = try first(rotation, low, high, rotation.isVisible).withoutSumNoise
    visibilities.append((time, isVisible))
  }

  /// The times at which a rotation is sampled: 60 a second, at most 192, which sees the swings of
  /// all but the stiffest springs.
  private func looks(at property: Int, until end: Double) -> [Double] {
    let last = end.isFinite ? end : max(tracks[property].context.horizon, now)
    let looks = ((last - now) * Self.looksPerSecond).rounded(.up)
    let count = min(Int(saturating: looks), Self.mostLooks)
    guard count > 0 else { return [] }
    return (0...count).map { now + (last - now) * (Double($0) / Double(count)) }
  }

  private static var looksPerSecond: Double { 60 }
  private static var mostLooks: Int { 192 }

  /// The first time from `low` to `high`, to the last bit, with the result of `test` at `high`.
  private mutating func first(
    _ rotation: Rotation, _ low: Double, _ high: Double, _ test: (Double) -> Bool
  ) throws(TimelineRefusal) -> Double {
    try meter.charge(60 * rotation.track.lookCost)
    let result = test(high)
    return Double.bisect(low, high) { test($0) == result }.first
  }
}

/// The rotation of a view in a flip.
private struct Rotation {
  let track: OverlaidTrack
  let isComing: Bool

  /// Whether the view shows its front at a time, in seconds.
  func isVisible(at time: Double) -> Bool {
    let turned = abs(track.value(at: time)[0].remainder(dividingBy: 360))
    return isComing ? turned <= 90 : turned < 90
  }

  func velocity(at time: Double) -> Double { track.velocity(at: time)[0] }
}
