/// The times at which a timeline is sampled, known before the first sample is made.
public struct SampleGrid: Hashable, Sendable {
  /// The rules by which the times follow each other.
  public enum Layout: Hashable, Sendable {
    /// The times `start + k / perSecond` while more than 1 ns below `end`, then exactly `end`.
    case frames(perSecond: Double, start: Double, end: Double)
    /// The times `start + k * step` while more than 1 ns below `end`, then exactly `end`.
    case steps(of: Double, start: Double, end: Double)
    /// So many evenly spaced times from `start` to `end`, both included; a single one is `start`.
    case evenly(count: Int, start: Double, end: Double)
    /// A list of times, in this order.
    case times([Double])
  }

  /// The rule by which the times follow each other.
  public let layout: Layout
  /// The number of times; `Int.max` when there are more than that.
  public let count: Int
  /// The clock of all rows, except a last one that stands at the end.
  let clock: UniformClock

  /// Creates the grid of a layout.
  ///
  /// Rates and steps must be positive and finite, `end` finite and not before `start`. Other
  /// problems of a layout are reported by ``problem(of:)``; the times of such a layout may repeat.
  public init(_ layout: Layout) {
    self.layout = layout
    switch layout {
    case .frames(let rate, let start, let end):
      clock = .frames(perSecond: rate, start: start)
      count = clock.rows(before: end, closing: true)
    case .steps(let step, let start, let end):
      clock = .steps(of: step, start: start)
      count = clock.rows(before: end, closing: true)
    case .evenly(let count, let start, let end):
      clock = .evenly(divisions: Double(max(count, 2) - 1), start: start, end: end)
      self.count = max(count, 0)
    case .times(let times):
      clock = UniformClock(start: 0, span: 1, divisions: 1)
      count = times.count
    }
  }

  /// Creates the times of the frames from `start` to `end`, at `rate` frames per second.
  public static func frames(perSecond rate: Double, start: Double = 0, end: Double) -> SampleGrid {
    SampleGrid(.frames(perSecond: rate, start: start, end: end))
  }

  /// Creates times that are one step apart, from `start` to `end`.
  public static func steps(of step: Double, start: Double = 0, end: Double) -> SampleGrid {
    SampleGrid(.steps(of: step, start: start, end: end))
  }

  /// Creates `count` evenly spaced times from `start` to `end`.
  public static func evenly(count: Int, start: Double = 0, end: Double) -> SampleGrid {
    SampleGrid(.evenly(count: count, start: start, end: end))
  }

  /// Creates the grid of a list of times.
  public static func times(_ times: [Double]) -> SampleGrid { SampleGrid(.times(times)) }

  /// The problems that a layout can have.
  public enum Problem: Hashable, Sendable {
    /// The difference between start and end is not a finite double.
    case tooWide
    /// Doubles cannot tell the times apart: the step, in seconds, is lost in their rounding.
    case tooClose(step: Double)
  }

  /// The problem with the times of a layout; nil when all are finite and each is greater than the
  /// one before. Listed times are not checked, and a layout from a time to the same time has no
  /// problem.
  public static func problem(of layout: Layout) -> Problem? {
    switch layout {
    case .frames(let rate, let start, let end): problem(of: 1 / rate, start, end)
    case .steps(let step, let start, let end): problem(of: step, start, end)
    case .evenly(let count, let start, let end):
      problem(of: (end - start) / Double(max(count, 2) - 1), start, end)
    case .times: nil
    }
  }

  private static func problem(of step: Double, _ start: Double, _ end: Double) -> Problem? {
    guard (end - start).isFinite else { return .tooWide }
    // Both ends can be told apart; a row of the clock may be off by two units in the last place.
    guard step < end - start else { return nil }
    let finest = 4 * max(start.magnitude, end.magnitude).ulp
    return step < finest ? .tooClose(step: step) : nil
  }

  /// The time of a row, in seconds.
  public func time(at row: Int) -> Double {
    switch layout {
    case .frames(_, _, let end), .steps(_, _, let end): row == count - 1 ? end : clock.time(row)
    case .evenly(let count, _, let end): row == count - 1 && count > 1 ? end : clock.time(row)
    case .times(let times): times[row]
    }
  }

  /// The rows that follow the clock; at most one more row stands at the end.
  var uniformRows: Range<Int> {
    switch layout {
    case .times: 0..<0
    case .frames, .steps: 0..<count - 1
    case .evenly: 0..<(count > 1 ? count - 1 : count)
    }
  }

}
