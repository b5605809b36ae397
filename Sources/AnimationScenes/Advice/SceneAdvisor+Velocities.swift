import AnimationEngine

// Velocities that are relative to the distance, and look as if they were not.

extension SceneAdvisor {
  /// From so many distances in a second on, a velocity is taken to be one in points per second.
  private static var suspicious: Double { 30 }

  /// Notes a velocity in distances per second that is too high for one.
  mutating func look(atRelative velocity: Double, _ part: ScenePlace.Part) {
    guard velocity.magnitude >= Self.suspicious else { return }
    note(
      part, .velocityNotRelative,
      "A velocity of \(velocity) covers the whole way \(velocity.magnitude) times in a second. "
        + "Divide units per second by the way that is left.")
  }

  /// Notes such a velocity of what carries an event.
  mutating func lookAtVelocity(of transaction: SceneTransaction) {
    if let velocity = transaction.source.relativeVelocity {
      look(atRelative: velocity, .animationVelocity)
    }
  }
}

extension SceneTransaction.AnimationSource {
  /// The velocity in distances per second that the event begins with, if it says one.
  fileprivate var relativeVelocity: Double? {
    switch self {
    case .implicit, .none: nil
    case .animation(let animation): animation.relativeVelocity
    case .uikit(let animation):
      switch animation.form {
      case .curve: nil
      case .springDamping(_, _, let velocity), .spring(_, _, let velocity): velocity
      case .animation(let bridged): bridged.relativeVelocity
      }
    }
  }
}

extension Animation {
  /// The velocity in distances per second that the animation begins with, if it has one of its own.
  fileprivate var relativeVelocity: Double? {
    if case .interpolatingSpring(_, let velocity) = movement { velocity } else { nil }
  }
}
