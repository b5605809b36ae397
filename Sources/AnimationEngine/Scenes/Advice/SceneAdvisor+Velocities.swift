// Velocities that are relative to the distance, and look as if they were not.

extension SceneAdvisor {
  /// From so many distances in a second on, a velocity is taken to be one in points per second.
  private static var suspicious: Double { 30 }

  mutating func lookAtVelocities(of event: SceneEvent, _ index: Int) {
    for (path, velocity) in event.relativeVelocities where velocity.magnitude >= Self.suspicious {
      note(
        index, path, .velocityNotRelative,
        "A velocity of \(velocity) covers the whole way \(velocity.magnitude) times in a second. "
          + "Divide units per second by the way that is left.")
    }
  }
}

extension SceneEvent {
  /// The velocities of the event that are relative to a distance, and where they stand.
  fileprivate var relativeVelocities: [(path: [String], velocity: Double)] {
    transaction.source.relativeVelocities + verb.relativeVelocities
  }
}

extension SceneTransaction.AnimationSource {
  fileprivate var relativeVelocities: [(path: [String], velocity: Double)] {
    switch self {
    case .implicit, .none: []
    case .animation(let animation):
      animation.relativeVelocity.map { [(["animation", "initialVelocity"], $0)] } ?? []
    case .uikit(let animation):
      switch animation.form {
      case .curve: []
      case .springDamping(_, _, let velocity), .spring(_, _, let velocity):
        [(["uikit", "initialVelocity"], velocity)]
      case .animation(let bridged):
        bridged.relativeVelocity.map { [(["uikit", "animation", "initialVelocity"], $0)] } ?? []
      }
    }
  }
}

extension SceneVerb {
  fileprivate var relativeVelocities: [(path: [String], velocity: Double)] {
    switch self {
    case .animator(let command):
      switch command.action {
      case .create(let settings, _): settings.timing.relativeVelocities
      case .continue(let timing?, _): timing.relativeVelocities
      default: []
      }
    case .zoom(let command):
      if case .release(let velocity) = command.action {
        [(["zoom", "velocity"], velocity)]
      } else {
        []
      }
    default: []
    }
  }
}

extension TimingParameters {
  fileprivate var relativeVelocities: [(path: [String], velocity: Double)] {
    if case .spring(let spring) = self {
      [(["animator", "velocity"], spring.initialVelocity)]
    } else {
      []
    }
  }
}

extension Animation {
  /// The velocity in distances per second that the animation begins with, if it has one of its own.
  fileprivate var relativeVelocity: Double? {
    if case .interpolatingSpring(_, let velocity) = movement { velocity } else { nil }
  }
}
