/// A look at the peak of a function between two places: at even steps, then between the two steps
/// beside the greatest value, and so on.
package struct CloserLook: Sendable {
  private let rounds: Int
  private static let steps = 8

  /// A look that narrows the interval down to a quarter of its length `rounds` times.
  package init(rounds: Int) { self.rounds = rounds }

  /// The number of values that are asked for.
  package var count: Int { rounds * (Self.steps + 1) }

  /// Asks for the value at each place.
  package func look(from start: Double, to end: Double, value: (Double) -> Double) {
    var (low, high) = (start, end)
    for _ in 0..<rounds {
      let places = (0...Self.steps).map { low + (high - low) * (Double($0) / Double(Self.steps)) }
      let values = places.map(value)
      let greatest = values.indices.max { values[$0] < values[$1] } ?? 0
      (low, high) = (places[max(greatest - 1, 0)], places[min(greatest + 1, Self.steps)])
    }
  }
}

extension [Double] {
  /// Whether a value is greater than the one before it and no smaller than the one after it. Of equal
  /// ones in a row the first is a peak.
  package func isPeak(at index: Int) -> Bool {
    (index == 0 || self[index] > self[index - 1])
      && (index + 1 == count || self[index] >= self[index + 1])
  }

  /// The places of the peaks above 0, the greatest first.
  package func greatestPeaks(atMost most: Int) -> [Int] {
    let peaks = indices.filter { self[$0] > 0 && isPeak(at: $0) }
    return [Int](peaks.sorted { self[$0] > self[$1] }.prefix(most))
  }
}
