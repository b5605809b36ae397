internal import AnimationEngine

/// The `cubic-bezier()` that is nearest to a given progress.
struct CubicBezierFit {
  /// The control points: x1, y1, x2, y2.
  private(set) var points: [Double]
  /// The greatest vertical distance from the progress.
  private(set) var error: Double

  /// Errors below this are rounding errors of doubles.
  private static let noise = 1e-12
  /// The number of positions at which the progress is sampled.
  private static let places = 200

  /// Fits a curve to a progress from 0 at 0 to 1 at 1, by a search with halving steps.
  ///
  /// - Complexity: O(1): 200 calls, and some thousands of curves, most of them seen at a few places.
  init(_ progress: (Double) -> Double) {
    let samples = Self.samples(of: progress)
    (points, error) = ([0, 0, 1, 1], .infinity)
    for start in Self.starts where error > 0 { take(start, samples) }
    for start in Self.starts where error > 0 { take(Self.search(from: start, samples), samples) }
  }

  /// Takes the points if their curve is nearer than the one found so far.
  private mutating func take(_ found: [Double], _ samples: [Double]) {
    let distance = Self.distance(of: found, samples)
    if distance < error { (points, error) = (found, distance) }
  }

  /// The work of a fit in units of work, if a value of the progress costs `cost`.
  static func work(at cost: Int) -> Int { WorkMeter.sum(WorkMeter.product(places, cost), 100_000) }

  /// The progress of the curve at a fraction of the time.
  @Sendable func progress(at share: Double) -> Double { Self.curve(points).value(at: share) }

  /// The greatest vertical distance of the curve from a progress function.
  func error(of progress: (Double) -> Double) -> Double {
    Self.distance(of: points, Self.samples(of: progress))
  }

  private static func curve(_ points: [Double]) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: points[0], y: points[1]),
      endControlPoint: UnitPoint(x: points[2], y: points[3]))
  }

  private static func samples(of progress: (Double) -> Double) -> [Double] {
    (0...places).map { progress(Double($0) / Double(places)) }
  }

  private static func distance(of points: [Double], _ samples: [Double]) -> Double {
    let curve = curve(points)
    let error = samples.indices.reduce(0) { worst, place in
      max(worst, (curve.value(at: Double(place) / Double(places)) - samples[place]).magnitude)
    }
    return error < noise ? 0 : error
  }

  private static let starts: [[Double]] = [
    [0, 0, 1, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.2, 1, 0.4, 1], [0.5, 0, 0.9, 0.5],
  ]

  /// The greatest number of rounds in which the points are moved; it allows for any useful curve.
  private static let mostRounds = 100

  private static func search(from start: [Double], _ samples: [Double]) -> [Double] {
    var (best, step) = (Candidate(SIMD4(start), samples), 0.2)
    // A progress that goes far from its ends is reached by longer steps.
    let height = max(1, (samples.map(\.magnitude).max() ?? 1).rounded(.down))
    for _ in 0..<mostRounds where step > 5e-4 {
      if !best.improve(by: SIMD4(step, step * height, step, step * height), samples) { step /= 2 }
    }
    return (0..<4).map { (best.points[$0] * 1000).rounded() / 1000 }
  }
}

/// A candidate curve, and where its error is greatest.
///
/// The error is measured at values of the curve's parameter, so that no equation has to be solved
/// for the time; between samples the progress counts as a straight line.
private struct Candidate {
  let points: SIMD4<Double>
  private var error = 0.0
  private var worst = 0

  init(_ points: SIMD4<Double>, _ samples: [Double]) {
    self.points = points
    for place in samples.indices { look(at: place, samples) }
  }

  /// A curve with a smaller error than another one; nil if its error is not smaller.
  ///
  /// The place where the other curve is worst is compared first, as that mostly decides.
  private init?(_ points: SIMD4<Double>, nearerThan other: Candidate, _ samples: [Double]) {
    self.points = points
    look(at: other.worst, samples)
    for place in samples.indices {
      guard error < other.error else { return nil }
      look(at: place, samples)
    }
    guard error < other.error else { return nil }
  }

  /// Moves each coordinate up or down where that reduces the error; returns whether any was
  /// moved.
  mutating func improve(by steps: SIMD4<Double>, _ samples: [Double]) -> Bool {
    var isBetter = false
    for place in 0..<4 {
      for move in [-steps[place], steps[place]] {
        var next = points
        next[place] += move
        if place % 2 == 0 { next[place] = min(max(next[place], 0), 1) }
        guard let nearer = Candidate(next, nearerThan: self, samples) else { continue }
        (self, isBetter) = (nearer, true)
      }
    }
    return isBetter
  }

  private mutating func look(at place: Int, _ samples: [Double]) {
    let last = samples.count - 1
    let share = Double(place) / Double(last)
    let rest = 1 - share
    let (first, second) = (3 * rest * rest * share, 3 * rest * share * share)
    let end = share * share * share
    let time = (points[0] * first + points[2] * second + end) * Double(last)
    let index = min(Int(saturating: time), last - 1)
    let progress =
      samples[index] + (samples[index + 1] - samples[index]) * (time - Double(index))
    let distance = (points[1] * first + points[3] * second + end - progress).magnitude
    if distance > error { (error, worst) = (distance, place) }
  }
}
