internal import AnimationEngine

extension SampledCurve {
  /// How many times the bends beside it a bend has to be, to be a corner.
  private static let sharpness = 4.0
  /// The share of the tolerance by which a line past a corner has to miss it, to matter.
  private static let matters = 1.0 / 8
  /// The greatest number of corners that are looked for.
  private static let mostCorners = 1000

  /// The positions of corners so sharp that a line between the samples beside them may leave the
  /// tolerance; none where there are too many.
  ///
  /// A corner lies where the curve before it and the curve after it meet, each continued by its
  /// last slope.
  ///
  /// - Complexity: O(samples).
  func corners(within tolerance: Double) -> [Double] {
    let least = Self.matters * tolerance
    var (found, index) = ([Double](), 2)
    while index + 3 < samples.count {
      if let share = corner(after: index, sharperThan: least) {
        found.append((Double(index) + share) / Double(samples.count - 1))
        index += 2
      }
      index += 1
    }
    return found.count <= Self.mostCorners ? found : []
  }

  /// How far after a sample, as a share of the step to the next one, a corner lies. Nil if there is
  /// none.
  private func corner(after index: Int, sharperThan least: Double) -> Double? {
    func bend(_ index: Int) -> Double {
      samples[index + 1] - 2 * samples[index] + samples[index - 1]
    }
    let turn = (bend(index) + bend(index + 1)).magnitude
    guard turn > least else { return nil }
    let (before, after) = (bend(index - 1), bend(index + 2))
    guard turn > Self.sharpness * max(before.magnitude, after.magnitude) else { return nil }
    let coming = samples[index] - samples[index - 1] + before / 2
    let going = samples[index + 2] - samples[index + 1] - after / 2
    let step = samples[index + 1] - samples[index]
    return min(max((step - going) / (coming - going), 0), 1)
  }
}
