internal import AnimationEngine

/// Searches the `cubic-bezier()` curves that are nearest to samples of a progress, by steps that are
/// halved when none gets nearer.
///
/// The greatest distance has many valleys. So long steps are made from several starts, and short ones
/// from the best places that these lead to.
struct CubicBezierSearch {
  private let samples: [Double]
  /// A progress that goes far from its ends is reached by longer steps.
  private let height: Double

  /// The length of the first step, that at which the best places are chosen, and that of the last.
  private static let (long, short, last) = (0.2, 0.0125, 5e-4)
  private static let kept = 2
  /// The greatest number of rounds in which the points are moved; it allows for any useful curve.
  private static let mostRounds = 100

  /// - Parameter samples: The progress at evenly spaced times, at least two.
  init(_ samples: [Double]) {
    self.samples = samples
    height = max(1, (samples.map(\.magnitude).max() ?? 1).rounded(.down))
  }

  /// The control points x1, y1, x2, y2 of the nearest curves that are found, to three decimals.
  ///
  /// - Complexity: Some thousands of curves a start, most of them seen at a few places.
  func nearest(from starts: [[Double]]) -> [[Double]] {
    let far = starts.map { moved(Candidate(SIMD4($0), samples), from: Self.long, to: Self.short) }
    return far.sorted { $0.error < $1.error }.prefix(Self.kept).map { start in
      let found = moved(start, from: Self.short, to: Self.last)
      return (0..<4).map { (found.points[$0] * 1000).rounded() / 1000 }
    }
  }

  private func moved(_ start: Candidate, from first: Double, to last: Double) -> Candidate {
    var (best, step) = (start, first)
    for _ in 0..<Self.mostRounds where step > last {
      if !best.improve(by: SIMD4(step, step * height, step, step * height), samples) { step /= 2 }
    }
    return best
  }

  /// A candidate curve, and where its error is greatest.
  ///
  /// The error is measured at values of the curve's parameter, so that no equation has to be solved
  /// for the time; between samples the progress counts as a straight line.
  private struct Candidate {
    private(set) var points: SIMD4<Double>
    private(set) var error = 0.0
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

    /// The directions along one coordinate, and along two at once: where the greatest error is as
    /// large at two places, no single coordinate reduces both.
    private static let single = directions(of: 1)
    private static let paired = directions(of: 2)

    /// The directions in which exactly `count` coordinates change, each by 1 or -1.
    private static func directions(of count: Int) -> [SIMD4<Double>] {
      let steps = [0.0, 1, -1]
      let all = (0..<81).map {
        SIMD4(steps[$0 % 3], steps[$0 / 3 % 3], steps[$0 / 9 % 3], steps[$0 / 27])
      }
      return all.filter { ($0 * $0).sum() == Double(count) }
    }

    /// Moves the points where that reduces the error; returns whether any was moved.
    mutating func improve(by steps: SIMD4<Double>, _ samples: [Double]) -> Bool {
      improve(along: Self.single, by: steps, samples)
        || improve(along: Self.paired, by: steps, samples)
    }

    private mutating func improve(
      along directions: [SIMD4<Double>], by steps: SIMD4<Double>, _ samples: [Double]
    ) -> Bool {
      var isBetter = false
      for direction in directions {
        var next = points + direction * steps
        next.evenHalf.clamp(lowerBound: .zero, upperBound: .one)
        guard let nearer = Candidate(next, nearerThan: self, samples) else { continue }
        (self, isBetter) = (nearer, true)
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
}
