extension UnitCurve {
  /// The greatest number of corners of a curve that are listed; more lie so close that samples see
  /// them.
  private static let mostCorners = 1000

  /// The positions in 0...1 at which CSS's `steps()` jump and `linear()` bends; empty for all other
  /// curves, and for those with very many.
  package var corners: [Double] {
    guard case .css(let easing) = storage else { return [] }
    switch easing {
    case .steps(let steps) where steps.count <= Self.mostCorners:
      return (0...steps.count).map { Double($0) / Double(steps.count) }
    case .stops(let stops) where stops.positions.count <= Self.mostCorners:
      return stops.positions.filter { (0...1).contains($0) }
    case .steps, .stops, .linear, .keyword, .cubicBezier: return []
    }
  }
}
