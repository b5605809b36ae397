/// Steps of equal length: CSS's `steps()`.
package struct StepCurve: Hashable, Sendable {
  /// The number of intervals of the progress: at least 1, and at least 2 for `jumpNone`.
  package let count: Int
  /// The position of the jumps: at the start or the end of each interval, or both or neither.
  package let position: Position

  /// The positions of the jumps, by their CSS keywords.
  package enum Position: String, CaseIterable, Hashable, Sendable {
    /// Jumps at the start of each interval; the older keyword for ``jumpStart``.
    case start
    /// Jumps at the start of each interval.
    case jumpStart = "jump-start"
    /// Jumps at the end of each interval.
    case jumpEnd = "jump-end"
    /// Jumps only between the intervals.
    case jumpNone = "jump-none"
    /// Jumps between the intervals, and at both ends of the whole.
    case jumpBoth = "jump-both"

    /// Whether the first jump is at the start of the whole.
    package var jumpsAtStart: Bool { self == .start || self == .jumpStart || self == .jumpBoth }
  }

  /// Creates steps with `count` intervals of the progress: at least 1, for `jumpNone` at least 2.
  package init(count: Int, position: Position) {
    precondition(
      count >= (position == .jumpNone ? 2 : 1), "\(count) steps with \(position.rawValue)")
    self.count = count
    self.position = position
  }

  /// The number of jumps from the first level to the last.
  var jumps: Int {
    switch position {
    case .start, .jumpStart, .jumpEnd: count
    case .jumpNone: count - 1
    case .jumpBoth: count + 1
    }
  }

  /// The level at `progress`; beyond 0 and 1 there are further steps. NaN for NaN.
  ///
  /// - Parameter isBefore: CSS's *before* flag: the animation has not begun its active interval, or
  ///   runs backward and has left it. Exactly at a jump, the level before the jump then applies.
  func value(at progress: Double, isBefore: Bool = false) -> Double {
    let parts = progress * Double(count)
    let begun = parts.rounded(.down)
    return level(after: begun, isBeforeJump: isBefore && begun == parts, at: progress)
  }

  /// The level at `time` of a motion that takes `duration` seconds. A jump is where its decimal
  /// says: the third of 0.4 s at 0.3, though as doubles 0.3 / 0.4 is less than 3 / 4.
  func value(at time: Double, of duration: Double, isBefore: Bool) -> Double {
    let progress = time / duration
    guard time > 0, time < duration else { return value(at: progress, isBefore: isBefore) }
    func jump(_ number: Double) -> Double {
      let time = number * duration / Double(count)
      return time.withoutNoise(of: time)
    }
    var begun = (progress * Double(count)).rounded(.down)
    if jump(begun + 1) <= time { begun += 1 } else if jump(begun) > time { begun -= 1 }
    return level(after: begun, isBeforeJump: isBefore && jump(begun) == time, at: progress)
  }

  /// The level after `begun` intervals have begun but the first.
  private func level(after begun: Double, isBeforeJump: Bool, at progress: Double) -> Double {
    var step = begun
    if position.jumpsAtStart { step += 1 }
    if isBeforeJump { step -= 1 }
    if progress >= 0 && step < 0 { step = 0 }
    if progress <= 1 && step > Double(jumps) { step = Double(jumps) }
    // Adding 0 turns a -0 into 0.
    return step / Double(jumps) + 0
  }
}
