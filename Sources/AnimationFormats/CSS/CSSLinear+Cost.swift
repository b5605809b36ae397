import AnimationEngine

// What an easing costs, in the units of `WorkMeter`: it grows with the points that it needs, and these
// with a tolerance that gets smaller.

extension CSSLinear {
  /// The work to find out how many points a curve needs, one value of which costs `cost`.
  static func work(toCountPointsAt cost: Int) -> Int {
    WorkMeter.product(LinearFitGrid.coarseSamples + 1, cost + simplifying)
  }

  /// The work to sample the grid on which so many points are chosen.
  static func work(toSample points: Int, at cost: Int) -> Int {
    WorkMeter.product(
      LinearFitGrid.places(forPoints: points) * LinearFitGrid.samplesPerPlace, cost)
  }

  /// The work to fit lines through about so many points, once.
  ///
  /// A fit starts lines from some places of each range, one from every level, and a line asks for
  /// every place of two ranges which of its levels are within reach. The error is found from ten
  /// times as many values as the grid has samples.
  static func work(toFit points: Int, at cost: Int) -> Int {
    let places = LinearFitGrid.places(forPoints: points)
    let values = WorkMeter.product(10, work(toSample: points, at: cost))
    let range = places / max(points, 1) + 1
    let starts = min(range, LinearFit.mostStarts) * levels
    let line = 2 * range * (LinearFitGrid.samplesPerPlace + levels)
    let fits = WorkMeter.product(max(points, 1), starts, line) / stepsPerUnit
    return WorkMeter.sum(values, fits)
  }

  /// The bytes that places and their levels take.
  static func memory(toFit points: Int) -> Int {
    LinearFitGrid.places(forPoints: points) * (levels * 32 + LinearFitGrid.samplesPerPlace * 8)
  }

  /// The most levels that a place has: a level is at least a twelfth of the tolerance, on both sides.
  private static let levels = 26
  /// To look at a sample as a point of lines.
  private static let simplifying = 10
  /// How many levels are asked about in a unit of work.
  private static let stepsPerUnit = 16
}
