internal import AnimationEngine

/// The places and levels between which the points of a CSS `linear()` are chosen: round percentages
/// and round decimals, so that rounding is no source of error of its own.
struct LinearFitGrid {
  /// One point: a place, and a level in units of progress.
  struct Knot: Hashable, Sendable {
    var place: Int
    var level: Int
  }

  /// How many places lie between the start and the end.
  let places: Int
  /// The progress at every sample; ``samplesPerPlace`` lie from one place to the next.
  let samples: [Double]
  /// The decimals of a level.
  let decimals: Int
  /// How many units of the last decimal a level has: 1, 2 or 5.
  let unitsPerLevel: Int
  private let progress: (Double) -> Double

  static let samplesPerPlace = 4

  /// How many samples of a curve tell how many points it needs.
  static let coarseSamples = 2000

  /// The grid for a progress of a position from 0 to 1, about which so many points lie on the curve.
  init(tolerance: Double, points: Int, _ progress: @escaping (Double) -> Double) {
    self.progress = progress
    (decimals, unitsPerLevel) = Self.levels(tolerance)
    places = Self.places(forPoints: points)
    samples = Self.sampled(places * Self.samplesPerPlace, progress)
  }

  /// About how many points on the curve lines need.
  static func points(within tolerance: Double, _ progress: (Double) -> Double) -> Int {
    let coarse = sampled(coarseSamples, progress)
    let times = coarse.indices.map { Double($0) / Double(coarseSamples) }
    return CurveSimplifier(times: times, columns: [coarse]).kept(within: tolerance).count
  }

  /// How many places serve so many points.
  static func places(forPoints points: Int) -> Int {
    [200, 500, 1000, 2000, 5000].first { $0 >= points * 16 } ?? 10_000
  }

  private static func sampled(_ count: Int, _ progress: (Double) -> Double) -> [Double] {
    (0...count).map { progress(Double($0) / Double(count)) }
  }

  /// The greatest of 1, 2 and 5 units of a decimal that is at most a fifth of the tolerance.
  private static func levels(_ tolerance: Double) -> (decimals: Int, units: Int) {
    var decimals = 0
    var unit = 1.0
    while unit > tolerance / 5 {
      decimals += 1
      unit /= 10
    }
    if unit * 5 <= tolerance / 5 { return (decimals, 5) }
    return (decimals, unit * 2 <= tolerance / 5 ? 2 : 1)
  }

  /// Whether every sample has a level of its own: none is so far away that levels are no longer whole
  /// numbers, and none is missing.
  var isWithinReach: Bool { samples.allSatisfy { ($0 / levelSize).magnitude < 1e15 } }

  /// The size of a level.
  var levelSize: Double { progress(of: 1) }

  /// The progress that a level stands for.
  func progress(of level: Int) -> Double {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return Double(level.multipliedSaturating(by: unitsPerLevel)) / power
  }

  /// The position of a place, from 0 to 1.
  func position(of place: Int) -> Double { Double(place) / Double(places) }

  /// The points with their error, fitted within a tolerance at the samples.
  func fit(within tolerance: Double) -> (knots: [Knot], error: Double) {
    let knots = LinearFit(self, tolerance: tolerance).knots()
    return (knots, error(of: knots))
  }

  /// The greatest vertical distance of the lines, on a grid ten times finer than the samples.
  private func error(of knots: [Knot]) -> Double {
    var worst = 0.0
    for (left, right) in zip(knots, knots.dropFirst()) {
      let (start, rise) = (
        progress(of: left.level), progress(of: right.level) - progress(of: left.level)
      )
      let steps = (right.place - left.place) * Self.samplesPerPlace * 10
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        let place = Double(left.place) + share * Double(right.place - left.place)
        worst = max(worst, (progress(place / Double(places)) - (start + rise * share)).magnitude)
      }
    }
    return worst
  }

  /// The points as CSS writes them: the progress, and where it is not clear the percentage.
  func texts(of knots: [Knot]) -> [String] {
    knots.map { knot in
      let progress = DecimalText.text(
        units: knot.level.multipliedSaturating(by: unitsPerLevel), decimals: decimals)
      if knot.place == 0 || knot.place == places { return progress }
      let percent = DecimalText.text(units: knot.place * (10_000 / places), decimals: 2)
      return "\(progress) \(percent)%"
    }
  }
}
