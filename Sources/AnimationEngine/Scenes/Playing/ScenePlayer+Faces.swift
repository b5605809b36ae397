// Views that turn round: each shows its face until it has turned by a right angle.

extension ScenePlayer {
  /// Finds when two views that are swapped by a flip show their faces.
  ///
  /// Both look for the times at which they stand edgewise, which are the same for both unless
  /// something else moves one of them.
  mutating func turnFaces(from old: String, to new: String, until end: Double) {
    let going = facings(of: old, until: end, isComing: false)
    var coming = facings(of: new, until: end, isComing: true)
    for (index, facing) in going.enumerated()
    where index < coming.count && abs(coming[index].time - facing.time) < Self.sameTime {
      coming[index].time = facing.time
    }
    turnFace(of: old, going)
    turnFace(of: new, coming)
  }

  /// From when on a view shows its face, or its back.
  private typealias Facing = (time: Double, isVisible: Bool)

  private static var sameTime: Double { 1e-9 }

  private mutating func turnFace(of view: String, _ facings: [Facing]) {
    guard let property = property(.isVisible, of: view) else { return }
    for facing in facings { turn(property, on: facing.isVisible, at: facing.time) }
  }

  /// What a view shows now and, as its rotation runs, later.
  ///
  /// - Complexity: O(seconds of motion), at most ``mostLooks`` looks at the rotation.
  private func facings(of view: String, until end: Double, isComing: Bool) -> [Facing] {
    guard let property = property(.rotation, of: view) else { return [] }
    func isVisible(_ time: Double) -> Bool {
      let turned = abs(tracks[property].value(at: time)[0].remainder(dividingBy: 360))
      return isComing ? turned <= 90 : turned < 90
    }
    func velocity(_ time: Double) -> Double { tracks[property].velocity(at: time)[0] }
    var facings = [(time: now, isVisible: isVisible(now))]
    func turn(between low: Double, _ high: Double) {
      guard isVisible(high) != facings[facings.count - 1].isVisible else { return }
      facings.append((firstTime(between: low, high, isVisible), isVisible(high)))
    }
    let looks = looks(at: property, until: end)
    var earlier = velocity(now)
    for (before, time) in zip(looks, looks.dropFirst()) {
      let later = velocity(time)
      defer { earlier = later }
      if earlier * later < 0 {
        // It swings: where it stands still it may have turned further than at both ends.
        let still = firstTime(between: before, time) { velocity($0) * later > 0 }
        turn(between: before, still)
        turn(between: still, time)
      } else {
        turn(between: before, time)
      }
    }
    return facings
  }

  /// When a rotation is looked at: often enough to see every swing of all but the wildest springs.
  private func looks(at property: Int, until end: Double) -> [Double] {
    let last = end.isFinite ? end : max(tracks[property].history.context.horizon, now)
    let looks = ((last - now) * Self.looksPerSecond).rounded(.up)
    let count = min(Int(saturating: looks), Self.mostLooks)
    guard count > 0 else { return [] }
    return (0...count).map { now + (last - now) * (Double($0) / Double(count)) }
  }

  private static var looksPerSecond: Double { 60 }
  private static var mostLooks: Int { 192 }

  /// The first time at which something is as it is at `high`, to the last bit.
  private func firstTime(
    between low: Double, _ high: Double, _ test: (Double) -> Bool
  ) -> Double {
    let result = test(high)
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return high }
      if test(middle) == result { high = middle } else { low = middle }
    }
  }
}
