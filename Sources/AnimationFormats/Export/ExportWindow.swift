/// The part of a timeline that is exported, with times relative to its start.
struct ExportWindow: Sendable {
  /// The start on the timeline, in seconds.
  let start: Double
  /// The length in seconds.
  let length: Double
  /// The times of the timeline that are sampled.
  private let inside: ClosedRange<Double>

  /// The window of a whole timeline. One that takes no time shows its value for a millisecond, as
  /// no platform has keyframes without time.
  init(whole duration: Double) {
    (start, length, inside) = (0, duration > 0 ? duration : 0.001, 0...duration)
  }

  /// The window of one round. There may be a jump at its ends, which also belong to the
  /// neighbouring rounds; so it is sampled a few rounding steps inside.
  init(round start: Double, _ length: Double) {
    (self.start, self.length) = (start, length)
    let margin = 8 * (start + length).ulp
    inside = start + margin...max(start + margin, start + length - margin)
  }

  /// The timeline's time for a time in the window.
  func timelineTime(_ time: Double) -> Double {
    min(max(start + time, inside.lowerBound), inside.upperBound)
  }

  /// The window's time for a time on the timeline; times within rounding of an end count as that
  /// end.
  func time(_ timelineTime: Double) -> Double {
    if timelineTime <= inside.lowerBound { return 0 }
    return timelineTime >= inside.upperBound ? length : timelineTime - start
  }

  /// The first and last time of the timeline that are sampled.
  var ends: (first: Double, last: Double) { (inside.lowerBound, inside.upperBound) }
}
