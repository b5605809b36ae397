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

  /// The precision of the search for the most room for rounding, as the ratio of the room not found
  /// to the room found. The search is rough at first, and repeated more closely if no rounding
  /// keeps the tolerance.
  private static let ratios = [2.6, 1.1]
  /// How often lines are rounded at most.
  static let mostRoundings = 16
  /// The greatest step of progress that can do, as a multiple of the room for rounding.
  private static let widest = 1.5
  /// An additional line has to reduce the error to this fraction.
  private static let better = 0.5

  /// Fits points to a curve.
  ///
  /// - Parameters:
  ///   - first: The fewest lines along the curve.
  ///   - charge: Charges for a fit before it is made.
  /// - Complexity: O(samples).
  init<Failure>(
    _ curve: SampledCurve, from first: LinearCorridor.Pass, within tolerance: Double,
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
      fit(count + more, from: first)
    }
    if error > tolerance { error = curve.distance(of: points) }
    guard let jump = curve.jump else { return }
    points.append(CSSLinear.Point(position: 1, progress: rounding.progress(jump)))
  }

  private static func ends(of curve: SampledCurve, _ rounding: LinearRounding) -> (Double, Double) {
    (rounding.progress(curve.values[0]), rounding.progress(curve.values[curve.values.count - 1]))
  }

  /// The distance from the middles within which lines have to stay, to be within a tolerance of the
  /// curve on both sides of these.
  static func bound(ofLines tolerance: Double) -> Double { tolerance * (1 - SampledCurve.bend / 2) }

  /// The fewest lines along a curve, which are never more than its samples.
  static func fewest(_ curve: SampledCurve, within tolerance: Double) -> LinearCorridor.Pass {
    let ends = ends(of: curve, LinearRounding(points: 0, tolerance: tolerance))
    var room = LinearCorridor.room(for: curve)
    return LinearCorridor.pass(
      along: curve, from: ends.0, to: ends.1, within: tolerance, in: &room)
  }

  private mutating func fit(_ count: Int, from first: LinearCorridor.Pass) {
    var search = LinearSearch(count, along: curve, from: first, within: tolerance, ends)
    for ratio in Self.ratios where error > tolerance {
      search.narrow(to: ratio)
      round(search.lines, in: search.room)
    }
  }

  /// Rounds the points where lines meet, more and more finely until they keep the tolerance or
  /// cannot get better. If none does, the first ones with about the smallest error stay.
  private mutating func round(_ lines: [LinearCorridor.Line], in room: Double) {
    var next: LinearRounding? = LinearRounding(points: lines.count + 1, tolerance: tolerance)
    for step in 0..<Self.mostRoundings {
      guard let rounding = next, error > tolerance else { return }
      if rounding.level < Self.widest * room { consider(points(of: lines, rounding), rounding) }
      next = rounding.finer(step)
    }
  }

  /// Takes the points if they keep the tolerance, or have a smaller error than those found before.
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
    var points = [CSSLinear.Point(position: 0, progress: ends.0)]
    points.reserveCapacity(lines.count + 1)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let meeting = (line.start - next.start) / (next.rise - line.rise)
      let position = rounding.position(min(max(meeting, 0), 1))
      let progress = (line.value(at: position) + next.value(at: position)) / 2
      points.append(.init(position: position, progress: rounding.progress(progress)))
    }
    points.append(.init(position: 1, progress: ends.1))
    return points
  }
}
