/// Steps of equal length: the `steps()` of CSS.
package struct StepCurve: Hashable, Sendable {
  /// Into how many parts the progress is cut; at least 1, at least 2 without jumps at the ends.
  package let count: Int
  /// Where the curve jumps.
  package let position: Position

  /// Where a step curve jumps, by the words of CSS.
  package enum Position: String, CaseIterable, Hashable, Sendable {
    /// At the start of each part; the older word for ``jumpStart``.
    case start
    /// At the start of each part.
    case jumpStart = "jump-start"
    /// At the end of each part.
    case jumpEnd = "jump-end"
    /// Between the parts only.
    case jumpNone = "jump-none"
    /// At the start and the end of all as well.
    case jumpBoth = "jump-both"

    var jumpsAtStart: Bool { self == .start || self == .jumpStart || self == .jumpBoth }
  }

  /// Steps that cut the progress into `count` parts: at least 1, at least 2 for `jumpNone`.
  package init(count: Int, position: Position) {
    precondition(
      count >= (position == .jumpNone ? 2 : 1), "\(count) steps with \(position.rawValue)")
    self.count = count
    self.position = position
  }

  /// How many jumps there are from the first level to the last.
  package var jumps: Int {
    switch position {
    case .start, .jumpStart, .jumpEnd: count
    case .jumpNone: count - 1
    case .jumpBoth: count + 1
    }
  }

  /// The level at `progress`, which is not clamped: beyond 0 and 1 the steps go on. NaN for NaN.
  ///
  /// With `isBefore`, what is animated has not begun its active interval (or runs backwards and
  /// has left it): exactly at a jump the level before the jump holds.
  package func value(at progress: Double, isBefore: Bool = false) -> Double {
    let parts = progress * Double(count)
    var step = parts.rounded(.down)
    let isWhole = step == parts
    if position.jumpsAtStart { step += 1 }
    if isBefore && isWhole { step -= 1 }
    if progress >= 0 && step < 0 { step = 0 }
    if progress <= 1 && step > Double(jumps) { step = Double(jumps) }
    // Adding 0 turns a -0 into 0.
    return step / Double(jumps) + 0
  }
}
