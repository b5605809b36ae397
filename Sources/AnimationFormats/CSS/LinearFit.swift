/// The fewest points of a CSS `linear()` that stay within a tolerance of samples.
///
/// The fewest lines are known (``LinearCorridor``); of those the ones with about the smallest error are
/// taken, so that there is room to round. Where no rounding keeps the tolerance, more lines are tried.
struct LinearFit {
  private(set) var points: [CSSLinear.Point] = []
  private(set) var rounding: LinearRounding
  /// The greatest distance from the samples.
  private(set) var error = Double.infinity

  private let curve: SampledCurve
  private let tolerance: Double
  /// The first and the last progress. They stay as they are while the points between become finer.
  private var ends = (0.0, 0.0)

  /// How often the smallest error of so many lines is halved, and how often their points are rounded, at
  /// most.
  static let mostHalvings = 7
  static let mostRoundings = 16
  /// A line more has to make the error smaller by this much.
  private static let better = 0.99

  /// - Parameter charge: Pays for a fit before it is made.
  /// - Complexity: O(samples).
  init<Failure>(
    _ curve: SampledCurve, within tolerance: Double,
    charge: (CSSLinear.Charge) throws(Failure) -> Void
  ) throws(Failure) {
    (self.curve, self.tolerance) = (curve, tolerance)
    let cost = CSSLinear.Charge.fit(kept: curve.values.count, of: curve.samples.count)
    try charge(cost)
    let count = Self.lineCount(curve, within: tolerance)
    rounding = LinearRounding(points: count + 1, tolerance: tolerance)
    ends = Self.ends(of: curve, rounding)
    for more in [0, 1, 2 + count / 32, 4 + count / 8] where error > tolerance {
      try charge(cost)
      fit(lines: count + more)
    }
    if error > tolerance { error = curve.distance(of: points) }
    guard let jump = curve.jump else { return }
    points.append(CSSLinear.Point(position: 1, progress: rounding.progress(jump)))
  }

  private static func ends(of curve: SampledCurve, _ rounding: LinearRounding) -> (Double, Double) {
    (rounding.progress(curve.values[0]), rounding.progress(curve.values[curve.values.count - 1]))
  }

  /// How many lines a curve needs.
  static func lineCount(_ curve: SampledCurve, within tolerance: Double) -> Int {
    let ends = ends(of: curve, LinearRounding(points: 0, tolerance: tolerance))
    return LinearCorridor.lines(along: curve, from: ends.0, to: ends.1, within: tolerance)?.count
      ?? curve.values.count
  }

  private mutating func fit(lines count: Int) {
    for inner in tolerances(count) {
      if let lines = lines(within: inner, atMost: count) { return round(lines) }
    }
  }

  private func lines(within tolerance: Double, atMost count: Int) -> [LinearCorridor.Line]? {
    LinearCorridor.lines(
      along: curve, from: ends.0, to: ends.1, within: tolerance, atMost: count)
  }

  /// The tolerances to try so many lines with: from about the smallest error that they can have.
  private func tolerances(_ count: Int) -> [Double] {
    func serves(_ tolerance: Double) -> Bool { lines(within: tolerance, atMost: count) != nil }
    // The error is about that of one line by the square of how many there are.
    let share = Double(count - 1) / Double(count + 1)
    var (low, high) = (tolerance * share * share, tolerance)
    if serves(low) { (low, high) = (0, low) }
    for _ in 1..<Self.mostHalvings {
      let middle = (low + high) / 2
      if serves(middle) { high = middle } else { low = middle }
    }
    return [0.1, 0.4, 1].map { high + (tolerance - high) * $0 }
  }

  /// Rounds the points at which lines meet, ever finer until they keep the tolerance or are as good as
  /// they get. Where none keeps it the first ones with about the smallest error stay.
  private mutating func round(_ lines: [LinearCorridor.Line]) {
    var next: LinearRounding? = LinearRounding(points: lines.count + 1, tolerance: tolerance)
    for step in 0..<Self.mostRoundings {
      guard let rounding = next, error > tolerance else { return }
      consider(points(of: lines, rounding), rounding)
      next = rounding.finer(step)
    }
  }

  /// Takes points that keep the tolerance, or whose error is smaller than that of those before.
  private mutating func consider(_ points: [CSSLinear.Point], _ rounding: LinearRounding) {
    var found = curve.keptDistance(of: points)
    if found <= tolerance { found = curve.distance(of: points) }
    let most = error * (points.count > self.points.count ? Self.better : 1)
    guard found <= tolerance || found < most else { return }
    (self.points, self.rounding, error) = (points, rounding, found)
  }

  /// The rounded points. Beside its rounded place a point lies between its two lines.
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

  /// The points as CSS writes them.
  var text: String {
    let texts = points.indices.map { index in
      rounding.text(points[index], isEnd: index == 0 || index == points.count - 1)
    }
    return "linear(" + texts.joined(separator: ", ") + ")"
  }
}
