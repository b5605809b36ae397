/// Finds where the distance between two columns is greatest.
///
/// A distance counts if it lasts: jumps of both columns whose times differ by rounding are alike.
struct DistanceSearch {
  private let distance: (Double) -> Double
  /// The greatest distance that was seen, and its time.
  private(set) var worst = 0.0
  private(set) var time = 0.0

  /// The number of peaks that are looked at more closely, and of the times of these looks.
  private static let mostPeaks = 16
  static let mostCloserLooks = mostPeaks * closer.count
  private static let closer = CloserLook(rounds: 6)
  /// A distance is no mere instant if it is at least half as great this many seconds earlier or
  /// later.
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
    for row in distances.greatestPeaks(atMost: Self.mostPeaks) {
      let (low, high) = (time(max(row - 1, 0)), time(min(row + 1, count - 1)))
      Self.closer.look(from: low, to: high) { place in
        let distance = distance(place)
        note(distance, at: place)
        return distance
      }
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
}
