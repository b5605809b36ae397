extension ExportMotion {
  /// Marks the channels that the platform's own spring can animate within the tolerance.
  mutating func takeSpring(where isPossible: (ExportChannel) -> Bool) {
    for index in channels.indices where isPossible(channels[index]) {
      channels[index].takeSpring()
    }
  }
}

extension ExportChannel {
  /// Marks the channel as a spring of the platform if the tolerance allows it. The error is the
  /// distance left when our spring settles, a thousandth, or the distance at which the platform's
  /// spring rests.
  fileprivate mutating func takeSpring() {
    guard !isStill, let (from, to) = ends else { return }
    let distance = zip(from, to).map { ($1 - $0).magnitude }.max() ?? 0
    let isWithin = zip(zip(from, to), tolerances).allSatisfy { ends, tolerance in
      (ends.1 - ends.0).magnitude / 1000 <= tolerance
    }
    guard isWithin else { return }
    isSpring = true
    deviation = ExportError(greatest: max(distance / 1000, springRest))
  }

  /// The numbers of the first and the last keyframe; nil without keyframes.
  var ends: (from: [Double], to: [Double])? {
    guard let first = keyframes.first, let last = keyframes.last else { return nil }
    return (first.numbers, last.numbers)
  }

  /// The distance from its target at which the platform's spring may rest.
  var springRest: Double { (tolerances.min() ?? 0) / 2 }
}
