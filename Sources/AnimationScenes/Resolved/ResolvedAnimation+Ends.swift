import AnimationEngine

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
    case .animation(let single):
      single.animation.mayRunForever
        || single.animations.contains { $0.animation?.mayRunForever ?? false }
    case .keyframes(let keyframes): keyframes.mayRunForever
    case .phases(let phases): phases.mayRunForever
    case .scene(let scene): scene.mayRunForever
    }
  }
}
