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
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  /// - Complexity: O(joints * log joints).
  public init(
    _ left: Timeline, _ right: Timeline, count: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    even = .evenly(count: count, end: max(left.duration ?? 0, right.duration ?? 0))
    var seeds: [Double] = []
    for timeline in [left, right] {
      seeds += try timeline.seedTimes(
        from: 0, to: timeline.duration ?? 0, unlessOver: Self.mostJoints, meter: &meter)
    }
    others = Timeline.rising(seeds.sorted())
  }

  /// The greatest number of times at which a column is looked at, with those around the peaks.
  public var count: Int {
    even.count.addingSaturating(others.count + 2 * DistanceSearch.mostCloserLooks)
  }
}
