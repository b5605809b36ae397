extension ExportMotion {
  /// Leaves channels to the platform's own spring where that says the same within the tolerance.
  mutating func takeSpring(where isPossible: (ExportChannel) -> Bool) {
    for index in channels.indices where isPossible(channels[index]) {
      channels[index].takeSpring()
    }
  }
}

extension ExportChannel {
  /// Exports the channel as a spring of the platform. The error is the distance that is left when
  /// our spring rests, a thousandth, or what the platform's spring leaves then.
  fileprivate mutating func takeSpring() {
    guard !isStill, let (from, to) = ends else { return }
    let distance = zip(from, to).map { ($1 - $0).magnitude }.max() ?? 0
    guard distance / 1000 <= tolerance else { return }
    isSpring = true
    error = max(distance / 1000, springRest)
  }

  /// The first and the last numbers.
  var ends: (from: [Double], to: [Double])? {
    guard let first = keyframes.first, let last = keyframes.last else { return nil }
    return (first.numbers, last.numbers)
  }

  /// The distance from its target at which a spring may rest.
  var springRest: Double { tolerance / 2 }
}
