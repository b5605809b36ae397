/// Measures how long a piece of work takes: the best of several runs, each long enough to be timed.
///
/// The best run is the one that was disturbed least; a median says how others fared.
struct Stopwatch {
  /// How many runs there are.
  var runs: Int
  /// The least length of a run, in seconds.
  var leastRun: Double

  static let thorough = Stopwatch(runs: 15, leastRun: 0.02)
  static let quick = Stopwatch(runs: 3, leastRun: 0.002)

  /// What was measured, in nanoseconds for one call.
  struct Time {
    var best: Double
    var median: Double
  }

  /// How long one call of `body` takes. What it returns is added up, so that it has to be made.
  func time(_ body: () -> Int) -> Time {
    var calls = 1
    while seconds(calls, body) < leastRun { calls *= 2 }
    let times = (0..<runs).map { _ in seconds(calls, body) * 1e9 / Double(calls) }.sorted()
    return Time(best: times[0], median: times[times.count / 2])
  }

  private func seconds(_ calls: Int, _ body: () -> Int) -> Double {
    let start = ContinuousClock.now
    var sum = 0
    for _ in 0..<calls { sum &+= body() }
    let elapsed = ContinuousClock.now - start
    precondition(sum != .min)
    return elapsed / .seconds(1)
  }
}
