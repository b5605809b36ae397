/// A look at the peak of an error between two times: at even steps, then between the two steps
/// beside the worst.
enum CloserLook {
  private static let (rounds, steps) = (2, 8)
  /// The number of times that are compared.
  static let count = rounds * (steps + 1)

  /// Calls `error` for each time.
  static func look(from start: Double, to end: Double, error: (Double) -> Double) {
    var (low, high) = (start, end)
    for _ in 0..<rounds {
      let times = LineTimes.even(from: low, to: high, inSteps: steps)
      let errors = times.map(error)
      let worst = errors.indices.max { errors[$0] < errors[$1] } ?? 0
      (low, high) = (times[max(worst - 1, 0)], times[min(worst + 1, steps)])
    }
  }
}
