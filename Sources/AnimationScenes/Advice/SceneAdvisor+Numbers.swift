import AnimationEngine

// Numbers that look as if they were in another unit.

extension SceneAdvisor {
  /// Advises about a velocity that should be in distances per second and is so high that it looks
  /// like points per second.
  mutating func look(atRelative velocity: Double, _ part: ScenePlace.Part) {
    note(SuspiciousNumber(relativeVelocity: velocity), part)
  }

  /// Notes a duration, in seconds, that looks like one in milliseconds.
  mutating func look(atDuration duration: Double, _ part: ScenePlace.Part) {
    note(SuspiciousNumber(duration: duration), part)
  }

  /// Advises about the time of this event, the first one that comes so long after the event
  /// before it that its time looks like milliseconds.
  mutating func lookAtTime(after before: Double) {
    let time = scene.events[eventIndex].time
    guard !hasLateEvent, SuspiciousNumber(duration: time - before) != nil else { return }
    hasLateEvent = true
    note(.milliseconds(time), .time)
  }

  /// Advises about durations, damping ratios and velocities of the transaction's animation that
  /// look as if they were in another unit.
  mutating func lookAtNumbers(of transaction: SceneTransaction) {
    for number in transaction.source.suspiciousNumbers {
      let isVelocity = if case .velocity = number { true } else { false }
      note(number, isVelocity ? .animationVelocity : .animation)
    }
    for (index, entry) in transaction.scoped.enumerated() {
      look(atNumbersOf: entry.animation, .scopedAnimation(index))
    }
  }

  /// Advises about the same numbers of the scene's implicit animations.
  mutating func lookAtImplicitAnimations() {
    for (index, entry) in scene.animations.enumerated() where !hasEnough {
      let place = ScenePlace(event: 0, .implicitAnimation(index))
      for number in entry.animation?.suspiciousNumbers ?? [] {
        note(at: place, number.code, number.message)
      }
    }
  }

  /// Advises about the same numbers of an animation in a part of the present event.
  mutating func look(atNumbersOf animation: Animation?, _ part: ScenePlace.Part) {
    for number in animation?.suspiciousNumbers ?? [] { note(number, part) }
  }

  /// Advises about the same numbers of the animations that a transition itself has.
  mutating func look(
    atTransition transition: ViewTransition?, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let animations = transition?.animations ?? []
    try meter.charge(WorkMeter.product(animations.count, 30))
    for animation in animations { look(atNumbersOf: animation, .transition) }
  }

  /// Adds advice about a suspicious number in a part of the present event; nothing for nil.
  mutating func note(_ number: SuspiciousNumber?, _ part: ScenePlace.Part) {
    if let number { note(part, number.code, number.message) }
  }
}

extension SceneTransaction.AnimationSource {
  fileprivate var suspiciousNumbers: [SuspiciousNumber] {
    switch self {
    case .implicit, .none: []
    case .animation(let animation): animation.suspiciousNumbers
    case .uikit(let block): block.suspiciousNumbers
    }
  }
}

extension UIKitAnimation {
  fileprivate var suspiciousNumbers: [SuspiciousNumber] {
    let own: [SuspiciousNumber?] =
      switch form {
      case .curve(_, let duration): [SuspiciousNumber(duration: duration)]
      case .springDamping(let duration, _, let velocity), .spring(let duration, _, let velocity):
        [SuspiciousNumber(duration: duration)]
          + velocity.numbers.map { SuspiciousNumber(relativeVelocity: $0) }
      case .animation(let animation): animation.suspiciousNumbers
      }
    return (own + [SuspiciousNumber(duration: delay)]).compactMap { $0 }
  }
}
