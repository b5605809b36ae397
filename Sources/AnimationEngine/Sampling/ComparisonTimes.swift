/// The times at which two timelines are compared: evenly spaced ones, and those at which one of the
/// two may jump, bend or swing back.
public struct ComparisonTimes: Sendable {
  /// The evenly spaced times, from 0 to the end of the longer timeline.
  let even: SampleGrid
  /// The times at which the distance may be greatest between these, rising.
  let others: [Double]

  /// The greatest number of joints of a timeline that are looked at; of one with more none is.
  private static let mostJoints = 100_000

  /// The times for two timelines, of which `count` are evenly spaced.
  ///
  /// - Precondition: Both have an end, and `count` is at least 2.
  /// - Complexity: O(joints * log joints).
  public init(_ left: Timeline, _ right: Timeline, count: Int) {
    even = .evenly(count: count, end: max(left.duration ?? 0, right.duration ?? 0))
    let seeds = [left, right].flatMap { timeline in
      (try? timeline.seedTimes(from: 0, to: timeline.duration ?? 0, limit: Self.mostJoints)) ?? []
    }
    others = Timeline.rising(seeds.sorted())
  }

  /// The greatest number of times at which a column is looked at, with those around the peaks.
  public var count: Int {
    even.count.addingSaturating(others.count + 2 * DistanceSearch.mostCloserLooks)
  }
}

/// Finds where the distance between two columns is greatest.
///
/// A distance counts if it lasts: jumps of both columns whose times differ by rounding are alike.
struct DistanceSearch {
  private let distance: (Double) -> Double
  /// The greatest distance that was seen, and its time.
  private(set) var worst = 0.0
  private(set) var time = 0.0

  /// The number of peaks that are looked at more closely: how often, and in how many steps each time.
  private static let (mostPeaks, rounds, steps) = (16, 6, 8)
  static let mostCloserLooks = mostPeaks * rounds * (steps + 1)
  /// A distance lasts if so many seconds before or after it is half as great or more.
  private static let instant = 1e-4
  /// The part by which a distance is greater than another only by rounding.
  private static let noise = 1e-12

  /// A search with a function of time; no distance is below 0.
  init(_ distance: @escaping (Double) -> Double) { self.distance = distance }

  /// Looks at rising times, and more closely around the greatest distances.
  ///
  /// - Returns: The sum of the distances at these times.
  mutating func look(at count: Int, _ time: (Int) -> Double) -> Double {
    let distances = (0..<count).map { distance(time($0)) }
    for row in distances.indices { note(distances[row], at: time(row)) }
    for row in Self.peaks(of: distances) {
      lookCloser(from: time(max(row - 1, 0)), to: time(min(row + 1, count - 1)))
    }
    return distances.reduce(0, +)
  }

  private mutating func note(_ distance: Double, at time: Double) {
    guard distance > worst * (1 + Self.noise), lasts(distance, at: time) else { return }
    (worst, self.time) = (distance, time)
  }

  private func lasts(_ distance: Double, at time: Double) -> Bool {
    [time - Self.instant, time + Self.instant].contains { self.distance($0) >= distance / 2 }
  }

  /// The rows at which a distance is greater than those beside it, the greatest first. Of equal ones
  /// in a row the first is a peak.
  private static func peaks(of distances: [Double]) -> [Int] {
    let last = distances.count - 1
    let rows = distances.indices.filter { row in
      let own = distances[row]
      return own > 0 && (row == 0 || own > distances[row - 1])
        && (row == last || own >= distances[row + 1])
    }
    return Array(rows.sorted { distances[$0] > distances[$1] }.prefix(mostPeaks))
  }

  /// Looks at even steps between two times, then between the two beside the worst of them, and so on.
  private mutating func lookCloser(from start: Double, to end: Double) {
    var (low, high) = (start, end)
    for _ in 0..<Self.rounds {
      let times = (0...Self.steps).map { low + (high - low) * Double($0) / Double(Self.steps) }
      let distances = times.map(distance)
      let worst = distances.indices.max { distances[$0] < distances[$1] } ?? 0
      for step in times.indices { note(distances[step], at: times[step]) }
      (low, high) = (times[max(worst - 1, 0)], times[min(worst + 1, Self.steps)])
    }
  }
}
