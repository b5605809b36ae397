/// The times at which two timelines are compared: evenly spaced ones, and those at which one of the
/// two may jump, bend or swing back.
public struct ComparisonTimes: Sendable {
  /// The evenly spaced times, from 0 to the end of the longer timeline.
  let even: SampleGrid
  /// The times at which the distance may be greatest between these, rising.
  let others: [Double]

  /// The times for two timelines, of which `count` are evenly spaced.
  ///
  /// - Precondition: Both have an end, and `count` is at least 2.
  /// - Throws: What the meter throws.
  /// - Complexity: O(joints * log joints).
  public init(
    _ left: Timeline, _ right: Timeline, count: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    even = .evenly(count: count, end: max(left.duration ?? 0, right.duration ?? 0))
    let seeds = try left.comparedSeeds(&meter) + right.comparedSeeds(&meter)
    others = Timeline.rising(seeds.sorted())
  }

  /// The greatest number of times at which a column is looked at, with those around the peaks.
  public var count: Int {
    even.count.addingSaturating(others.count + 2 * DistanceSearch.mostCloserLooks)
  }
}

extension Timeline {
  /// The greatest number of joints that are looked at; of a timeline with more none is.
  private static let mostComparedJoints = 100_000

  /// The times that miss nothing of the motion; none where there are too many.
  fileprivate func comparedSeeds(
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    do {
      return try seedTimes(
        from: 0, to: duration ?? 0, limit: Self.mostComparedJoints, meter: &meter)
    } catch {
      guard case .tooManyTimes = error else { throw error }
      return []
    }
  }
}
