/// Looks for the times at which properties first show a place.
///
/// Places are looked at 240 times a second, and between two of them where the way to the place is
/// crossed. All searches of a scene share one supply of looks.
struct ArrivalSearch {
  private let tracks: [SceneTrack]
  private var lanesByProperty: [Int: [Lane]] = [:]
  /// How often a property may still be looked at; below 0 when that was too often.
  private(set) var looksLeft: Int

  init(in tracks: [SceneTrack], looks: Int) { (self.tracks, looksLeft) = (tracks, looks) }

  /// How much of a way may be left where it counts as done.
  private static var nearEnough: Double { 1e-4 }
  private static var step: Double { 1.0 / 240 }
  /// For how long a motion is followed, in seconds, and one that has no end.
  private static var longest: (ended: Double, endless: Double) { (3600, 60) }

  /// The first time from `beginning` on at which what a property shows has come within a ten
  /// thousandth of the way from `start` to `target`; infinite when it never does.
  ///
  /// - Complexity: O(seconds of motion).
  mutating func arrival(
    of property: Int, from start: Components, to target: Components, after beginning: Double
  ) -> Double {
    let way = Way(lanes: lanes(of: property), from: start, to: target)
    guard way.length > 0 else { return beginning }
    let end = end(of: property, after: beginning)
    var (early, time) = (beginning, beginning)
    var before = way.part(at: beginning)
    while true {
      looksLeft -= 1
      guard looksLeft >= 0 else { return .infinity }
      let part = way.part(at: time)
      if part.isThere { return first(between: early, time) { way.part(at: $0).isThere } }
      if (part.done > 1) != (before.done > 1) {
        let crossing = first(between: early, time) { way.part(at: $0).isThere(from: before) }
        if way.part(at: crossing).isThere { return crossing }
      }
      guard time < end else { return .infinity }
      (early, before) = (time, part)
      time = min(time + Self.step, end)
    }
  }

  private func end(of property: Int, after beginning: Double) -> Double {
    let end = tracks[property].end
    guard end.isFinite else { return beginning + Self.longest.endless }
    return max(min(end, beginning + Self.longest.ended), beginning)
  }

  private mutating func lanes(of property: Int) -> [Lane] {
    if let lanes = lanesByProperty[property] { return lanes }
    let lanes = tracks[property].lanes
    lanesByProperty[property] = lanes
    return lanes
  }

  /// The first time at which `holds`, which it does at `high`.
  private mutating func first(
    between low: Double, _ high: Double, where holds: (Double) -> Bool
  ) -> Double {
    if holds(low) { return low }
    var (low, high) = (low, high)
    while case let middle = low + (high - low) / 2, middle > low, middle < high {
      looksLeft -= 1
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension ArrivalSearch {
  /// A way in the space of a property, and what shows there.
  private struct Way {
    let lanes: [Lane]
    let start: Components
    let target: Components
    let length: Double

    init(lanes: [Lane], from start: Components, to target: Components) {
      (self.lanes, self.start, self.target) = (lanes, start, target)
      length = (target - start).norm
    }

    /// How much of the way is done at `time`, and how much is left in all directions.
    func part(at time: Double) -> Part {
      var (along, left) = (0.0, 0.0)
      for index in 0..<target.count {
        let value = lanes[index].value(at: time)
        along += (value - start[index]) / length * ((target[index] - start[index]) / length)
        left += (target[index] - value) * (target[index] - value)
      }
      return Part(done: along, left: left.squareRoot() / length)
    }
  }

  /// A part of a way.
  private struct Part {
    var done: Double
    var left: Double

    /// Whether the way is done. Who has gone has got there.
    var isThere: Bool { left.isNaN || left <= nearEnough }

    /// Whether the way is done, or was passed by on the way from `other`.
    func isThere(from other: Part) -> Bool {
      isThere || (done > 1) != (other.done > 1)
    }
  }
}
