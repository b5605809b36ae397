import AnimationDocuments
import AnimationEngine

/// A property of a view in a sequence: the stops of all segments that move it.
struct MotionSequenceValue {
  let view: String?
  let name: String
  let place: SourcePlace
  /// The stops, each with a number that is one more for the next of the same segment.
  private var stops: [(stop: MotionSegment.Stop, number: Int)] = []
  private var count = 0
  /// The time of the latest stop, in seconds.
  private var latest = 0.0

  private static let workPerStop = 4

  init(view: String?, name: String, place: SourcePlace) {
    (self.view, self.name, self.place) = (view, name, place)
  }

  /// Adds a segment. What earlier ones say between its start and its end is gone.
  ///
  /// - Complexity: O(stops), which is charged.
  mutating func add(
    _ segment: MotionSegment, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    if segment.start < latest {
      try reading.charge(WorkMeter.product(stops.count, Self.workPerStop))
      stops.removeAll { $0.stop.time > segment.start && $0.stop.time < segment.end }
    }
    latest = max(latest, segment.end)
    stops += segment.stops.enumerated().map { ($0.element, count + $0.offset) }
    count += segment.stops.count + 1
  }

  // MARK: Frames

  /// Whether the first stop is the value that shows before all.
  var isOpen: Bool { ordered.first.map { $0.stop.text == nil } ?? false }

  /// The first value that is said.
  var firstText: String? { ordered.lazy.compactMap(\.stop.text).first }

  /// The stops by time. Where two stand at one, a value that is not said follows one that is.
  private var ordered: [(stop: MotionSegment.Stop, number: Int)] {
    func key(_ entry: (stop: MotionSegment.Stop, number: Int)) -> (Double, Int, Int) {
      (entry.stop.time, entry.stop.text == nil ? 1 : 0, entry.number)
    }
    return stops.sorted { key($0) < key($1) }
  }

  /// The frames of all stops, where one that is not said has the value before it; at the start that is
  /// `rest`. What shows first shows from the start on.
  ///
  /// - Parameter isScaled: Whether the times of the whole sequence are, so that its springs are curves.
  func frames(
    from rest: String?, isScaled: Bool, _ reading: inout ImportReading
  ) -> [StyleTrack.Frame] {
    let ordered = ordered
    guard let first = ordered.first, var text = first.stop.text ?? rest else { return [] }
    var frames = [StyleTrack.Frame(time: 0, text: text)]
    if first.stop.time > 0 { frames.append(.init(time: first.stop.time, text: text)) }
    for (last, next) in zip(ordered, ordered.dropFirst()) {
      let from = text
      text = next.stop.text ?? text
      guard next.stop.time > last.stop.time else {
        if text != from { frames.append(.init(time: next.stop.time, text: text, motion: .jump)) }
        continue
      }
      let isOwn = next.number == last.number + 1 && !isScaled
      let motion =
        text == from ? .curve(.linear) : last.stop.interpolation.motion(from, text, isOwn, &reading)
      frames.append(.init(time: next.stop.time, text: text, motion: motion))
    }
    return frames
  }
}

extension MotionSegment.Interpolation {
  /// The same backward, as the time runs back.
  var reversed: Self {
    switch self {
    case .curve(let fitted):
      fitted.curve.reversed.map { .curve(FittedCurve($0, error: fitted.error)) } ?? self
    case .spring: self
    }
  }

  /// The motion between two values. Where a spring does not go to the end of its own segment, Motion
  /// stretches it like a curve.
  fileprivate func motion(
    _ from: String, _ to: String, _ isOwn: Bool, _ reading: inout ImportReading
  ) -> ImportedMotion {
    switch self {
    case .curve(let fitted): fitted.motion
    case .spring(let spring, let distance, _) where isOwn:
      spring.motion(from, to, over: distance)
    case .spring(let spring, let distance, let duration):
      (reading.fitted("\(spring) \(duration)") { spring.curve(distance, duration) }
        ?? FittedCurve(exactly: .easeOut)).motion
    }
  }
}

extension MotionSpring {
  /// The motion between two values of a spring that was made for a distance.
  fileprivate func motion(
    _ from: String, _ to: String, over distance: Double
  ) -> ImportedMotion {
    guard let start = StyleText.dimension(from), let end = StyleText.dimension(to) else {
      return .spring(spring, velocity: 0, error: rest / distance)
    }
    let share = (end.number - start.number) / distance
    return .spring(spring, velocity: velocity * share, error: rest * abs(share))
  }

  fileprivate func curve(_ distance: Double, _ duration: Double) -> FittedCurve {
    FittedCurve(nil) { share in
      if share <= 0 || share >= 1 { return share <= 0 ? 0 : 1 }
      let value = spring.value(
        target: distance, initialVelocity: velocity, time: share * duration)
      return value / distance
    }
  }
}
