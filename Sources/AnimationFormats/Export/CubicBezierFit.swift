internal import AnimationEngine

/// The `cubic-bezier()` that is nearest to a given progress.
struct CubicBezierFit {
  /// The control points: x1, y1, x2, y2.
  private(set) var points: [Double]
  /// The greatest vertical distance from the progress.
  private(set) var error: Double

  /// The control points as a list with commas.
  var text: String { points.map { ExportMotion.text($0, decimals: 3) }.joined(separator: ", ") }

  /// Errors below this are rounding errors of doubles.
  private static let noise = 1e-12
  /// The number of steps in which the progress is sampled.
  static let places = 1024
  /// How many of these steps the search takes at once.
  private static let searched = 4

  /// Fits a curve to a progress from 0 at 0 to 1 at 1, by a ``CubicBezierSearch``.
  ///
  /// - Complexity: O(1): ``places`` calls, and some thousands of curves, most of them seen at a few
  ///   places.
  init(_ progress: (Double) -> Double) { self.init(samples: Self.samples(of: progress)) }

  /// Fits a curve to samples of a progress: its values at ``places`` even steps and at the end.
  init(samples: [Double]) {
    (points, error) = ([0, 0, 1, 1], .infinity)
    for start in Self.starts where error > 0 { take(start, samples) }
    guard error > 0 else { return }
    let sparse = stride(from: 0, to: samples.count, by: Self.searched).map { samples[$0] }
    for found in CubicBezierSearch(sparse).nearest(from: Self.starts) { take(found, samples) }
  }

  /// Takes the points if their curve is nearer than the one found so far.
  private mutating func take(_ found: [Double], _ samples: [Double]) {
    let distance = Self.distance(of: found, samples, upTo: error)
    if distance < error { (points, error) = (found, distance) }
  }

  /// The work of a fit in units of work, if a value of the progress costs `cost`.
  static func work(at cost: Int) -> Int { WorkMeter.sum(WorkMeter.product(places, cost), 100_000) }

  /// The progress of the curve at a fraction of the time.
  @Sendable func progress(at share: Double) -> Double {
    UnitCurve(handles: points).value(at: share)
  }

  /// The greatest vertical distance of the curve from a progress function: at even places, at
  /// `corners` of the progress, and around the greatest of these distances.
  ///
  /// - Parameter corners: Fractions of the time that miss no piece and no oscillation.
  func error(of progress: (Double) -> Double, corners: [Double]) -> Double {
    let curve = UnitCurve(handles: points)
    func distance(_ place: Double) -> Double {
      (curve.value(at: place) - progress(place)).magnitude
    }
    let even = LineTimes.even(from: 0, to: 1, inSteps: Self.places)
    let places = Set(even).union(corners).sorted()
    let distances = places.map(distance)
    var worst = distances.max() ?? 0
    for index in distances.greatestPeaks(atMost: Self.mostPeaks) {
      let (low, high) = (places[max(index - 1, 0)], places[min(index + 1, places.count - 1)])
      CloserLook.atError.look(from: low, to: high) { place in
        let distance = distance(place)
        worst = max(worst, distance)
        return distance
      }
    }
    return worst < Self.noise ? 0 : worst
  }

  /// The work of measuring an error, in units of work, if a value of the progress costs `cost`.
  static func workOfError(at cost: Int, corners: Int) -> Int {
    let closer = mostPeaks * CloserLook.atError.count
    return WorkMeter.product(places + corners + closer, WorkMeter.sum(cost, 10))
  }

  /// The number of peaks that are looked at more closely.
  private static let mostPeaks = 16

  private static func samples(of progress: (Double) -> Double) -> [Double] {
    (0...places).map { progress(Double($0) / Double(places)) }
  }

  /// The greatest distance of a curve from samples; any distance above `most` where it is greater
  /// than that.
  private static func distance(
    of points: [Double], _ samples: [Double], upTo most: Double = .infinity
  ) -> Double {
    let curve = UnitCurve(handles: points)
    var worst = 0.0
    for place in samples.indices where worst <= most {
      let progress = curve.value(at: Double(place) / Double(places))
      worst = max(worst, (progress - samples[place]).magnitude)
    }
    return worst < noise ? 0 : worst
  }

  private static let starts: [[Double]] = [
    [0, 0, 1, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1],
    [0.2, 1, 0.4, 1], [0.5, 0, 0.9, 0.5],
  ]
}

extension UnitCurve {
  /// The cubic Bézier curve whose two handles have these four coordinates.
  init(handles: [Double]) {
    self = .bezier(
      startControlPoint: UnitPoint(x: handles[0], y: handles[1]),
      endControlPoint: UnitPoint(x: handles[2], y: handles[3]))
  }
}
