internal import AnimationEngine

/// The `cubic-bezier()` that comes nearest to a progress.
struct CubicBezierFit {
  /// x1, y1, x2, y2.
  private(set) var points: [Double]
  /// The greatest vertical distance.
  private(set) var error: Double

  /// Less than this is the rounding of doubles.
  private static let noise = 1e-12
  /// How many places the progress is seen at.
  private static let places = 200

  /// The curve for a progress from 0 at 0 to 1 at 1, found by a search that halves its steps.
  ///
  /// - Complexity: O(1): some thousands of curves.
  init(_ progress: (Double) -> Double) {
    let samples = (0...Self.places).map { progress(Double($0) / Double(Self.places)) }
    (points, error) = ([0, 0, 1, 1], .infinity)
    for start in Self.starts where error > 0 {
      let found = Self.search(from: start, samples)
      if found.error < error { (points, error) = (found.points, found.error) }
      if error < Self.noise { error = 0 }
    }
  }

  private static let starts: [[Double]] = [
    [0, 0, 1, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.2, 1, 0.4, 1], [0.5, 0, 0.9, 0.5],
  ]

  private static func search(
    from start: [Double], _ samples: [Double]
  ) -> (points: [Double], error: Double) {
    var (points, step) = (start, 0.2)
    var error = error(points, samples)
    while step > 5e-4 {
      var isBetter = false
      for place in 0..<4 {
        for sign in [-1.0, 1.0] {
          var next = points
          next[place] += sign * step
          if place % 2 == 0 { next[place] = min(max(next[place], 0), 1) }
          let nextError = Self.error(next, samples)
          if nextError < error { (points, error, isBetter) = (next, nextError, true) }
        }
      }
      if !isBetter { step /= 2 }
    }
    let rounded = points.map { ($0 * 1000).rounded() / 1000 }
    return (rounded, Self.error(rounded, samples))
  }

  private static func error(_ points: [Double], _ samples: [Double]) -> Double {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: points[0], y: points[1]),
      endControlPoint: UnitPoint(x: points[2], y: points[3]))
    var worst = 0.0
    for (index, sample) in samples.enumerated() {
      let value = curve.value(at: Double(index) / Double(samples.count - 1))
      worst = max(worst, (value - sample).magnitude)
    }
    return worst
  }
}
