extension SceneTrack {
  /// The first time from `beginning` on at which what shows is within a ten thousandth of the way from
  /// `start` to `target`; infinite when it never is.
  ///
  /// Looked for at 240 places a second and between them, where the way is crossed.
  ///
  /// - Complexity: O(seconds of motion).
  func arrival(from start: Components, to target: Components, after beginning: Double) -> Double {
    let way = target - start
    let length = way.norm
    guard length > 0 else { return beginning }
    // Who has gone has got there.
    func left(_ time: Double) -> Double {
      let left = (target - history.value(at: time)).norm
      return left.isNaN ? 0 : left / length
    }
    let end = min(self.end, beginning + Self.longestLookedFor)
    var time = beginning
    while time < end {
      if left(time) <= Self.nearEnough {
        return first(between: max(time - Self.step, beginning), time, left)
      }
      time += Self.step
    }
    let last = max(end, beginning)
    return left(last) <= Self.nearEnough
      ? first(between: max(last - Self.step, beginning), last, left) : .infinity
  }

  private static var nearEnough: Double { 1e-4 }
  private static var step: Double { 1.0 / 240 }
  private static var longestLookedFor: Double { 3600 }

  /// Halves the stretch on which the way is nearly done for the first time.
  private func first(
    between low: Double, _ high: Double, _ left: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    if left(low) <= Self.nearEnough { return low }
    while high - low > 1e-12 * max(high, 1) {
      let middle = (low + high) / 2
      if left(middle) <= Self.nearEnough { high = middle } else { low = middle }
    }
    return high
  }
}
