// Whether an animation has an end, as far as that shows without working it out.

extension Animation {
  /// Whether it may go on without end: for ever, or as a spring that nothing damps.
  package var mayRunForever: Bool {
    let end = movement.longestDuration
    return !TimeMap(modifiers, around: end, logicalEnd: end).end.isFinite
  }
}

extension Animation.Base {
  /// At most how long it moves, in seconds; infinite where nobody knows.
  fileprivate var longestDuration: Double {
    switch self {
    case .curve(_, let duration, _): duration
    case .fluid(let spring): spring.spring.longestDuration
    case .interpolatingSpring(let spring, _): spring.longestDuration
    case .classicSpring(let duration, _, _): duration
    case .custom: .infinity
    }
  }
}

extension Spring {
  /// At most how long it moves, in seconds; infinite where nothing damps it.
  fileprivate var longestDuration: Double { isDamped ? 1e18 : .infinity }

  /// Whether it comes to rest.
  package var isDamped: Bool { dampingRatio > 1e-9 }
}

extension Keyframe<Components> {
  fileprivate var mayRunForever: Bool {
    if case .spring(_, nil, let spring, _) = self { !spring.isDamped } else { false }
  }
}

extension KeyframeAnimation {
  /// Whether the tracks are played for ever, or a spring that nothing damps runs without a duration.
  package var mayRunForever: Bool {
    run == .forever || tracks.contains { $0.keyframes.contains(where: \.mayRunForever) }
  }
}

extension PhaseAnimation {
  /// Whether the sequence goes on for ever, or one of its animations may.
  package var mayRunForever: Bool {
    run == .forever || phases.contains { $0.animation?.mayRunForever ?? false }
  }
}
