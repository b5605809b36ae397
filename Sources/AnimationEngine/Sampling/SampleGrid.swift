/// The times at which a timeline is sampled, known before the first sample is made.
public struct SampleGrid: Hashable, Sendable {
  /// How the times follow each other.
  public enum Layout: Hashable, Sendable {
    /// `start + k / perSecond` while below `end`, and one last time exactly at `end`.
    case frames(perSecond: Double, start: Double, end: Double)
    /// `start + k * step` while below `end`, and one last time exactly at `end`.
    case steps(of: Double, start: Double, end: Double)
    /// `count` times evenly from `start` to `end`, both included; a single one is `start`.
    case evenly(count: Int, start: Double, end: Double)
    /// These times, in this order.
    case times([Double])
  }

  /// How the times follow each other.
  public let layout: Layout
  /// How many times there are; `Int.max` when there are more than that.
  public let count: Int
  /// The rule for all rows but a last one that stands at the end.
  let clock: UniformClock

  /// The grid of a layout.
  ///
  /// Rates and steps have to be positive and finite, `end` finite and not before `start`.
  public init(_ layout: Layout) {
    self.layout = layout
    switch layout {
    case .frames(let rate, let start, let end):
      clock = UniformClock(start: start, span: 1, divisions: rate)
      count = clock.rows(before: end, closing: true)
    case .steps(let step, let start, let end):
      clock = UniformClock(start: start, span: step, divisions: 1)
      count = clock.rows(before: end, closing: true)
    case .evenly(let count, let start, let end):
      clock = UniformClock(start: start, span: end - start, divisions: Double(max(count - 1, 1)))
      self.count = count
    case .times(let times):
      clock = UniformClock(start: 0, span: 1, divisions: 1)
      count = times.count
    }
  }

  /// A frame rate.
  public static func frames(perSecond rate: Double, start: Double = 0, end: Double) -> SampleGrid {
    SampleGrid(.frames(perSecond: rate, start: start, end: end))
  }

  /// A fixed step.
  public static func steps(of step: Double, start: Double = 0, end: Double) -> SampleGrid {
    SampleGrid(.steps(of: step, start: start, end: end))
  }

  /// A number of times.
  public static func evenly(count: Int, start: Double = 0, end: Double) -> SampleGrid {
    SampleGrid(.evenly(count: count, start: start, end: end))
  }

  /// A list of times.
  public static func times(_ times: [Double]) -> SampleGrid { SampleGrid(.times(times)) }

  /// The time of a row, in seconds.
  public func time(at row: Int) -> Double {
    switch layout {
    case .frames(_, _, let end), .steps(_, _, let end):
      row == count - 1 ? end : clock.time(row)
    case .evenly(let count, _, let end):
      row == count - 1 && count > 1 ? end : clock.time(row)
    case .times(let times): times[row]
    }
  }

  /// The rows that follow the clock; at most one more stands at the end.
  var uniformRows: Range<Int> {
    switch layout {
    case .times: 0..<0
    case .frames, .steps: 0..<count - 1
    case .evenly: 0..<(count > 1 ? count - 1 : count)
    }
  }

  /// The greatest time, or nil when there is none.
  public var lastTime: Double? {
    switch layout {
    case .times(let times): times.max()
    default: count > 0 ? time(at: count - 1) : nil
    }
  }
}
