/// Chooses the times at which a plot samples its lines.
enum PlotTimes {
  /// The number of evenly spaced steps: a little more than the pixels of most screens.
  static let steps = 480
  /// The approximate greatest number of samples of a line, with those beside the even steps.
  static let most = 4 * steps
  /// The greatest number of jumps searched for in one line.
  private static let mostJumps = 100

  /// Evenly spaced times over a range, both ends included.
  static func even(over range: ClosedRange<Double>) -> [Double] {
    (0...steps).map { step in
      step == steps ? range.upperBound : range.place(at: Double(step) / Double(steps))
    }
  }

  /// Evenly spaced times, both sides of every joint, and both sides of the jumps of some
  /// functions, so that a jump is drawn as a vertical line.
  ///
  /// - Complexity: O(functions * steps) calls.
  static func of(
    _ functions: [(Double) -> Double], over range: ClosedRange<Double>, joints: [Double] = []
  ) -> [Double] {
    let sides = joints.flatMap { [$0.nextDown, $0, $0.nextUp] }
    let times = Set(even(over: range) + sides.filter(range.contains)).sorted()
    let jumps = functions.flatMap { self.jumps(of: $0, at: times) }
    return jumps.isEmpty ? times : Set(times + jumps).sorted()
  }

  /// The times just before and just after each jump of a function.
  private static func jumps(of function: (Double) -> Double, at times: [Double]) -> [Double] {
    let values = times.map(function)
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max(), high > low else { return [] }
    var jumps: [Double] = []
    for index in times.indices.dropFirst() {
      let step = (values[index] - values[index - 1]).magnitude
      guard step > 0.02 * (high - low), jumps.count < 2 * mostJumps else { continue }
      jumps += jump(of: function, from: times[index - 1], to: times[index], by: step)
    }
    return jumps
  }

  /// The two sides of a jump, found by bisection; empty if the function is only steep there.
  private static func jump(
    of function: (Double) -> Double, from start: Double, to end: Double, by step: Double
  ) -> [Double] {
    var (start, end) = (start, end)
    var (low, high) = (function(start), function(end))
    for _ in 0..<64 {
      let middle = start + (end - start) / 2
      guard middle > start, middle < end else { break }
      let value = function(middle)
      if (value - low).magnitude >= (high - value).magnitude {
        (end, high) = (middle, value)
      } else {
        (start, low) = (middle, value)
      }
      guard (high - low).magnitude > step / 2 else { return [] }
    }
    return [start, end]
  }
}
