import AnimationEngine

// What is repeated without end, with a number of rounds instead.

extension ResolvedAnimation {
  /// The animation with endless repetition limited to `count` rounds; nil where nothing repeats
  /// without end. Where iterations alternate, a round is one forward and one backward. There is at
  /// least one round, whatever the count.
  public func limited(toRounds count: Int) -> ResolvedAnimation? {
    let count = max(count, 1)
    var limited = self
    if let timing, timing.iterations == .infinity {
      limited.timing?.iterations = Double(timing.direction.alternates ? count.bothWays : count)
      return limited
    }
    guard let content = content.limited(toRounds: count) else { return nil }
    limited.content = content
    return limited
  }
}

extension ResolvedAnimation.Content {
  fileprivate func limited(toRounds count: Int) -> ResolvedAnimation.Content? {
    switch self {
    case .keyframes(var keyframes):
      guard keyframes.run == .forever else { return nil }
      keyframes.run = .cycles(count)
      return .keyframes(keyframes)
    case .phases(var phases):
      guard phases.run == .forever else { return nil }
      phases.run = .cycles(count)
      return .phases(phases)
    case .animation(let single): return single.limited(toRounds: count).map { .animation($0) }
    case .scene: return nil
    }
  }
}

extension SingleAnimation {
  fileprivate func limited(toRounds count: Int) -> SingleAnimation? {
    var limited = self
    limited.animation = animation.limited(toRounds: count)
    for index in animations.indices {
      limited.animations[index].animation = animations[index].animation?.limited(toRounds: count)
    }
    return limited == self ? nil : limited
  }
}

extension Animation {
  /// The animation with `count` rounds in place of ``repeatForever(autoreverses:)``.
  fileprivate func limited(toRounds count: Int) -> Animation {
    var limited = self
    limited.modifiers = modifiers.map { modifier in
      guard case .repeatForever(let autoreverses) = modifier else { return modifier }
      return .repeatCount(autoreverses ? count.bothWays : count, autoreverses: autoreverses)
    }
    return limited
  }
}

extension WebTiming.Direction {
  /// Whether every second iteration runs the other way.
  fileprivate var alternates: Bool { self == .alternate || self == .alternateReverse }
}

extension Int {
  /// The number of cycles of so many rounds there and back.
  fileprivate var bothWays: Int { multipliedSaturating(by: 2) }
}
