import AnimationEngine

// Numbers that look as if they were in another unit.

extension SceneAdvisor {
  /// Notes a velocity in distances per second that is too high for one.
  mutating func look(atRelative velocity: Double, _ part: ScenePlace.Part) {
    note(SuspiciousNumber(relativeVelocity: velocity).map { [$0] } ?? [], part)
  }

  /// Notes a duration, in seconds, that looks like one in milliseconds.
  mutating func look(atDuration duration: Double, _ part: ScenePlace.Part) {
    note(SuspiciousNumber(duration: duration).map { [$0] } ?? [], part)
  }

  /// Notes the first event that comes so long after the one before it that its time looks like one in
  /// milliseconds.
  mutating func lookAtTime(after before: Double) {
    let time = scene.events[eventIndex].time
    guard !hasLateEvent, SuspiciousNumber(duration: time - before) != nil else { return }
    hasLateEvent = true
    note([.milliseconds(time)], .time)
  }

  /// Notes such numbers of what animates an event.
  mutating func lookAtNumbers(of transaction: SceneTransaction) {
    for number in transaction.source.suspiciousNumbers {
      if case .velocity = number {
        note([number], .animationVelocity)
      } else {
        note([number], .animation)
      }
    }
  }

  /// Notes numbers of a part of the event.
  mutating func note(_ numbers: [SuspiciousNumber], _ part: ScenePlace.Part) {
    for number in numbers { note(part, number.code, number.message) }
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
