/// Finds the fewest points of a CSS `linear()` that stay within a tolerance of samples, with
/// rounded numbers.
///
/// ``LinearCorridor`` gives the fewest lines. With that number, lines with nearly the smallest
/// error are chosen, to leave room for rounding. If no rounding keeps the tolerance, more lines
/// are tried.
struct LinearFit {
  private(set) var points: [CSSLinear.Point] = []
  private(set) var rounding: LinearRounding
  /// The greatest vertical distance from the samples.
  private(set) var error = Double.infinity

  private let curve: SampledCurve
  private let tolerance: Double
  /// The first and last progress, which are kept while other points are rounded more finely.
  private var ends = (0.0, 0.0)

  /// How often a range of tolerances is halved in search of the smallest error, at most.
  private static let mostHalvings = 5
  /// How often lines are searched and roundings are tried for a number of lines, at most.
  static let mostPasses = 2 * mostHalvings + 1
  static let mostRoundings = 16
  /// How near the smallest error is found, as a fraction of the room that it leaves for rounding.
  private static let precision = 0.1
  /// An additional line has to reduce the error to this fraction.
  private static let better = 0.5

  /// Fits points to a curve.
  ///
  /// - Parameters:
  ///   - first: The fewest lines along the curve.
  ///   - charge: Charges for a fit before it is made.
  /// - Complexity: O(samples).
  init<Failure>(
    _ curve: SampledCurve, from first: [LinearCorridor.Line], within tolerance: Double,
    charge: (CSSLinear.Charge) throws(Failure) -> Void
  ) throws(Failure) {
    (self.curve, self.tolerance) = (curve, tolerance)
    let cost = CSSLinear.Charge.fit(kept: curve.values.count, of: curve.samples.count)
    try charge(cost)
    let count = first.count
    rounding = LinearRounding(points: count + 1, tolerance: tolerance)
    ends = Self.ends(of: curve, rounding)
    for more in [0, 1, 2 + count / 32, 4 + count / 8] where error > tolerance {
      try charge(cost)
      round(closestLines(count + more) ?? first)
    }
    if error > tolerance { error = curve.distance(of: points) }
    guard let jump = curve.jump else { return }
    points.append(CSSLinear.Point(position: 1, progress: rounding.progress(jump)))
  }

  private static func ends(of curve: SampledCurve, _ rounding: LinearRounding) -> (Double, Double) {
    (rounding.progress(curve.values[0]), rounding.progress(curve.values[curve.values.count - 1]))
  }

  /// The distance from kept samples within which lines have to stay, to be within a tolerance of the
  /// curve between these too.
  static func bound(ofLines tolerance: Double) -> Double { tolerance * (1 - SampledCurve.bend) }

  /// The fewest lines along a curve, which are never more than its samples.
  static func fewest(_ curve: SampledCurve, within tolerance: Double) -> [LinearCorridor.Line] {
    let ends = ends(of: curve, LinearRounding(points: 0, tolerance: tolerance))
    return LinearCorridor.lines(along: curve, from: ends.0, to: ends.1, within: tolerance) ?? []
  }

  private func lines(within tolerance: Double, atMost count: Int) -> [LinearCorridor.Line]? {
    LinearCorridor.lines(
      along: curve, from: ends.0, to: ends.1, within: tolerance, atMost: count)
  }

  /// So many lines with nearly the smallest error: the less room it leaves for rounding, the nearer.
  private func closestLines(_ count: Int) -> [LinearCorridor.Line]? {
    // With `n` lines the error is roughly proportional to 1/n².
    let share = Double(count - 1) / Double(count + 1)
    let most = Self.bound(ofLines: tolerance)
    var search = Search(least: most * share * share, most: most)
    halve(&search, count)
    if search.isBelow {
      // A curve of straight lines has no error with enough of them.
      search.least = 0
      halve(&search, count)
    }
    return search.lines
  }

  /// A range of tolerances around the smallest that some lines keep.
  private struct Search {
    var least: Double
    var most: Double
    /// The lines that keep `most`.
    var lines: [LinearCorridor.Line]?
    /// Whether all tolerances that were tried are kept.
    var isBelow = true
  }

  /// Halves a range until it is narrow, or has been halved often.
  private func halve(_ search: inout Search, _ count: Int) {
    for _ in 0..<Self.mostHalvings
    where search.most - search.least > (tolerance - search.most) * Self.precision {
      let middle = (search.least + search.most) / 2
      if let lines = lines(within: middle, atMost: count) {
        (search.most, search.lines) = (middle, lines)
      } else {
        (search.least, search.isBelow) = (middle, false)
      }
    }
  }

  /// Rounds the points where lines meet, more and more finely until they keep the tolerance or
  /// cannot get better. If none does, the first ones with about the smallest error stay.
  private mutating func round(_ lines: [LinearCorridor.Line]) {
    var next: LinearRounding? = LinearRounding(points: lines.count + 1, tolerance: tolerance)
    for step in 0..<Self.mostRoundings {
      guard let rounding = next, error > tolerance else { return }
      consider(points(of: lines, rounding), rounding)
      next = rounding.finer(step)
    }
  }

  /// Takes the points if they keep the tolerance, or have a smaller error than those found
  /// before.
  private mutating func consider(_ points: [CSSLinear.Point], _ rounding: LinearRounding) {
    let most = error * (points.count > self.points.count ? Self.better : 1)
    var found = curve.keptDistance(of: points, upTo: max(tolerance, most))
    if found <= tolerance { found = curve.distance(of: points) }
    guard found <= tolerance || found < most else { return }
    (self.points, self.rounding, error) = (points, rounding, found)
  }

  /// The rounded points. After a point's position is rounded, its progress is taken between its
  /// two lines.
  private func points(
    of lines: [LinearCorridor.Line], _ rounding: LinearRounding
  ) -> [CSSLinear.Point] {
    let inner = zip(lines, lines.dropFirst()).map { line, next in
      let meeting = (line.start - next.start) / (next.rise - line.rise)
      let position = rounding.position(min(max(meeting, 0), 1))
      let progress = (line.value(at: position) + next.value(at: position)) / 2
      return CSSLinear.Point(position: position, progress: rounding.progress(progress))
    }
    return [.init(position: 0, progress: ends.0)] + inner + [.init(position: 1, progress: ends.1)]
  }
}
