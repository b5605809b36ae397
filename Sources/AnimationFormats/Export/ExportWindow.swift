/// The part of a timeline that is exported, on an axis that begins with it.
struct ExportWindow: Sendable {
  /// When it begins on the timeline, in seconds.
  let start: Double
  /// How long it is, in seconds.
  let length: Double
  /// The times of the timeline that belong to it.
  private let inside: ClosedRange<Double>

  /// A timeline from its start to its end.
  init(whole duration: Double) {
    (start, length, inside) = (0, duration, 0...duration)
  }

  /// A round among others. Its ends belong to its neighbours as well, and there may be a jump between
  /// them; so it is read a few roundings inside.
  init(round start: Double, _ length: Double) {
    (self.start, self.length) = (start, length)
    let margin = 8 * (start + length).ulp
    inside = start + margin...max(start + margin, start + length - margin)
  }

  /// The time of the timeline at a time of the window.
  func timelineTime(_ time: Double) -> Double {
    min(max(start + time, inside.lowerBound), inside.upperBound)
  }

  /// The time of the window at a time of the timeline; what is as near to an end as rounding is at it.
  func time(_ timelineTime: Double) -> Double {
    if timelineTime <= inside.lowerBound { return 0 }
    return timelineTime >= inside.upperBound ? length : timelineTime - start
  }

  /// The first and the last time of the timeline.
  var ends: (first: Double, last: Double) { (inside.lowerBound, inside.upperBound) }
}
