internal import AnimationEngine

/// A jump inside a curve over positions 0...1.
struct CurveJump: Hashable {
  /// The last position before the jump, and the next double, at which it has happened.
  let before, after: Double

  /// The greatest number of jumps that are looked for; a curve with more is passed by steep lines.
  private static let most = 1000
  /// The greatest number of values that finding one jump takes.
  static let looks = 64
  /// How many times the steps beside it a step between two samples has to be, to be a jump.
  private static let steepness = 4.0

  /// The jumps of a curve that are greater than half a tolerance, except one at either end.
  ///
  /// - Parameters:
  ///   - samples: The values at evenly spaced positions.
  ///   - value: The value at a position.
  /// - Complexity: O(samples); ``looks`` values for each place of ``candidates(in:within:)``.
  static func all(
    in samples: [Double], within tolerance: Double, value: (Double) -> Double
  ) -> [CurveJump] {
    let last = Double(samples.count - 1)
    return candidates(in: samples, within: tolerance).compactMap { index in
      let (start, end) = (Double(index) / last, Double(index + 1) / last)
      return CurveJump(from: start, to: end, greaterThan: tolerance / 2, value)
    }
  }

  /// The indices of samples after which a step is much greater than those beside it; none where
  /// there are too many.
  static func candidates(in samples: [Double], within tolerance: Double) -> [Int] {
    guard samples.count > 3 else { return [] }
    var found: [Int] = []
    for index in 1..<samples.count - 2 {
      let step = (samples[index + 1] - samples[index]).magnitude
      guard step > tolerance / 2 else { continue }
      let before = (samples[index] - samples[index - 1]).magnitude
      let after = (samples[index + 2] - samples[index + 1]).magnitude
      if step > steepness * max(before, after) { found.append(index) }
    }
    return found.count <= most ? found : []
  }

  /// The jump between two positions, found by bisection; nil where the curve is only steep.
  private init?(
    from start: Double, to end: Double, greaterThan least: Double, _ value: (Double) -> Double
  ) {
    var (low, high) = ((at: start, value: value(start)), (at: end, value: value(end)))
    for _ in 0..<Self.looks where low.at.nextUp < high.at {
      let middle = low.at + (high.at - low.at) / 2
      let between = value(middle)
      if (between - low.value).magnitude > (high.value - between).magnitude {
        high = (middle, between)
      } else {
        low = (middle, between)
      }
    }
    guard low.at.nextUp >= high.at, (high.value - low.value).magnitude > least else { return nil }
    (before, after) = (low.at, high.at)
  }
}
