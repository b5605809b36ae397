// Whether an animation has an end, as far as that shows without working it out.

extension ResolvedAnimation {
  /// Whether the timing asks for an end that may not be there: only then compiling may find out that
  /// the timing cannot be played.
  ///
  /// - Complexity: O(animations).
  package var mayLackEnd: Bool {
    guard let timing else { return false }
    if let length = timing.iterationDuration {
      return TimingModel(timing, iterationDuration: length).lacksEndToRunFrom
    }
    let runsFromEnd = timing.playbackRate < 0
    return runsFromEnd && !timing.iterations.isFinite || content.mayRunForever
  }
}

extension ResolvedAnimation.Content {
  fileprivate var mayRunForever: Bool {
    switch self {
    case .animation(let single): single.animation.mayRunForever
    case .keyframes(let keyframes):
      keyframes.tracks.contains { $0.keyframes.contains(where: \.mayRunForever) }
    case .phases(let phases):
      phases.run == .forever
        || phases.phases.contains { $0.animation?.mayRunForever ?? false }
    case .scene(let scene): scene.mayRunForever
    }
  }
}

extension Animation {
  /// Whether it may go on without end: for ever, or as a spring that nothing damps.
  var mayRunForever: Bool {
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
    case .custom: .infinity
    }
  }
}

extension Spring {
  /// At most how long it moves, in seconds; infinite where nothing damps it.
  fileprivate var longestDuration: Double { isDamped ? 1e18 : .infinity }

  /// Whether it comes to rest.
  var isDamped: Bool { dampingRatio > 1e-9 }
}

extension Keyframe<Components> {
  fileprivate var mayRunForever: Bool {
    if case .spring(_, nil, let spring, _) = self { !spring.isDamped } else { false }
  }
}

// MARK: - Scenes

extension Scene {
  fileprivate var mayRunForever: Bool {
    animations.contains(where: \.mayRunForever)
      || events.contains { event in
        event.transaction.source.mayRunForever
          || event.transaction.scoped.contains(where: \.mayRunForever)
          || event.verb.playable.mayRunForever
      }
  }
}

extension ImplicitAnimation {
  fileprivate var mayRunForever: Bool { animation?.mayRunForever ?? false }
}

extension SceneTransaction.AnimationSource {
  fileprivate var mayRunForever: Bool {
    switch self {
    case .implicit, .none: false
    case .animation(let animation): animation.mayRunForever
    case .uikit(let block): block.mayRunForever
    }
  }
}

extension UIKitAnimation {
  fileprivate var mayRunForever: Bool {
    if options.contains(.repeat) { return true }
    return switch form {
    case .curve: false
    case .springDamping(_, let ratio, _): ratio <= 1e-9
    case .spring(let duration, let bounce, _): !Spring(duration: duration, bounce: bounce).isDamped
    case .animation(let animation): animation.mayRunForever
    }
  }
}
